#ifndef CQUESTIONNAIRES_H
#define CQUESTIONNAIRES_H

#include <stddef.h>

/// One file of the top-level `Questionnaires` folder, compiled into the program.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} embedded_file;

/// All questionnaires, in the order of the table in `CQuestionnaires.c`; names are without `.json`.
const embedded_file *_Nonnull embedded_questionnaires(size_t *_Nonnull count);

/// The crisis lines, from `Questionnaires/Support/crisis-lines.json`.
embedded_file embedded_crisis_lines(void);

#endif
