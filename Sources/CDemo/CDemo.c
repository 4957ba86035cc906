#include "CDemo.h"

static const unsigned char office[] = {
#embed "office.ics"
};
static const unsigned char home[] = {
#embed "home.ics"
};
static const unsigned char check_ins[] = {
#embed "check-ins.txt"
};

demo_file demo_office(void) { return (demo_file){office, sizeof office}; }

demo_file demo_home(void) { return (demo_file){home, sizeof home}; }

demo_file demo_check_ins(void) { return (demo_file){check_ins, sizeof check_ins}; }
