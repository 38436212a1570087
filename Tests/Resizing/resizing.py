"""Resizes terminals in which a picker is drawn below lines of a shell, and counts the lines that are lost and the rows
that are left when the picker has gone."""

import argparse
import os
import re
import subprocess
import tempfile
import time

WIDTHS = [(90, 24), (60, 24), (40, 24), (25, 24), (60, 24)]
HEIGHTS = [(80, 24), (80, 12), (80, 6), (80, 16), (80, 30)]
BOTH = [(60, 12), (25, 6), (90, 30), (40, 16), (60, 24)]
# How many lines the shell prints before: the picker is then near the top, or at the bottom.
PLACES = {"top": 2, "bottom": 40}

# By name: the command, the keys that leave it.
PICKERS = {
    "chips": ("CHIPS a{1..30}", ["q"]),
    "fzf": ("seq 30 | fzf --height 50%", ["Escape"]),
}

ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ("TMUX", "VTE_VERSION", "CHIPS_OPTS")}
ENVIRONMENT |= {"PS1": "$ ", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


class Tmux:
    """A window of tmux, which breaks rows that get too long."""

    def __init__(self):
        self.socket = tempfile.mktemp(prefix="resizing-")
        self.run("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "bash", "--norc", "--noprofile")
        self.run("set", "-g", "status", "off")

    def run(self, *arguments):
        command = ["tmux", "-S", self.socket, *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT).stdout

    def type(self, text):
        self.run("send-keys", "-l", text)
        self.run("send-keys", "Enter")

    def press(self, key):
        self.run("send-keys", key)

    def resize(self, columns, rows):
        self.run("resize-window", "-x", str(columns), "-y", str(rows))

    def wait(self, seconds):
        time.sleep(seconds)

    def lines(self):
        return self.run("capture-pane", "-p", "-J", "-S", "-").split("\n")

    def close(self):
        self.run("kill-server")


class Xterm:
    """A window of xterm, which cuts rows that get too long."""

    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="resizing-")
        self.tty, self.printed = self.directory + "/tty", self.directory + "/printed"
        with open(self.directory + "/rc", "w") as rc:
            rc.write(f'PS1="$ "; tty >{self.tty}\n')
        resources = {"allowSendEvents": "true", "saveLines": "5000", "printAttributes": "0"}
        resources["printerCommand"] = f"cat >{self.printed}"
        options = [word for name, value in resources.items() for word in ("-xrm", f"*{name}: {value}")]
        shell = ["bash", "--rcfile", self.directory + "/rc", "-i"]
        command = ["xterm", "-geometry", "80x24", "-u8", *options, "-e", *shell]
        self.process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.DEVNULL)
        while not (os.path.exists(self.tty) and open(self.tty).read().strip()):
            time.sleep(0.1)
        found = subprocess.run(["xdotool", "search", "--pid", str(self.process.pid)], capture_output=True, text=True)
        self.window = found.stdout.split()[-1]
        self.tool("windowfocus", self.window)

    def tool(self, *arguments):
        subprocess.run(["xdotool", *arguments])

    def type(self, text):
        self.tool("type", "--window", self.window, "--delay", "4", text + "\n")

    def press(self, key):
        self.tool("key", "--window", self.window, key)

    def resize(self, columns, rows):
        self.tool("windowsize", "--usehints", self.window, str(columns), str(rows))

    def wait(self, seconds):
        time.sleep(seconds)

    def lines(self):
        # Media copy of all pages: xterm prints its screen and what it has saved.
        with open(open(self.tty).read().strip(), "w") as terminal:
            terminal.write("\033[?11i")
        self.wait(0.5)
        return open(self.printed, errors="replace").read().replace("\f", "").split("\n")

    def close(self):
        self.process.kill()


