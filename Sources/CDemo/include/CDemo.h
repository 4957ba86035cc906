#ifndef CDEMO_H
#define CDEMO_H

#include <stddef.h>

/// One file of the example week, compiled into the program.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} demo_file;

/// The calendar called Office, as iCalendar.
demo_file demo_office(void);

/// The calendar called Home, as iCalendar.
demo_file demo_home(void);

/// The check-ins, a line each: when, the words, the associations and the note, apart by bars.
demo_file demo_check_ins(void);

#endif
