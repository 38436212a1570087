/// The parts of the manual that no table tells.
enum ManualText {
  static let beginning = #"""
    .SH NAME
    chips \- pick any number of options in the terminal
    .SH SYNOPSIS
    .B chips
    .RI [ OPTION ...]
    .RI [ LABEL ...]
    .SH DESCRIPTION
    .B chips
    shows options as chips that flow onto as many rows as the terminal's width needs, and reflow when it is
    resized.
    Arrow keys move, Space chooses, Enter prints what is chosen for the script that asked.
    .PP
    The options are the
    .IR LABEL s
    if there are any; standard input is not read then.
    Else they are the records on standard input, which can be used while more of them arrive.
    A record is a line unless
    .BR \-\-read0 " or " \-\-format
    says otherwise; empty lines are skipped, and two equal ones are two options.
    .PP
    The chips are drawn on the terminal itself, below the prompt, and are gone afterwards.
    Keys are read from there: standard input stays data, and standard output is only the answer.
    What is printed are the bytes that came in, whatever they are.
    Nothing chosen is an answer too: nothing is printed, or
    .B []
    with
    .BR "\-\-output json" .
    .PP
    An error is one line on standard error; cancelling says nothing.
    A script sees a whole answer and status 0, or another status.
    """#

  static let writingOptions = #"""
    Long options take
    .BI \-\-name " VALUE"
    and
    .BI \-\-name= VALUE\fR;
    letters combine, as in
    .BR "\-0s x" .
    After
    .B \-\-
    everything is a label.
    """#

  static let otherKeys = #"""
    .PP
    With the mouse a click chooses a chip, or not, and the wheel moves up and down.
    .PP
    In the search field the usual keys edit: Left, Right, Home, End, Backspace, Delete, Ctrl\-U, Ctrl\-W,
    Ctrl\-A and Ctrl\-E; text may be pasted.
    Terms between blanks must all occur; a term in small letters matches capital ones too, and letters
    match with and without diacritics.
    .PP
    Before the first option has arrived keys wait, but for those that cancel,
    .BR / " and " ? .
    """#

  static let lines = #"""
    With
    .B \-\-accessible
    nothing is drawn: the options are numbered lines, and chips asks for lines until an empty one accepts.
    .PP
    Numbers and ranges, with blanks or commas between them, as in
    .BR "2 4\-6" ,
    select options, or no longer select them; a whole id or title does so for one.
    .B all
    and
    .B clear
    select all and none,
    .B quit
    and Ctrl\-D leave without an answer,
    .B ?
    explains and lists the options again.
    .PP
    All input is read before the first line is asked for; Ctrl\-C leaves meanwhile.
    """#

  static let environment = #"""
    .TP
    .B CHIPS_OPTS
    Options that come before those of the command line, split at blanks; single and double quotes and the
    backslash keep blanks, and nothing is expanded.
    Labels and
    .B \-\-
    are refused.
    .TP
    .B TERM
    The kind of terminal; with
    .B dumb
    chips asks in lines, as with
    .BR \-\-accessible .
    .TP
    .B CHIPS_ACCESSIBLE
    The same as
    .BR \-\-accessible ,
    unless it is
    .BR 0 ", " false ", " no
    or empty.
    .TP
    .BR LC_ALL ", " LC_CTYPE ", " LANG
    The first of them that is set and not empty tells by its name whether the terminal takes UTF\-8: it
    does unless the name ends in another encoding, and then chips keeps to ASCII.
    .TP
    .B COLORTERM
    Where it is
    .B truecolor
    or
    .BR 24bit ,
    the accent is any colour below the prompt.
    .TP
    .B NO_COLOR
    Where it is set and not empty, no colours are used.
    .TP
    .B ESCDELAY
    How many milliseconds a lone Esc waits for the rest of a key's sequence (25).
    """#
}
