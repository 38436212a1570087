"""Runs chips in tmux and draws what the screen then shows as SVG: see `run`."""

import argparse
import os
import re
import shlex
import subprocess
import tempfile
import time
import unicodedata
from collections import defaultdict
from typing import NamedTuple
from xml.sax.saxutils import escape

FILTERS = ["On sale", "Available today", "Free shipping", "New arrivals"]
FILTERS += ["Small business", "Highly rated", "Under $50", "Eco packaging"]

GROUPS = """
[{"group": "Cuisine", "options": ["Italian", "Japanese", "Mexican", "Indian"]},
 {"group": "Price", "limit": 1, "options": [
   {"id": "15", "title": "Under $15"}, {"id": "30", "title": "Under $30"},
   {"id": "any", "title": "Any price", "selected": true}]},
 {"group": "More", "options": [
   {"id": "open", "title": "Open now", "selected": true}, {"title": "Delivery", "badge": "12"},
   {"id": "vip", "title": "Members only", "disabled": true}]}]
"""


class Scene(NamedTuple):
    """A run of chips, and the screen to draw."""

    # The options, split as in a shell.
    options: str = ""
    # What is chosen from: either, the other is empty.
    labels: tuple | list = ()
    input: str = ""
    columns: int = 80
    # Of the terminal. Blank rows at its end are not drawn.
    rows: int = 24
    # By tmux's names, with blanks between.
    keys: str = ""
    # What is on the screen when it is ready, and what the cursor stands on, or up to four columns before.
    shows: str = "chosen"
    focus: str = ""
    caption: str = ""
    # The picture's own, unless it is said.
    theme: str | None = None


PICKED = "Space Right Right Space"


def filters(options, **how):
    """The eight filters, two of them chosen, the third with the focus, in a window that tells the options."""
    usual = {"columns": 40, "keys": PICKED, "shows": "2 of 8 chosen", "focus": "Free", "caption": options}
    return Scene(f"--title Filters {options}", FILTERS, **(usual | how))


SCENES = {
    "wide": filters("", columns=80, caption="80 columns"),
    "narrow": filters("", caption="40 columns"),
    "groups": Scene(
        "--format json --title Filters --meter --style pill --color '#8250df'", input=GROUPS, columns=40,
        keys="Home Right Space Right Space Right", shows="4 of 10 chosen", focus="Indian",
        caption="--style pill --color '#8250df' --meter"),
    "accented": filters("--color teal"),
    "pill": filters("--style pill"),
    "accented pill": filters("--style pill --color gold"),
    "box": filters("--style box"),
    "ascii": filters("--style box --ascii"),
    "lines": filters(
        "--style box --label-lines 2 --max-width 13 --color '#8250df'",
        caption="--style box --label-lines 2 …"),
    "grid": filters("--layout grid --style pill --color teal"),
    "strip": filters("--layout strip", columns=80, keys=f"{PICKED} Right Right", focus="Small business"),
    "tags": Scene(
        "--title Tags --add --removable", ["shell", "terminal", "swift", "unix tools"], columns=60,
        keys="n c u r s e s Enter t e", shows="[  terminal]", focus="", caption="--add --removable"),
    "limit": filters(
        "--limit 2", keys=f"{PICKED} Right Space", focus="New arrivals", shows="the limit", caption="--limit 2"),
}

# By the file's name, the scenes in each row. Each is drawn in both themes: NAME-dark.svg and NAME-light.svg.
PICTURES = {
    "tags": [["tags"]],
    "chips": [["wide"], ["narrow", "groups"]],
    "styles": [
        ["accented", "limit"], ["pill", "accented pill"], ["box", "ascii"], ["grid", "lines"], ["strip"],
    ],
}


class Theme(NamedTuple):
    background: str
    foreground: str
    cursor: str
    # Of the window: its edge, the dots, the caption.
    edge: str
    dots: str
    caption: str
    # The first 16 colours.
    palette: list


