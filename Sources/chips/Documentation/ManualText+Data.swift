extension ManualText {
  static let data = #"""
    .TP
    .B lines
    A record is an option.
    With
    .B \-\-delimiter
    it has an id, which is printed, and a title, which is shown.
    .TP
    .BR tsv ", " csv
    The first line names the columns, in any order:
    .BR id ", " title ", " group ", " selected ", " disabled ", " badge .
    There is at least a title or an id, and either stands for the other; further columns are ignored.
    .BR selected " and " disabled
    are
    .BR 1 ", " true " or " yes ,
    else
    .BR 0 ", " false ", " no
    or empty.
    A blank line is skipped; one with more or fewer cells than the first is an error.
    Cells of csv may be in double quotes, those of tsv never are.
    .TP
    .B json
    An array, or one value a line.
    A string is a title; an object has the names of the columns as keys.
    Numbers that are whole may stand for text.
    An object with the key
    .B options
    is a group.
    .IP
    .nf
    ["Gift",
     {"title": "New", "badge": "12"},
     {"group": "Price", "limit": 1,
      "options": ["Low", "High"]}]
    .fi
    .PP
    A
    .I group
    is a heading above its chips.
    A group's
    .I limit
    is how many of its chips can be chosen; with 1, choosing another replaces.
    Of too many that are chosen at the start the first stay.
    A
    .I badge
    is short text after the title, never printed.
    A
    .I disabled
    chip is passed over by the cursor, and no key changes it; chosen at the start it is part of the answer.
    """#

  static let examples = #"""
    Delete git branches:
    .PP
    .nf
    git branch \-\-format=\(aq%(refname:short)\(aq |
      chips | xargs \-r git branch \-D
    .fi
    .PP
    Files, whatever their names, to another command:
    .PP
    .nf
    find . \-type f \-print0 |
      chips \-0 \-\-print0 | xargs \-0r ls \-l \-\-
    .fi
    .PP
    A choice in a script, with what it was before chosen again:
    .PP
    .nf
    sort=$(chips \-l 1 \-s Price Price Name) || exit
    .fi
    .PP
    The chosen as the arguments of a script:
    .PP
    .nf
    words=$(chips \-o shell "On sale" New) &&
      eval "set \-\- $words"
    .fi
    .PP
    Titles from one column, ids from another:
    .PP
    .nf
    printf \(aqid\ettitle\en7\etNew\en\(aq | chips \-f tsv
    .fi
    .PP
    This page, and completion in bash:
    .PP
    .nf
    chips \-\-man | man \-l \-
    source <(chips \-\-completion bash)
    .fi
    """#
}
