#include "CQuestionnaires.h"

// To build a questionnaire in: one array here and one line in the table, both in the order in
// which they are listed to people.

static const unsigned char phq_9[] = {
#embed "../../Questionnaires/phq-9.json"
};
static const unsigned char gad_7[] = {
#embed "../../Questionnaires/gad-7.json"
};
static const unsigned char phq_8[] = {
#embed "../../Questionnaires/phq-8.json"
};
static const unsigned char phq_4[] = {
#embed "../../Questionnaires/phq-4.json"
};
static const unsigned char phq_2[] = {
#embed "../../Questionnaires/phq-2.json"
};
static const unsigned char gad_2[] = {
#embed "../../Questionnaires/gad-2.json"
};
static const unsigned char phq_15[] = {
#embed "../../Questionnaires/phq-15.json"
};
static const unsigned char k10[] = {
#embed "../../Questionnaires/k10.json"
};
static const unsigned char k6[] = {
#embed "../../Questionnaires/k6.json"
};
static const unsigned char pcl_5[] = {
#embed "../../Questionnaires/pcl-5.json"
};
static const unsigned char crisis_lines[] = {
#embed "../../Questionnaires/Support/crisis-lines.json"
};

static const embedded_file questionnaires[] = {
    {"phq-9", phq_9, sizeof phq_9},
    {"gad-7", gad_7, sizeof gad_7},
    {"phq-8", phq_8, sizeof phq_8},
    {"phq-4", phq_4, sizeof phq_4},
    {"phq-2", phq_2, sizeof phq_2},
    {"gad-2", gad_2, sizeof gad_2},
    {"phq-15", phq_15, sizeof phq_15},
    {"k10", k10, sizeof k10},
    {"k6", k6, sizeof k6},
    {"pcl-5", pcl_5, sizeof pcl_5},
};

const embedded_file *embedded_questionnaires(size_t *count) {
  *count = sizeof questionnaires / sizeof *questionnaires;
  return questionnaires;
}

embedded_file embedded_crisis_lines(void) {
  return (embedded_file){"crisis-lines", crisis_lines, sizeof crisis_lines};
}