THEMES = {
    "dark": Theme(
        "#0d1117", "#e6edf3", "#58a6ff", "#30363d", "#30363d", "#8d96a0",
        "#010409 #ff7b72 #3fb950 #d29922 #58a6ff #bc8cff #39c5cf #b1bac4 "
        "#6e7681 #ffa198 #56d364 #e3b341 #79c0ff #d2a8ff #56d4dd #ffffff".split()),
    "light": Theme(
        "#ffffff", "#1f2328", "#0969da", "#d1d9e0", "#d1d9e0", "#59636e",
        "#24292f #cf222e #116329 #4d2d00 #0969da #8250df #1b7c83 #6e7781 "
        "#57606a #a40e26 #1a7f37 #633c01 #218bff #a475f9 #3192aa #8c959f".split()),
}

# A cell in pixels: whole ones, so that edges are sharp, and odd ones, so that a line has a middle to be in.
WIDTH, HEIGHT = 9, 19
FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
# So that Menlo and DejaVu Sans Mono need not be stretched.
SIZE = round(WIDTH / 0.60205, 2)
BASELINE = 14
# Around a screen, above it with the dots, and between windows.
MARGIN, BAR, GAP = 16, 34, 16
# A caption's size, and where it begins.
CAPTION, CAPTION_X = 12, MARGIN + 54


# The screen


class Look(NamedTuple):
    """A colour is None, a number or #RRGGBB."""

    foreground: object = None
    background: object = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False
    struck: bool = False
    lines: bool = False


class Cell(NamedTuple):
    column: int
    # A character with its combining ones.
    text: str
    width: int
    look: Look


class Screen(NamedTuple):
    rows: list
    # Column and row; None where it is hidden.
    cursor: tuple | None
    is_over: bool

    def all_text(self):
        return "\n".join("".join(cell.text for cell in cells) for cells in self.rows)


def capture(chips, scene, theme):
    """The screen of a scene."""
    with tempfile.TemporaryDirectory(prefix="pictures-") as directory:
        environment = {"PATH": os.environ["PATH"], "HOME": directory, "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor"}

        def tmux(*arguments):
            command = ["tmux", "-u", "-S", f"{directory}/socket", "-f", "/dev/null", *arguments]
            done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
            if done.returncode:
                raise SystemExit(f"tmux {' '.join(arguments)}: {done.stderr.strip()}")
            return done.stdout

        def settled(is_expected, what):
            """The screen as soon as it is as expected, and stays so."""
            before, same, end = None, 0, time.monotonic() + 20
            while time.monotonic() < end:
                about = "#{cursor_x} #{cursor_y} #{cursor_flag} #{pane_dead}"
                now = tmux("capture-pane", "-peN", ";", "display-message", "-p", about)
                screen = parsed(now)
                if screen.is_over:
                    raise SystemExit(f"chips has ended\n{screen.all_text().strip()}")
                same = same + 1 if now == before else 0
                if same >= 2 and is_expected(screen):
                    return screen
                before = now
                time.sleep(0.03)
            raise SystemExit(f"{what} does not come; the cursor is at {screen.cursor} of\n{screen.all_text()}")

        def is_ready(screen):
            column, row = screen.cursor or (0, 0)
            near = "".join(cell.text for cell in screen.rows[row] if cell.column >= column)
            return scene.shows in screen.all_text() and scene.focus in near[: len(scene.focus) + 4]

        with open(f"{directory}/input", "w", encoding="utf-8") as file:
            file.write(scene.input)
        # Standard input is the scene's, the terminal is found by chips itself.
        command = ["sh", "-c", 'exec "$0" "$@" <"$HOME/input"', chips, *shlex.split(scene.options), *scene.labels]
        options = {"default-terminal": "tmux-256color", "status": "off", "remain-on-exit": "on"}
        options["remain-on-exit-format"] = ""
        # What a program is told that asks for the terminal's colours.
        options["window-style"] = f"bg={THEMES[theme].background},fg={THEMES[theme].foreground}"
        settings = [word for name, value in options.items() for word in ("set", "-g", name, value, ";")]
        size = ["-x", str(scene.columns), "-y", str(scene.rows)]
        try:
            tmux("start-server", ";", *settings, "new-session", "-d", *size, *command)
            settled(lambda screen: screen.all_text().strip(), "a screen")
            if scene.keys:
                tmux("send-keys", *scene.keys.split())
            return settled(is_ready, f"{scene.shows!r}, with the cursor at {scene.focus!r},")
        finally:
            subprocess.run(["tmux", "-S", f"{directory}/socket", "kill-server"], capture_output=True)


