/* ncursesw as Swift can import it: wide characters on, and functions in place of what is a macro or a variable there. */
#ifndef CHIPS_CNCURSES_SHIM_H
#define CHIPS_CNCURSES_SHIM_H

#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <term.h>
#include <wchar.h>

static const attr_t chips_attribute_normal = A_NORMAL;
static const attr_t chips_attribute_bold = A_BOLD;
static const attr_t chips_attribute_dim = A_DIM;
static const attr_t chips_attribute_underline = A_UNDERLINE;
static const attr_t chips_attribute_reverse = A_REVERSE;
/* The one pair of colours. */
static const attr_t chips_attribute_pair = COLOR_PAIR(1);

/* Makes the next refresh of any window clear the terminal and paint every cell. */
static inline void chips_redraw_everything(void) { clearok(curscr, TRUE); }

/* The terminal's string for a capability, or NULL when it has none. */
static inline const char *chips_capability(const char *name) {
  const char *string = tigetstr(name);
  return string == (const char *)-1 ? NULL : string;
}

/* The same for a capability that takes a number; valid until the next call. */
static inline const char *chips_capability_with_number(const char *name, long number) {
  const char *string = chips_capability(name);
  return string == NULL ? NULL : tparm(string, number, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

#endif