class VTE:
    """A widget of VTE, on which the terminals of GNOME and Xfce are built; it breaks rows that get too long."""

    KEYS = {"Right": b"\033[C", "Down": b"\033[B", "Escape": b"\033"}

    def __init__(self):
        import gi

        gi.require_version("Gtk", "3.0")
        gi.require_version("Vte", "2.91")
        from gi.repository import GLib, Gtk, Vte

        self.context = GLib.MainContext.default()
        self.window, self.terminal = Gtk.Window(), Vte.Terminal()
        self.terminal.set_scrollback_lines(5000)
        self.terminal.set_size(80, 24)
        self.window.add(self.terminal)
        self.window.show_all()
        variables = [f"{k}={v}" for k, v in (ENVIRONMENT | {"TERM": "xterm-256color", "VTE_VERSION": "7006"}).items()]
        flags = (Vte.PtyFlags.DEFAULT, GLib.SpawnFlags.DEFAULT)
        shell = ["/bin/bash", "--norc", "--noprofile"]
        self.terminal.spawn_sync(flags[0], "/", shell, variables, flags[1], None, None, None)
        self.wait(0.3)

    def type(self, text):
        self.terminal.feed_child(text.encode() + b"\n")

    def press(self, key):
        self.terminal.feed_child(self.KEYS.get(key, key.encode()))

    def resize(self, columns, rows):
        cell = self.terminal.get_char_width(), self.terminal.get_char_height()
        # A pixel of padding at each side.
        self.window.resize(columns * cell[0] + 2, rows * cell[1] + 2)

    def wait(self, seconds):
        end = time.time() + seconds
        while time.time() < end:
            while self.context.iteration(False):
                pass
            time.sleep(0.01)

    def lines(self):
        last = self.terminal.get_cursor_position()[1] + 50
        return self.terminal.get_text_range(-5000, 0, last, 500, lambda *_: True)[0].split("\n")

    def close(self):
        self.window.destroy()


def measure(terminal, command, leaving, lines, sizes, keys):
    """How many of the shell's lines are lost or out of their order, and how many rows are left."""
    terminal.type("PS1='$ '; clear")
    terminal.wait(0.3)
    terminal.type(f"for i in $(seq {lines}); do echo shell $i; done")
    terminal.wait(0.3)
    terminal.type(command)
    terminal.wait(0.7)
    for columns, rows in sizes:
        for key in keys:
            terminal.press(key)
        terminal.resize(columns, rows)
        terminal.wait(0.35)
    for key in leaving:
        terminal.press(key)
    terminal.wait(0.4)
    terminal.type("echo after")
    terminal.wait(0.4)
    shown = [line.rstrip() for line in terminal.lines()]
    numbers = [int(line[6:]) for line in shown if re.fullmatch(r"shell \d+", line)]
    wrong = lines - sum(1 for place, number in enumerate(numbers) if number == place + 1)
    # A line of the shell's that was broken may stand there in parts.
    own = lambda line: line.startswith(("$", "shell ")) or line == "after" or line.strip() in command
    return wrong, sum(1 for line in shown if line and not own(line))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chips", required=True, help="the program")
    parser.add_argument("--terminals", default="tmux,xterm,VTE")
    parser.add_argument("--pickers", default=",".join(PICKERS))
    arguments = parser.parse_args()
    scripts = {"widths": WIDTHS, "heights": HEIGHTS, "both": BOTH}
    print(f"{'terminal':9}{'picker':8}{'place':8}{'sizes':9}{'keys':6}{'lines lost':>11}{'rows left':>11}")
    for name in arguments.terminals.split(","):
        for picker in arguments.pickers.split(","):
            command, leaving = PICKERS[picker]
            total = [0, 0]
            for place, lines in PLACES.items():
                for script, sizes in scripts.items():
                    for keys in [], ["Right", "Down"]:
                        terminal = {"tmux": Tmux, "xterm": Xterm, "VTE": VTE}[name]()
                        full = command.replace("CHIPS", arguments.chips)
                        result = measure(terminal, full, leaving, lines, sizes, keys)
                        terminal.close()
                        total = [total[0] + result[0], total[1] + result[1]]
                        known = f"{name:9}{picker:8}{place:8}{script:9}{'yes' if keys else 'no':6}"
                        print(f"{known}{result[0]:11}{result[1]:11}", flush=True)
            print(f"{name:9}{picker:8}{'all':23}{total[0]:11}{total[1]:11}", flush=True)


main()