# By the code that ends a capture's line drawing characters, as tmux writes those that were drawn by the terminal's.
LINES = str.maketrans("jklmnqtuvwx", "┘┐┌└┼─├┤┴┬│")


def parsed(captured):
    """The screen in what tmux has written: its rows, then a line about the cursor. Looks go on from row to row."""
    *lines, position = captured.rstrip("\n").split("\n")
    column, row, is_shown, is_over = map(int, position.split())
    look, rows = Look(), []
    for line in lines:
        cells, width = [], 0
        for sequence, code, character in re.findall(r"\x1b\[([\d;:]*)m|([\x0e\x0f])|([^\x1b])", line):
            if code:
                look = look._replace(lines=code == "\x0e")
            elif not character:
                look = changed(look, sequence)
            elif cells and unicodedata.category(character) in ("Mn", "Me", "Cf"):
                cells[-1] = cells[-1]._replace(text=cells[-1].text + character)
            else:
                text = character.translate(LINES) if look.lines else character
                cells.append(Cell(width, text, 2 if unicodedata.east_asian_width(text) in "WF" else 1, look))
                width += cells[-1].width
        rows.append(cells)
    return Screen(rows, (column, row) if is_shown else None, bool(is_over))


def rgb(red, green, blue):
    return f"#{red:02x}{green:02x}{blue:02x}"


def changed(look, sequence):
    """A look after an SGR sequence."""
    flags = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse", 9: "struck"}
    parameters = sequence.split(";")
    while parameters:
        # The parts of one parameter, as in 4:3 and 38:2::R:G:B.
        number, *parts = [int(part or 0) for part in parameters.pop(0).split(":")]
        if number in (38, 48, 58):
            if not parts:
                kind = parameters.pop(0)
                parts = [int(kind)] + [int(parameters.pop(0)) for _ in range(3 if kind == "2" else 1)]
            color = parts[1] if parts[0] == 5 else rgb(*parts[-3:])
            if number != 58:
                look = look._replace(**{"foreground" if number == 38 else "background": color})
        elif number == 0:
            look = Look(lines=look.lines)
        elif number == 22:
            look = look._replace(bold=False, dim=False)
        elif number in flags:
            look = look._replace(**{flags[number]: parts != [0]})
        elif number - 20 in flags:
            look = look._replace(**{flags[number - 20]: False})
        elif number in (39, 49):
            look = look._replace(**{"foreground" if number == 39 else "background": None})
        elif number // 10 in (3, 9):
            look = look._replace(foreground=number % 10 + (8 if number >= 90 else 0))
        elif number // 10 in (4, 10):
            look = look._replace(background=number % 10 + (8 if number >= 100 else 0))
    return look


# Drawing


def hexadecimal(color, theme):
    """A look's colour as #RRGGBB."""
    if isinstance(color, str):
        return color
    if color < 16:
        return theme.palette[color]
    if color >= 232:
        return rgb(*[8 + (color - 232) * 10] * 3)
    levels = (0, 95, 135, 175, 215, 255)
    color -= 16
    return rgb(levels[color // 36], levels[color // 6 % 6], levels[color % 6])


def mixed(color, other, share):
    """A colour with its share of another's in it."""
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return rgb(*(round(a * (1 - share) + b * share) for a, b in pairs))


def colors(look, theme):
    """What a look's text and background are drawn in."""
    foreground = theme.foreground if look.foreground is None else hexadecimal(look.foreground, theme)
    background = theme.background if look.background is None else hexadecimal(look.background, theme)
    if look.reverse:
        foreground, background = background, foreground
    return mixed(foreground, background, 0.4) if look.dim else foreground, background


def n(number):
    """A number as short as can be."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


class Drawing:
    """What is drawn of one screen: rectangles and strokes by colour, so that those that touch are one shape."""

    def __init__(self):
        self.backgrounds, self.blocks, self.lines = defaultdict(list), defaultdict(list), defaultdict(list)
        self.strokes, self.shapes = defaultdict(list), defaultdict(list)
        self.texts = []

    def svg(self):
        for layer, quality in ((self.backgrounds, "crispEdges"), (self.blocks, "crispEdges"), (self.lines, "")):
            for color, rectangles in layer.items():
                path = "".join(f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z" for x, y, w, h in joined(rectangles))
                yield f'<path fill="{color}" d="{path}"' + (f' shape-rendering="{quality}"/>' if quality else "/>")
            if layer is self.backgrounds:
                yield from self.shapes_and_strokes()
        yield from self.texts

    def shapes_and_strokes(self):
        for color, paths in self.shapes.items():
            yield f'<path fill="{color}" d="{"".join(paths)}"/>'
        for (color, width), paths in self.strokes.items():
            ends = "" if width == 1 else ' stroke-linecap="round" stroke-linejoin="round"'
            yield f'<path fill="none" stroke="{color}" stroke-width="{n(width)}"{ends} d="{"".join(paths)}"/>'


def joined(rectangles):
    """The rectangles with those that are continued to the right, and then those that are continued below, made one."""
    for across, along in ((0, 1), (1, 0)):
        result = []
        for r in sorted(set(rectangles), key=lambda r: (r[along], r[along + 2], r[across])):
            last = result[-1] if result else None
            is_level = last and all(last[i] == r[i] for i in (along, along + 2))
            if is_level and r[across] <= last[across] + last[across + 2]:
                end = max(last[across] + last[across + 2], r[across] + r[across + 2])
                result[-1] = last[: across + 2] + (end - last[across],) + last[across + 3 :]
            else:
                result.append(r)
        rectangles = result
    return sorted(rectangles, key=lambda r: (r[1], r[0]))


def box(character):
    """What a box drawing character is made of, by its name: the weights of its arms, and its kind."""
    name = unicodedata.name(character).removeprefix("BOX DRAWINGS ")
    kind = next((k for k in ("ARC", "DIAGONAL", "TRIPLE DASH", "QUADRUPLE DASH", "DOUBLE DASH") if k in name), "")
    sides = {"LEFT": "l", "RIGHT": "r", "UP": "u", "DOWN": "d", "HORIZONTAL": "lr", "VERTICAL": "ud"}
    weights = {"LIGHT": "light", "SINGLE": "light", "HEAVY": "heavy", "DOUBLE": "double"}
    arms, weight = {}, ""
    for part in name.replace(kind, "").split(" AND "):
        words = part.split()
        weight = next((weights[word] for word in words if word in weights), weight)
        # One after the other, as in DOWN HEAVY AND UP HORIZONTAL LIGHT.
        arms |= {side: weight for word in words for side in sides.get(word, "")}
    return arms, kind


def draw_box(drawing, character, x, y, color):
    """Draws one of U+2500 to U+257F, so that it meets its neighbours."""
    arms, kind = box(character)
    middle, center = x + WIDTH / 2, y + HEIGHT / 2
    right, bottom = x + WIDTH, y + HEIGHT
    if kind == "DIAGONAL":
        if character in "╱╳":
            drawing.strokes[color, 1].append(f"M{n(x)} {n(bottom)}L{n(right)} {n(y)}")
        if character in "╲╳":
            drawing.strokes[color, 1].append(f"M{n(x)} {n(y)}L{n(right)} {n(bottom)}")
    elif kind == "ARC":
        radius = WIDTH / 2
        # Somewhat into the neighbours, so that no gap is seen.
        side, across = (right + 0.5, 1) if "r" in arms else (x - 0.5, -1)
        end, down = (bottom + 0.5, 1) if "d" in arms else (y - 0.5, -1)
        sweep = 0 if across == down else 1
        path = f"M{n(side)} {n(center)}H{n(middle + across * radius)}"
        path += f"A{n(radius)} {n(radius)} 0 0 {sweep} {n(middle)} {n(center + down * radius)}V{n(end)}"
        drawing.strokes[color, 1].append(path)
    elif "DASH" in kind:
        count = {"DOUBLE": 2, "TRIPLE": 3, "QUADRUPLE": 4}[kind.split()[0]]
        (thick,) = {3 if weight == "heavy" else 1 for weight in arms.values()}
        for i in range(count):
            if "l" in arms:
                rectangle = (x + WIDTH * (i + 0.2) / count, center - thick / 2, WIDTH * 0.6 / count, thick)
            else:
                rectangle = (middle - thick / 2, y + HEIGHT * (i + 0.2) / count, thick, HEIGHT * 0.6 / count)
            drawing.lines[color].append(rectangle)
    else:
        for arm in arms:
            for start, offset, thick in rails(arm, arms):
                # Along the arm, from where it starts, on either side of the middle, to the cell's edge.
                if arm in "lr":
                    a, b = (middle + start, right) if arm == "r" else (x, middle - start)
                    drawing.lines[color].append((a, center + offset - thick / 2, b - a, thick))
                else:
                    a, b = (center + start, bottom) if arm == "d" else (y, center - start)
                    drawing.lines[color].append((middle + offset - thick / 2, a, thick, b - a))


def rails(arm, arms):
    """The lines of an arm: how far from the middle each starts, how far beside it is, and its thickness."""
    half = {None: 0, "light": 0.5, "heavy": 1.5, "double": 1.5}
    is_opposite = {"l": "r", "r": "l", "u": "d", "d": "u"}[arm] in arms
    sides = [arms.get(side) for side in ("ud" if arm in "lr" else "lr")]
    if arms[arm] != "double":
        if "double" not in sides:
            start = -max(half[side] for side in sides)
        elif is_opposite:
            start = 0
        else:
            start = 0.5 if sides == ["double", "double"] else -1.5
        return [(start, 0, 2 * half[arms[arm]])]
    result = []
    for offset, near, far in ((-1, *sides), (1, *reversed(sides))):
        if near == "double":
            start = 0.5
        elif near or is_opposite:
            start = -half[near]
        else:
            start = -half[far]
        result.append((start, offset, 1))
    return result


# By their bits: upper left, upper right, lower left, lower right.
QUADRANTS = {0x2596 + i: bits for i, bits in enumerate((4, 8, 1, 13, 9, 7, 11, 2, 6, 14))}


def draw_block(drawing, character, x, y, color, background):
    """Draws one of U+2580 to U+259F."""
    code = ord(character)

    def fill(left, top, width, height, color=color):
        edges = x + WIDTH * left, y + HEIGHT * top, WIDTH * width, HEIGHT * height
        drawing.blocks[color].append(edges)

    if code == 0x2580:
        fill(0, 0, 1, 0.5)
    elif code <= 0x2588:
        part = (code - 0x2580) / 8
        fill(0, 1 - part, 1, part)
    elif code <= 0x258F:
        fill(0, 0, (0x2590 - code) / 8, 1)
    elif code == 0x2590:
        fill(0.5, 0, 0.5, 1)
    elif code <= 0x2593:
        fill(0, 0, 1, 1, mixed(background, color, (code - 0x2590) / 4))
    elif code == 0x2594:
        fill(0, 0, 1, 1 / 8)
    elif code == 0x2595:
        fill(7 / 8, 0, 1 / 8, 1)
    else:
        for i in range(4):
            if QUADRANTS[code] >> i & 1:
                fill(i % 2 / 2, i // 2 / 2, 0.5, 0.5)


# The ends of pills.
LEFT_ROUND, RIGHT_ROUND = "\u25d6\ue0b6", "\u25d7\ue0b4"


def draw_character(drawing, cell, x, y, color, background):
    """Whether a character is one that is not left to the viewer's font, and is drawn."""
    if "\u2500" <= cell.text <= "\u257f":
        draw_box(drawing, cell.text, x, y, color)
    elif "\u2580" <= cell.text <= "\u259f":
        draw_block(drawing, cell.text, x, y, color, background)
    elif cell.text in ("✓", "✔"):
        thick = 2.2 if cell.look.bold or cell.text == "✔" else 1.6
        drawing.strokes[color, thick].append(f"M{n(x + 1.3)} {n(y + 9.8)}l2.3 3.2l4.1 -7.8")
    elif cell.text in LEFT_ROUND + RIGHT_ROUND:
        # A little below what it ends, so that no gap is seen.
        flat, sweep = (x + WIDTH, 0) if cell.text in LEFT_ROUND else (x, 1)
        below = 0.6 if sweep == 0 else -0.6
        arc = f"M{n(flat)} {n(y)}A{n(WIDTH)} {n(HEIGHT / 2)} 0 0 {sweep} {n(flat)} {n(y + HEIGHT)}"
        drawing.shapes[color].append(f"{arc}h{n(below)}v{n(-HEIGHT)}z")
    else:
        return False
    return True


def draw_texts(drawing, row, y):
    """Draws characters of a row, given with their colours: those of equal looks that stand together at once."""
    run = []

    def finish():
        if run:
            (first, color), (last, _) = run[0], run[-1]
            text = "".join(cell.text for cell, _ in run)
            attributes = f'x="{n(first.column * WIDTH)}" y="{n(y + BASELINE)}"'
            attributes += f' textLength="{n((last.column + last.width - first.column) * WIDTH)}"'
            attributes += f' lengthAdjust="spacingAndGlyphs" fill="{color}"'
            attributes += ' font-weight="bold"' if first.look.bold else ""
            attributes += ' font-style="italic"' if first.look.italic else ""
            drawing.texts.append(f"<text {attributes}>{escape(text)}</text>")
            run.clear()

    for cell, color in row:
        # A character that another font may be needed for is on its own, so that it cannot move its neighbours.
        is_plain = cell.width == 1 and cell.text < "\u0590"
        if run:
            last, last_color = run[-1]
            gap = cell.column - last.column - last.width
            is_alike = (color, cell.look.bold, cell.look.italic) == (last_color, last.look.bold, last.look.italic)
            if gap > 1 or not is_alike or not is_plain:
                finish()
            elif gap == 1:
                run.append((last._replace(column=last.column + 1, text=" "), last_color))
        run.append((cell, color))
        if not is_plain:
            finish()
    finish()


def drawn(screen, theme):
    """A screen's SVG, and how many rows of it have something on them."""
    drawing, used = Drawing(), 0
    for row, cells in enumerate(screen.rows):
        y, texts = row * HEIGHT, []
        for cell in cells:
            x, width = cell.column * WIDTH, cell.width * WIDTH
            foreground, background = colors(cell.look, theme)
            if screen.cursor and screen.cursor[1] == row and 0 <= screen.cursor[0] - cell.column < cell.width:
                foreground, background = theme.background, theme.cursor
            if background != theme.background:
                drawing.backgrounds[background].append((x, y, width, HEIGHT))
                used = row + 1
            if cell.look.underline:
                drawing.lines[foreground].append((x, y + BASELINE + 2, width, 1))
            if cell.look.struck:
                drawing.lines[foreground].append((x, y + HEIGHT // 2, width, 1))
            if not cell.text.isspace():
                used = row + 1
                if not draw_character(drawing, cell, x, y, foreground, background):
                    texts.append((cell, foreground))
        draw_texts(drawing, texts, y)
    if screen.cursor:
        column, row = screen.cursor
        used = max(used, row + 1)
        # Right of what is written.
        if all(not 0 <= column - cell.column < cell.width for cell in screen.rows[row]):
            drawing.backgrounds[theme.cursor].append((column * WIDTH, row * HEIGHT, WIDTH, HEIGHT))
    return "\n".join(drawing.svg()), used


def picture(rows, captured):
    """The SVG of captured scenes in rows, with windows around them."""
    sizes = []
    for row in rows:
        widths = [SCENES[scene].columns * WIDTH + 2 * MARGIN for scene in row]
        heights = [drawn(*captured(scene))[1] * HEIGHT + BAR + MARGIN for scene in row]
        sizes.append((widths, max(heights)))
    total = max(sum(widths) + GAP * (len(widths) - 1) for widths, _ in sizes)
    parts, y = [], 0
    for row, (widths, height) in zip(rows, sizes):
        x, spare = 0, total - sum(widths) - GAP * (len(widths) - 1)
        for i, scene in enumerate(row):
            # All rows are as wide as the widest.
            width = widths[i] + spare * (i + 1) // len(row) - spare * i // len(row)
            if len(SCENES[scene].caption) * CAPTION * 0.61 > width - MARGIN - CAPTION_X:
                raise SystemExit(f"the caption of {scene} is too long")
            parts.append(window(x, y, width, height, SCENES[scene].caption, *captured(scene)))
            x += width + GAP
        y += height + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{total}" height="{y - GAP}" viewBox="0 0 {total} {y - GAP}">\n'
        f'<g font-family="{FONTS}" font-size="{SIZE}">\n' + "\n".join(parts) + "\n</g>\n</svg>\n"
    )


def window(x, y, width, height, caption, screen, theme):
    dots = "".join(f'<circle cx="{MARGIN + 4 + 15 * i}" cy="17" r="4.5"/>' for i in range(3))
    title = f'<text x="{CAPTION_X}" y="21" font-size="{CAPTION}" fill="{theme.caption}">{escape(caption)}</text>\n'
    return (
        f'<g transform="translate({x} {y})">\n'
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="{theme.background}"'
        f' stroke="{theme.edge}"/>\n<g fill="{theme.dots}">{dots}</g>\n{title if caption else ""}'
        f'<g transform="translate({MARGIN} {BAR})">\n{drawn(screen, theme)[0]}\n</g>\n</g>'
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chips", required=True)
    parser.add_argument("--png", metavar="DIRECTORY")
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    unknown = set(options.names) - set(PICTURES)
    if unknown:
        parser.error(f"no picture is named {', '.join(sorted(unknown))}")
    captures = {}

    for name in options.names or PICTURES:
        for theme in THEMES:

            def captured(scene, theme=theme):
                key = scene, SCENES[scene].theme or theme
                if key not in captures:
                    captures[key] = capture(os.path.abspath(options.chips), SCENES[scene], key[1])
                return captures[key], THEMES[key[1]]

            path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", f"{name}-{theme}.svg")
            svg = picture(PICTURES[name], captured)
            with open(path, "w", encoding="utf-8") as file:
                file.write(svg)
            if options.png:
                os.makedirs(options.png, exist_ok=True)
                for zoom in (1, 2):
                    png = os.path.join(options.png, f"{name}-{theme}@{zoom}.png")
                    subprocess.run(["rsvg-convert", "-z", str(zoom), "-o", png, path], check=True)


if __name__ == "__main__":
    main()
