#!/usr/bin/env python3
"""Run terminal pickers side by side under a real pty and measure them. `run` beside it is the command.

Needs Python 3.11 and pyte; `run` installs them and the peers, and starts this.
"""
import argparse
import atexit
import fcntl
import json
import os
import re
import resource
import select
import shutil
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
import tty

import pyte

HERE = os.path.dirname(os.path.abspath(__file__))
SCRATCH = os.environ.get("BENCH_SCRATCH") or os.path.join(tempfile.gettempdir(), "bench")

# --------------------------------------------------------------------------------------------------
# The pickers. Adding one is one entry:
#   cmd      command line; {venv} {here} {scratch} {chips} are filled in; {argfile}: a dialog --file
#   input    "stdin" labels through a pipe | "args" labels appended to cmd | "argfile" dialog's --file
#   result   fd the choice is printed on (1, or 2 for whiptail); the other of 1/2 is the terminal
#   next/prev  one step to the next/previous option inside the page;  scroll: the key that scrolls the
#            page when held (default: next);  toggle: None for single-choice pickers
#   all      list of keys that select everything, sent one by one (each waits for quiet)
#   filter   (keys before the query, "fuzzy"|"substring"): the picker narrows its list as one types
#   pager    the list turns pages instead of scrolling by a row
#   max_n    do not even try above (why in "note")
#   version  command for the start-up cost without a UI (None: cmd[0] --version)
# --------------------------------------------------------------------------------------------------
DOWN, UP, RIGHT, LEFT = "\x1b[B", "\x1b[A", "\x1b[C", "\x1b[D"
FZF = ["-m", "--layout=reverse", "--bind", "space:toggle,ctrl-a:select-all"]


def fzf(binary, *more, **kw):
    return dict(dict(cmd=[binary] + FZF + list(more), toggle=" ", all=["\x01"], filter=("", "fuzzy")), **kw)


PEERS = {
    "chips": dict(cmd=["{chips}"], next=RIGHT, prev=LEFT, scroll=DOWN, toggle=" ", all=["a"],
                  filter=("/", "substring")),
    "fzf-0.38": fzf("/usr/bin/fzf"),
    "fzf-0.74": fzf("{venv}/bin/fzf"),
    "fzf-0.74 inline": fzf("{venv}/bin/fzf", "--height=20"),
    "fzf-0.74 exact": fzf("{venv}/bin/fzf", "--exact", filter=("", "substring"), only=("filter",)),
    "smenu": dict(cmd=["smenu", "-lim", "w:2000000", "-n", "16", "-W", "\n", "-T", "\n"], next=RIGHT,
                  prev=LEFT, scroll=DOWN, toggle="t", all=["\x0b", "T", "\x0a", "T"], version_pty=True,
                  version=["smenu", "-V"], note="flow mode; its default word limit of 32767 raised by -lim"),
    "peco": dict(cmd=["peco", "--rcfile", "{here}/peco.json"], toggle="\x14", all=["\x01"],
                 filter=("", "substring")),
    "pick": dict(cmd=["pick"], toggle=None, filter=("", "fuzzy"), version=["pick", "-v"]),
    "fzy": dict(cmd=["fzy", "-l", "20"], toggle=None, filter=("", "fuzzy"), version=["fzy", "-v"]),
    "dialog": dict(cmd=["dialog", "--stdout", "--separate-output", "--no-items", "--checklist", "Filters", "0",
                        "0", "0", "--file", "{argfile}"], input="argfile", toggle=" "),
    "whiptail": dict(cmd=["whiptail", "--separate-output", "--noitem", "--checklist", "Filters", "0", "0", "0"],
                     input="args", result=2, toggle=" "),
}
SOLO = {"cmd": ["{venv}/bin/python", "-c", "pass"]}
QUERY = "cott"

LOAD_LIMIT = 20.0        # seconds until loaded and settled; a picker that needs more is skipped above that N
PHASE_LIMIT = 12.0       # seconds for one phase's keys, all together; then it is cut short
KEY_LIMIT = 10.0         # seconds for one key
ACCEPT_LIMIT = 30.0
UNUSABLE = 1000.0        # ms per key above which the rest of the case is left out
RSS_LIMIT, RAW_LIMIT = 6 << 30, 256 << 20
IDLE_KEY, IDLE_LOAD, IDLE_RESIZE, IDLE_FILTER = 0.030, 0.250, 0.120, 0.200
NO_REPLY, NO_REPLY_RESIZE = 0.400, 2.600   # a key that has brought nothing after this, CPU quiet, is unanswered

now = time.perf_counter


# ------------------------------------------------------------------------------------- the terminal
class Screen(pyte.Screen):
    """pyte plus what pickers use and it lacks: REP, SU/SD, the alternate screen."""

    def __init__(self, cols, rows):
        self.saved = None
        self.last = " "
        super().__init__(cols, rows)

    def draw(self, data):
        if data:
            self.last = data[-1]
        super().draw(data)

    def repeat(self, n=1, **_):
        super().draw(self.last * min(n or 1, 4096))

    def scroll_up(self, n=1, **_):
        y, x = self.cursor.y, self.cursor.x
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = bottom
        for _i in range(min(n or 1, self.lines)):
            self.index()
        self.cursor.y, self.cursor.x = y, x

    def scroll_down(self, n=1, **_):
        y, x = self.cursor.y, self.cursor.x
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = top
        for _i in range(min(n or 1, self.lines)):
            self.reverse_index()
        self.cursor.y, self.cursor.x = y, x

    def set_mode(self, *modes, **kw):
        if kw.get("private") and {47, 1047, 1049} & set(modes) and self.saved is None:
            self.saved = ({y: dict(self.buffer[y]) for y in range(self.lines)}, self.cursor.x, self.cursor.y)
            self.erase_in_display(2)
        super().set_mode(*modes, **kw)

    def reset_mode(self, *modes, **kw):
        if kw.get("private") and {47, 1047, 1049} & set(modes) and self.saved is not None:
            rows, x, y = self.saved
            self.saved = None
            self.erase_in_display(2)
            for r, cells in rows.items():
                if r < self.lines:
                    self.buffer[r].update({c: v for c, v in cells.items() if c < self.columns})
            self.cursor.x, self.cursor.y = min(x, self.columns - 1), min(y, self.lines - 1)
        super().reset_mode(*modes, **kw)


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


# sequences that pyte would print or misread
UNKNOWN = re.compile(rb"\x1b[P_^X].*?(?:\x1b\\|\x07)|\x1b\[[<=>][0-9;:]*[@-~]|\x1b\[[0-9;:?]*[ !-/]+[@-~]"
                     rb"|\x1b\[\?[0-9;]*u|\x1b\[\?[0-9;]*n|\x1b\[[0-9;]*[tnc]|\x1b[=>]", re.S)
PARTIAL = re.compile(rb"\x1b(?:\[[0-9;:?<=> !-/]*|[P_^X\]](?:(?!\x1b\\|\x07).)*|)\Z", re.S)
QUERIES = re.compile(rb"\x1b\[(?P<dsr>\??6n)|\x1b\[(?P<ok>\??5n)|\x1b\[(?P<da1>0?c)|\x1b\[(?P<da2>>0?c)"
                     rb"|\x1b\[(?P<xtv>>0?q)|\x1b\[(?P<win>1[468]t)|\x1b\[\?(?P<rqm>\d+)\$p"
                     rb"|\x1b\](?P<osc>1[0-9]|4;\d+);\?(?P<st>\x07|\x1b\\)|\x1bP(?P<dcs>[$+]q)[^\x1b]*\x1b\\"
                     rb"|\x1b\[\?(?P<mode>[\d;]+)(?P<hl>[hl])")


class Terminal:
    """The emulator behind the pty's master: bytes are kept raw and fed to pyte only when asked."""

    def __init__(self, cols, rows):
        self.screen = Screen(cols, rows)
        self.stream = Stream(self.screen)
        self.pending = bytearray()
        self.scan = bytearray()
        self.app_cursor = False
        self.queries = []

    def feed(self):
        data = bytes(self.pending[-(1 << 20):] if len(self.pending) > 4 << 20 else self.pending)   # a flood: its end
        cut = PARTIAL.search(data, max(0, len(data) - 65536))
        keep = data[cut.start():] if cut else b""
        data = data[:len(data) - len(keep)]
        self.pending = bytearray(keep)
        self.stream.feed(UNKNOWN.sub(b"", data))

    def take(self, data):
        """Note new output; return what a terminal would answer."""
        answer = b""
        if b"\x1b" not in data and not self.scan:
            self.pending += data
            return answer
        self.scan += data
        held, done = len(self.scan) - len(data), 0       # self.scan[:held] is in pending already
        for m in QUERIES.finditer(self.scan):
            if m["mode"]:
                if b"1" in m["mode"].split(b";"):
                    self.app_cursor = m["hl"] == b"h"
                done = m.end()
                continue
            self.pending += self.scan[held:m.end()]
            done = held = max(m.end(), held)
            q = m.group(0)
            self.queries.append(q.decode("latin1"))
            if m["dsr"]:
                self.feed()
                c = self.screen.cursor
                mark = "?" if m["dsr"][:1] == b"?" else ""
                answer += b"\x1b[%s%d;%dR" % (mark.encode(), c.y + 1, min(c.x, self.screen.columns - 1) + 1)
            elif m["ok"]:
                answer += b"\x1b[0n"
            elif m["da1"]:
                answer += b"\x1b[?62;22c"
            elif m["da2"]:
                answer += b"\x1b[>41;379;0c"
            elif m["xtv"]:
                answer += b"\x1bP>|XTerm(379)\x1b\\"
            elif m["win"]:
                s = self.screen
                answer += {b"14t": b"\x1b[4;%d;%dt" % (s.lines * 16, s.columns * 8), b"16t": b"\x1b[6;16;8t",
                           b"18t": b"\x1b[8;%d;%dt" % (s.lines, s.columns)}[m["win"]]
            elif m["rqm"]:
                known = m["rqm"] in (b"25", b"1000", b"1002", b"1003", b"1006", b"1049", b"2004", b"2026")
                answer += b"\x1b[?%s;%d$y" % (m["rqm"], 2 if known else 0)
            elif m["osc"]:
                rgb = b"0000/0000/0000" if m["osc"] == b"11" else b"dddd/dddd/dddd"
                answer += b"\x1b]%s;rgb:%s%s" % (m["osc"], rgb, m["st"])
            elif m["dcs"]:
                answer += b"\x1bP0%sr\x1b\\" % m["dcs"][:1]
        self.pending += self.scan[held:]
        tail = PARTIAL.search(self.scan, done)
        self.scan = bytearray(self.scan[tail.start():]) if tail and len(self.scan) - tail.start() < 4096 else bytearray()
        return answer

    def resize(self, cols, rows):
        self.feed()
        s = self.screen
        s.resize(rows, cols)
        s.cursor.x, s.cursor.y = min(s.cursor.x, cols - 1), min(s.cursor.y, rows - 1)   # as xterm: no reflow

    def display(self):
        self.feed()
        return [r.rstrip() for r in self.screen.display]


# -------------------------------------------------------------------------------------- the process
LIVE = {}                # pid -> what, for the sweep at exit


def sweep(*_):
    for pid in list(LIVE):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def on_signal(signum, _frame):
    sweep()
    os._exit(128 + signum)


ENV = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "TERM": "xterm-256color", "COLORTERM": "truecolor",
       "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def winsize(fd, cols, rows):
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))


def cpu_s(pid):
    """CPU seconds of the whole process (all threads), from its own clock."""
    try:
        return time.clock_gettime((~pid << 3) | 2)
    except OSError:
        return None


def hwm_kib(pid, key="VmHWM"):
    try:
        with open("/proc/%d/status" % pid) as f:
            for line in f:
                if line.startswith(key + ":"):
                    return int(line.split()[1])
    except OSError:
        pass
    return None


def spawn(argv, actions, what):
    env = dict(ENV, HOME=os.path.join(SCRATCH, "home"), XDG_CONFIG_HOME=os.path.join(SCRATCH, "home"))
    path = argv[0] if "/" in argv[0] else shutil.which(argv[0])
    pid = os.posix_spawn(path, argv, env, file_actions=actions, setsid=True,
                         setsigdef=[signal.SIGPIPE, signal.SIGXFSZ], setsigmask=[])
    LIVE[pid] = what
    return pid


class Gone(Exception):
    """The picker ended, or went past a limit."""


class Run:
    """One picker under one pty."""

    def __init__(self, peer, labels_file, n, cols, rows, raw=False, feed=True):
        self.peer = peer
        self.term = Terminal(cols, rows)
        self.size = (cols, rows)
        self.log = []                    # (time, total bytes so far) per read
        self.raw = bytearray()
        self.out = bytearray()
        self.status = None
        self.feeder = None
        self.consumed_at = None
        self.answer_s = 0.0              # longest wait for an answer to a terminal query
        self.pid = None
        how = peer.get("input", "stdin")
        argv = [fill(a) for a in peer["cmd"]]
        if how == "args":
            argv += arg_items(labels_file, n)
        elif how == "argfile":
            argv = [a.replace("{argfile}", dialog_file(labels_file, n)) for a in argv]
        self.master, self.slave = os.openpty()
        if raw:
            tty.setraw(self.slave)
        winsize(self.master, cols, rows)
        name = os.ttyname(self.slave)
        out_r, out_w = os.pipe()
        fcntl.fcntl(out_w, 1031, 1 << 20)                # F_SETPIPE_SZ
        res = peer.get("result", 1)
        acts = [(os.POSIX_SPAWN_OPEN, 3 - res, name, os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, out_w, res)]
        self.in_r = None
        if how == "stdin" and feed:
            self.in_r, in_w = os.pipe()
            acts.append((os.POSIX_SPAWN_DUP2, self.in_r, 0))
            src = os.open(labels_file, os.O_RDONLY)
            self.feeder = spawn(["cat"], [(os.POSIX_SPAWN_DUP2, src, 0), (os.POSIX_SPAWN_DUP2, in_w, 1),
                                          (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_RDWR, 0)], "feeder")
            os.close(src)
            os.close(in_w)
        else:
            acts.append((os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0))
        self.out_r = out_r
        self.poller = select.poll()
        self.poller.register(self.master, select.POLLIN)
        self.poller.register(self.out_r, select.POLLIN)
        self.t0 = now()
        try:
            self.pid = spawn(argv, acts, peer["name"])
        except OSError as e:
            os.close(out_w)
            self.close()
            raise Gone("cannot start: %s" % e.strerror)
        os.close(out_w)
        resource.prlimit(self.pid, resource.RLIMIT_CPU, (240, 250))   # outlives even a killed harness
        self.pidfd = os.pidfd_open(self.pid)
        self.poller.register(self.pidfd, select.POLLIN)
        self.cpu_seen = (self.t0, 0.0)
        self.busy_until = self.t0

    # -- reading
    def pump(self, timeout):
        """Wait up to timeout for output, read it; return the bytes of terminal output read."""
        got = 0
        for fd, ev in self.poller.poll(max(0.0, timeout) * 1000):
            if fd == self.master:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    continue
                t = now()
                got += len(data)
                self.raw += data
                if len(self.raw) > RAW_LIMIT:
                    raise Gone("flooded the terminal")
                self.log.append((t, len(self.raw)))
                answer = self.term.take(data)
                if answer:
                    os.write(self.master, answer)
                    self.answer_s = max(self.answer_s, now() - t)
            elif fd == self.out_r:
                data = os.read(self.out_r, 1 << 20)
                self.out += data
                if len(self.out) > RAW_LIMIT:
                    raise Gone("flooded its output")
                if not data:
                    self.poller.unregister(self.out_r)
            elif fd == self.pidfd and self.status is None:
                self.ended = now()
                _, self.status, self.usage = os.wait4(self.pid, 0)
                LIVE.pop(self.pid, None)
                self.poller.unregister(self.pidfd)
        return got

    def drain(self):
        """Read what waits in the result pipe; return how much."""
        n = struct.unpack("i", fcntl.ioctl(self.out_r, termios.FIONREAD, b"\0\0\0\0"))[0]
        if n:
            self.out += os.read(self.out_r, n)
        return n

    def alive(self):
        if self.status is not None:
            raise Gone("ended (status %d)" % os.waitstatus_to_exitcode(self.status))

    def quiet(self):
        """Share of one core used since the last look; notes when the process was last busy."""
        t, c = now(), cpu_s(self.pid)
        if c is None:
            return 0.0
        t1, c1 = self.cpu_seen
        if t - t1 < 0.004:
            return None
        share = (c - c1) / (t - t1)
        self.cpu_seen = (t, c)
        if share > 0.25:
            self.busy_until = t
        return share

    def fed(self):
        """True once the picker has read all of its input."""
        if self.in_r is None or self.consumed_at:
            return True
        if self.feeder is not None:
            pid, _ = os.waitpid(self.feeder, os.WNOHANG)
            if not pid:
                return False
            LIVE.pop(self.feeder, None)
            self.feeder = None
        left = struct.unpack("i", fcntl.ioctl(self.in_r, termios.FIONREAD, b"\0\0\0\0"))[0]
        if left:
            return False
        self.consumed_at = now()
        return True

    def settle(self, idle, limit, since=None, need=True, loading=False, no_reply=NO_REPLY):
        """Pump until nothing came for `idle` and the CPU is quiet. -> (first, last, bytes, complete)."""
        start = since or now()
        end = start + limit
        base = len(self.raw)
        first = last = None
        window = start
        self.cpu_seen = (now(), cpu_s(self.pid) or 0.0)
        rss_at = 0.0
        while True:
            t = now()
            if t > end:
                return first, last, len(self.raw) - base, False
            step = 0.010 if loading else idle - (t - max(window, last or 0))
            if self.pump(min(max(step, 0.001), end - t)):
                last = self.log[-1][0]
                first = first or last
                window = last
            self.alive()
            t = now()
            if loading:
                share = self.quiet()
                if t - rss_at > 0.5:
                    rss_at = t
                    if (hwm_kib(self.pid, "VmRSS") or 0) << 10 > RSS_LIMIT:
                        raise Gone("over the memory limit")
                if not self.fed() or last is None:
                    continue
                if t - max(last, self.consumed_at or 0, self.busy_until) >= idle:
                    return first, last, len(self.raw) - base, True
                continue
            if t - window < idle:
                continue
            share = self.quiet()
            if share is None or share > 0.15:            # still working: give it another window
                window = t
                continue
            if last is None and need and t - start < max(no_reply, idle):
                window = t
                continue
            return first, last, len(self.raw) - base, True

    # -- writing
    def key(self, k):
        if self.term.app_cursor and k[:2] == "\x1b[" and k[2:] in "ABCDHF":
            k = "\x1bO" + k[2:]
        os.write(self.master, k.encode())

    def press(self, k, idle=IDLE_KEY, limit=KEY_LIMIT):
        """-> dict(ms to the first byte, ms to the last byte, bytes) or None when nothing came."""
        while self.pump(0):
            pass
        t = now()
        self.key(k)
        first, last, n, ok = self.settle(idle, limit, since=t)
        if last is None:
            return None
        return dict(first=(first - t) * 1e3, last=(last - t) * 1e3, bytes=n, ok=ok)

    def series(self, keys, limit=PHASE_LIMIT):
        """Press keys one by one within a time limit -> summary with all samples."""
        end = now() + limit
        got, mute, cut = [], 0, 0
        cpu = cpu_s(self.pid)
        for i, k in enumerate(keys):
            if now() > end:
                cut = len(keys) - i
                break
            r = self.press(k)
            if r is None:
                mute += 1
                if mute >= 6 and not got:
                    break
            else:
                got.append(r)
        d = summary(got, mute, cut)
        if got and cpu is not None:
            d["cpu_us"] = (cpu_s(self.pid) - cpu) * 1e6 / (len(got) + mute)
        return d

    def resize(self, cols, rows):
        self.term.resize(cols, rows)
        winsize(self.master, cols, rows)

    # -- ending
    def close(self):
        for pid in (self.pid, self.feeder):
            if pid and (pid == self.feeder or self.status is None):
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                end = now() + 5
                while now() < end:
                    try:
                        if os.waitpid(pid, os.WNOHANG)[0]:
                            break
                    except ChildProcessError:
                        break
                    time.sleep(0.002)
                LIVE.pop(pid, None)
        for fd in (self.master, self.slave, self.out_r, self.in_r, getattr(self, "pidfd", None)):
            if fd is not None:
                try:
                    os.close(fd)
                except OSError:
                    pass


def summary(got, mute=0, cut=0):
    if not got:
        return dict(n=0, mute=mute, cut=cut)
    lat, by = sorted(g["last"] for g in got), sorted(g["bytes"] for g in got)
    return dict(n=len(got), mute=mute, cut=cut, ms=statistics.median(lat), p95=lat[int(0.95 * (len(lat) - 1))],
                max=lat[-1], first_ms=statistics.median(g["first"] for g in got), bytes=statistics.median(by),
                bytes_max=by[-1], samples=[round(x, 3) for x in lat])


# ---------------------------------------------------------------------------------------- the input
def fill(a):
    return a.format(venv=os.path.join(SCRATCH, "venv"), here=HERE, scratch=SCRATCH, chips=CHIPS,
                    argfile="{argfile}") if "{" in a else a


def labels_of(n):
    """The file with the first n labels, made once, and the list itself."""
    path = os.path.join(SCRATCH, "labels-%d.txt" % n)
    if not os.path.exists(path):
        sys.dont_write_bytecode = True
        sys.path.insert(0, HERE)
        import labels
        with open(path + ".part", "w", encoding="utf-8") as f:
            f.writelines(s + "\n" for s in labels.labels(n))
        os.rename(path + ".part", path)
    return path


def read_labels(path):
    with open(path, encoding="utf-8") as f:
        return f.read().split("\n")[:-1]


def arg_items(path, n):
    return [x for s in read_labels(path) for x in (s, "off")]


def dialog_file(path, n):
    out = path.replace("labels-", "dialog-")
    if not os.path.exists(out):
        with open(out, "w", encoding="utf-8") as f:
            f.writelines('"%s" off\n' % s for s in read_labels(path))
    return out


# ------------------------------------------------------------------------------------- the measures
STRIP = re.compile(rb"\x1b\[[0-9;:?<=>!]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()][0-9A-Z]|\x1b[=>78M]")


def first_frame(run, want):
    """Replay the output read by read: when were the first labels on the screen, and the frame's bytes.

    -> (s to the labels, s to the end of that burst, bytes to the end of that burst)"""
    need = [w.encode() for w in want]
    hit = None
    for i, (t, end) in enumerate(run.log):
        text = STRIP.sub(b"", bytes(run.raw[:end]))
        if all(w in text for w in need):
            hit = i
            break
        if end > 2_000_000:
            break
    if hit is None or b"\x1b[6n" in run.raw:             # words split by cursor moves, or none: look at the screen
        term = Terminal(*run.size)
        prev = 0
        for i, (t, end) in enumerate(run.log):
            term.take(bytes(run.raw[prev:end]))
            prev = end
            if hit is not None and i < hit:
                continue
            text = "\n".join(term.display())
            if all(w in text for w in want):
                hit = i
                break
            hit = None
            if i > 400:
                return None
        else:
            return None
    j = hit
    while j + 1 < len(run.log) and run.log[j + 1][0] - run.log[j][0] < 0.010:
        j += 1
    return run.log[hit][0] - run.t0, run.log[j][0] - run.t0, run.log[j][1]


def load(peer, path, n, cols, rows, want):
    """Start, wait until settled. -> (run, figures)."""
    run = Run(peer, path, n, cols, rows)
    try:
        _f, last, nbytes, ok = run.settle(IDLE_LOAD, LOAD_LIMIT, since=run.t0, loading=True)
    except Gone as e:
        note = str(e) + shown(run)
        run.close()
        raise Gone(note)
    ff = first_frame(run, want)
    if not ok:
        note = "not settled in %.0f s" % LOAD_LIMIT + (" (first frame at %.2f s)" % ff[0] if ff else " (no frame)")
        run.close()
        raise Gone(note)
    if ff is None:
        note = "settled without the first labels on the screen" + shown(run)
        run.close()
        raise Gone(note)
    fig = dict(first=ff[0] * 1e3, first_end=ff[1] * 1e3, first_bytes=ff[2], load_bytes=nbytes,
               last=(last - run.t0) * 1e3,
               consumed=(run.consumed_at - run.t0) * 1e3 if run.consumed_at else None,
               busy=(run.busy_until - run.t0) * 1e3,
               settled=(max(last, run.consumed_at or 0, run.busy_until) - run.t0) * 1e3,
               cpu_load=cpu_s(run.pid), hwm_load=hwm_kib(run.pid))
    return run, fig


def shown(run):
    """The start and the end of the screen's text, without this machine's paths."""
    text = " | ".join(r.strip() for r in run.term.display() if r.strip())
    return "; screen: " + clean(text if len(text) < 200 else text[:60] + " ... " + text[-130:]) if text else ""


def clean(text):
    return re.sub(r"(?<![\w.])/[\w.+-]+(?:/[\w.+-]*)+", "PATH", text)


def changed(run, before):
    """Screen rows that differ from before (the size is the same again): what resizing left behind."""
    return sum(a != b for a, b in zip(run.term.display(), before))


def full(peer, path, n, cols, rows, want, keep):
    """Everything but the filter, in one process."""
    run, fig = load(peer, path, n, cols, rows, want)
    try:
        keep("loaded", run)
        nxt, prv = peer.get("next", DOWN), peer.get("prev", UP)
        scr = peer.get("scroll", nxt)
        inpage = min(n - 1, 12)
        steps = ([nxt] * inpage + [prv] * inpage) * 25
        if "keys" in PHASES:
            fig["move"] = run.series(steps[:24 if n > 10 else 48])
            keep("moved", run)
            if fig["move"].get("ms", 0) > UNUSABLE:
                fig.update(hwm=hwm_kib(run.pid), cpu=cpu_s(run.pid),
                           note="%.1f s per key: the rest was left out" % (fig["move"]["ms"] / 1e3))
                return fig
            if n > 60 and fig["move"]["n"]:
                for _ in range(rows + 2):                # to the last row of the page
                    run.key(scr)
                    run.pump(0.002)
                run.settle(IDLE_LOAD, 20.0, need=False)
                fig["scroll"] = run.series([scr] * 26)
                keep("scrolled", run)
            if peer["toggle"]:
                fig["toggle"] = run.series([peer["toggle"]] * 50)
                keep("toggled", run)
        if "resize" in PHASES:
            small = 50 if cols <= 80 else 120
            got = []
            before = run.term.display()
            begun = now()
            for i in range(20):
                if i % 2 == 0 and now() - begun > 12.0:      # slow ones (smenu waits 2 s): fewer, but an even number
                    break
                while run.pump(0):
                    pass
                t = now()
                run.resize(small if i % 2 == 0 else cols, rows)
                f, l, b, ok = run.settle(IDLE_RESIZE, 5.0, since=t, no_reply=NO_REPLY_RESIZE)
                if l is not None:
                    got.append(dict(first=(f - t) * 1e3, last=(l - t) * 1e3, bytes=b, ok=ok))
                if i == 0:
                    keep("narrow", run)
                if i == 3 and not got:
                    break
            fig["resize"] = summary(got, i - len(got) + (i == 19))
            slow = fig["resize"].get("ms", 1e3) > 200
            fig["resize"]["rows_changed"] = changed(run, before)
            base = len(run.raw)
            t_begin = now()
            for i in range(50):
                run.resize(cols - 1 - (i * 7) % (cols - small) if i < 49 else cols, rows)
                run.pump(0.002)
            t = now()
            f, l, b, ok = run.settle(IDLE_RESIZE, 10.0, since=t, no_reply=NO_REPLY_RESIZE if slow else NO_REPLY)
            fig["burst"] = dict(span_ms=(t - t_begin) * 1e3, settle_ms=(l - t) * 1e3 if l else 0.0,
                                bytes=len(run.raw) - base, ok=ok)
            fig["burst"]["rows_changed"] = changed(run, before)
            keep("burst", run)
        chosen = None
        if peer.get("all"):
            t = now()
            ms = by = 0.0
            for k in peer["all"]:
                r = run.press(k, limit=20.0)
                if r:
                    ms += r["last"]
                    by += r["bytes"]
            fig["all"] = dict(ms=ms, bytes=by)
            keep("all", run)
            chosen = "all"
        elif peer["toggle"]:
            for k in (peer["toggle"], nxt, peer["toggle"]):
                run.press(k, limit=5.0)
            chosen = "two"
        else:
            chosen = "one"
        run.settle(IDLE_KEY, 5.0, need=False)
        fig["hwm"], fig["cpu"] = hwm_kib(run.pid), cpu_s(run.pid)
        t = now()
        run.key(peer.get("accept", "\r"))
        end = t + ACCEPT_LIMIT
        try:
            run.poller.unregister(run.out_r)             # emptied by the millisecond, not write by write
        except KeyError:                                 # it has closed its standard output already
            pass
        while run.status is None and now() < end:
            run.pump(0.001)
            run.drain()
        if run.status is None:
            fig["accept"] = dict(error="did not end in %.0f s" % ACCEPT_LIMIT, chosen=chosen)
        else:
            t_exit = run.ended
            while (run.pump(0.02) or run.drain()) and now() < end:
                pass
            fig["accept"] = dict(ms=(t_exit - t) * 1e3, exit=os.waitstatus_to_exitcode(run.status), chosen=chosen,
                                 out_bytes=len(run.out), verdict=verdict(run.out, chosen, path))
            keep("after", run)
        fig["queries"], fig["answer_ms"] = run.term.queries, run.answer_s * 1e3
    except Gone as e:
        fig["error"] = str(e) + shown(run)
    finally:
        run.close()
    return fig


_cache = {}


def run_labels(path):
    if path not in _cache:
        _cache.clear()
        _cache[path] = read_labels(path)
    return _cache[path]


def verdict(out, chosen, path):
    try:
        got = out.decode().split("\n")
    except UnicodeDecodeError:
        return "output is not UTF-8"
    if got and got[-1] == "":
        got.pop()
    want = run_labels(path)
    if chosen == "all":
        if got == want:
            return "exact"
        if sorted(got) == sorted(want):
            return "all, other order"
        return "%d of %d lines" % (len(got), len(want))
    known = set(want)
    k = 2 if chosen == "two" else 1
    bad = [g for g in got if g not in known]
    return "exact" if len(got) == k and not bad else "%d line(s)%s" % (len(got), ", unknown: %r" % bad[:2] if bad else "")


def filtered(peer, path, n, cols, rows, want, keep):
    """Load, then type the query letter by letter."""
    start, kind = peer["filter"]
    run, fig = load(peer, path, n, cols, rows, want)
    try:
        if start:
            run.press(start)
        got = []
        for ch in QUERY:
            r = run.press(ch, idle=peer.get("filter_idle", IDLE_FILTER), limit=15.0)
            got.append(r or dict(first=None, last=None, bytes=0, ok=False))
        keep("filtered", run)
        screen = "\n".join(run.term.display())
        known = [r for r in got if r["last"] is not None]
        return dict(kind=kind, keys=got, first_key=got[0]["last"], worst=max((r["last"] for r in known), default=None),
                    ms=statistics.median(r["last"] for r in known) if known else None,
                    bytes=sum(r["bytes"] for r in got),
                    counts=re.findall(r"\d+/\d+(?! ?\))|\[\d+ \(\d+/\d+\)\]", screen)[:2],
                    screen_hits=sum("cott" in row.lower() for row in screen.split("\n")), hwm=hwm_kib(run.pid))
    except Gone as e:
        return dict(error=str(e) + shown(run))
    finally:
        run.close()


def startup(peer, runs=20):
    """Wall time of a start without a UI: --version, in milliseconds."""
    argv = [fill(a) for a in peer.get("version") or [peer["cmd"][0], "--version"]]
    times = []
    for _ in range(runs):
        if peer.get("version_pty"):
            m, s = os.openpty()
            name = os.ttyname(s)
            acts = [(os.POSIX_SPAWN_OPEN, fd, name, os.O_RDWR, 0) for fd in (0, 1, 2)]
        else:
            m = s = None
            acts = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in (0, 1, 2)]
        t = now()
        pid = spawn(argv, acts, "version")
        pfd = os.pidfd_open(pid)
        p = select.poll()
        p.register(pfd, select.POLLIN)
        done = p.poll(5000)
        dt = now() - t
        if not done:
            os.kill(pid, signal.SIGKILL)
        _, st, _u = os.wait4(pid, 0)
        LIVE.pop(pid, None)
        for fd in (pfd, m, s):
            if fd is not None:
                os.close(fd)
        if not done:
            return dict(error="hung")
        code = os.waitstatus_to_exitcode(st)
        times.append(dt * 1e3)
    return dict(ms=statistics.median(times), min=min(times), max=max(times), exit=code, n=len(times))


def floor():
    """What the harness itself costs: the kernel's echo, and `cat` on a raw pty."""
    out = {}
    for name, cmd, raw in (("kernel echo", ["sleep", "60"], False), ("cat on a raw pty", ["cat"], True)):
        run = Run(dict(name=name, cmd=cmd, result=1) if not raw else dict(name=name, cmd=cmd, result=2), "", 0, 80, 24,
                  raw=raw, feed=False)
        if raw:                                          # cat: stdin and stdout are the terminal
            pass
        run.pump(0.1)
        got = []
        for _ in range(60):
            t = now()
            os.write(run.master, b"x")
            n = 0
            end = now() + 1
            while not n and now() < end:
                n = run.pump(0.5)
            if n:
                got.append((run.log[-1][0] - t) * 1e3)
            time.sleep(0.005)
        run.close()
        out[name] = dict(ms=statistics.median(got), max=max(got)) if got else None
    return out


# ---------------------------------------------------------------------------------------- reporting
def f_ms(v):
    if v is None:
        return "-"
    return "%.2f" % v if v < 10 else "%.1f" % v if v < 100 else "%.0f" % v


def f_by(v):
    return "-" if v is None else "%d" % v


def med(rows, key):
    v = [r[key] for r in rows if r.get(key) is not None]
    return statistics.median(v) if v else None


COLUMNS = [
    ("first ms", lambda r: f_ms(r.get("first")), "first"),
    ("settled ms", lambda r: f_ms(r.get("settled")), "settled"),
    ("frame B", lambda r: f_by(r.get("first_bytes")), "first_bytes"),
    ("move ms", lambda r: lat(r, "move"), ("move", "ms")),
    ("move B", lambda r: f_by((r.get("move") or {}).get("bytes")), ("move", "bytes")),
    ("move CPU us", lambda r: f_by((r.get("move") or {}).get("cpu_us")), ("move", "cpu_us")),
    ("scroll ms", lambda r: lat(r, "scroll"), ("scroll", "ms")),
    ("scroll B", lambda r: f_by((r.get("scroll") or {}).get("bytes")), ("scroll", "bytes")),
    ("toggle ms", lambda r: lat(r, "toggle"), ("toggle", "ms")),
    ("toggle B", lambda r: f_by((r.get("toggle") or {}).get("bytes")), ("toggle", "bytes")),
    ("resize ms", lambda r: lat(r, "resize"), ("resize", "ms")),
    ("resize B", lambda r: f_by((r.get("resize") or {}).get("bytes")), ("resize", "bytes")),
    ("burst ms", lambda r: f_ms((r.get("burst") or {}).get("settle_ms")), ("burst", "settle_ms")),
    ("burst kB", lambda r: "%.1f" % (r["burst"]["bytes"] / 1e3) if r.get("burst") else "-", ("burst", "bytes")),
    ("rows off", lambda r: "%s/%s" % (r["resize"]["rows_changed"], r["burst"]["rows_changed"])
     if r.get("burst") else "-", None),
    ("RSS MB", lambda r: "%.1f" % (r["hwm"] / 1024) if r.get("hwm") else "-", "hwm"),
    ("CPU load s", lambda r: "%.3f" % r["cpu_load"] if r.get("cpu_load") else "-", "cpu_load"),
    ("all ms", lambda r: f_ms((r.get("all") or {}).get("ms")), ("all", "ms")),
    ("exit ms", lambda r: f_ms((r.get("accept") or {}).get("ms")), ("accept", "ms")),
    ("output", lambda r: outcome(r), None),
]


def lat(r, key):
    d = r.get(key) or {}
    if not d:
        return "-"
    if not d.get("n"):
        return "none"
    mark = "*" if d.get("mute") or d.get("cut") else ""
    return f_ms(d["ms"]) + mark


def outcome(r):
    a = r.get("accept") or {}
    return a.get("error") or ("%s: %s" % (a["chosen"], a["verdict"]) if a else "ended early" if r.get("error") else "-")


def table(head, rows, md=False):
    if md:
        out = ["| " + " | ".join(head) + " |", "|" + "|".join(["---"] + ["---:"] * (len(head) - 1)) + "|"]
        return "\n".join(out + ["| " + " | ".join(r) + " |" for r in rows])
    w = [max(len(r[i]) for r in [head] + rows) for i in range(len(head))]
    line = lambda r: "  ".join(c.ljust(w[i]) if i == 0 else c.rjust(w[i]) for i, c in enumerate(r))
    return "\n".join([line(head), line(["-" * x for x in w])] + [line(r) for r in rows])


def value(r, key):
    if key is None:
        return None
    if isinstance(key, str):
        return r.get(key)
    return (r.get(key[0]) or {}).get(key[1])


def report(doc, md=False, ratio=None):
    out = []
    h = (lambda s: out.append("\n### %s\n" % s)) if md else (lambda s: out.append("\n== %s" % s))
    m = doc["meta"]
    floor_txt = "; ".join("%s %.3f ms" % (k, v["ms"]) for k, v in m["floor"][0].items() if v)
    out.append("Run of %s, %s, %d cores, load %s -> %s. Harness floor per key: %s (before)%s." % (
        m["date"], m["system"], m["cores"], m["load"][0], m["load"][-1], floor_txt,
        ", " + "; ".join("%.3f ms" % v["ms"] for v in m["floor"][1].values() if v) + " (after)" if len(m["floor"]) > 1 else ""))
    if md:
        h("Command lines")
        out.extend("- %s: `%s`" % (k, " ".join(c.replace("\n", "$'\\n'") if c != "\n" else "$'\\n'" for c in v))
                   for k, v in m["commands"].items())
    if doc["startup"]:
        h("Start without a UI (--version), ms")
        out.append(table(["picker", "median", "min", "exit"],
                         [[k, f_ms(v.get("ms")), f_ms(v.get("min")), str(v.get("exit", v.get("error")))]
                          for k, v in doc["startup"].items()], md))
    cases = []
    for r in doc["results"]:
        if (r["n"], tuple(r["size"])) not in cases:
            cases.append((r["n"], tuple(r["size"])))
    for n, size in cases:
        rows, notes, plain = [], [], {}
        for r in doc["results"]:
            if r["n"] != n or tuple(r["size"]) != size or r.get("kind") == "filter":
                continue
            if r.get("skip"):
                notes.append("%s: %s" % (r["peer"], clean(r["skip"])))
                continue
            plain[r["peer"]] = r
            rows.append([r["peer"]] + [c[1](r) for c in COLUMNS])
            for k in ("error", "note"):
                if r.get(k):
                    notes.append("%s: %s" % (r["peer"], clean(r[k])))
        if rows or notes:
            h("N = %s, %dx%d" % (format(n, ","), *size))
            if rows:
                out.append(table(["picker"] + [c[0] for c in COLUMNS], rows, md))
            out.extend(("- " if md else "  ! ") + x for x in notes)
        if ratio and ratio in plain:
            ref = plain[ratio]
            num = [c for c in COLUMNS if c[2]]
            rr = []
            for p, r in plain.items():
                cells = [p]
                for c in num:
                    a, b = value(r, c[2]), value(ref, c[2])
                    cells.append("%.2f" % (a / b) if a is not None and b else "-")
                rr.append(cells)
            h("N = %s, %dx%d: each figure divided by that of %s" % (format(n, ","), *size, ratio))
            out.append(table(["picker"] + [c[0].removesuffix(" ms") for c in num], rr, md))
        rows = []
        for r in doc["results"]:
            if r["n"] != n or tuple(r["size"]) != size or r.get("kind") != "filter":
                continue
            if r.get("error") or r.get("skip"):
                rows.append([r["peer"], r.get("error") or r["skip"]] + [""] * 8)
                continue
            k = r["keys"]
            rows.append([r["peer"], r["mode"]] + [f_ms(x["last"]) for x in k]
                        + [f_ms(statistics.median([x["first"] for x in k if x["first"] is not None] or [0])),
                           f_by(r["bytes"]), str(r["screen_hits"]), " ".join(r["counts"][:1]) or "-"])
        if rows:
            h("N = %s, %dx%d: typing \"%s\", ms from each key to the last byte" % (format(n, ","), *size, QUERY))
            out.append(table(["picker", "match"] + ["key %d" % (i + 1) for i in range(4)]
                             + ["to 1st byte", "bytes of 4", "rows hit", "shown count"], rows, md))
    return "\n".join(out) + "\n"


# ---------------------------------------------------------------------------------------------- main
def main():
    global CHIPS, PHASES
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("--peers", help="comma-separated names (default: all that are installed)")
    ap.add_argument("--n", default="10,1000,100000,1000000")
    ap.add_argument("--sizes", default="80x24,200x50")
    ap.add_argument("--cases", help="instead of --n and --sizes: e.g. 10@80x24,1000@200x50")
    ap.add_argument("--phases", default="startup,keys,resize,filter")
    ap.add_argument("--repeat", type=int, default=5, help="loads per case at N <= 1000 (larger N: 3); medians")
    ap.add_argument("--chips", default=os.environ.get("CHIPS_BIN", "chips"), help="the chips binary")
    ap.add_argument("--ratio", help="also print every figure divided by this picker's")
    ap.add_argument("--json", help="write all figures here")
    ap.add_argument("--md", help="write the tables here as Markdown")
    ap.add_argument("--screens", help="folder for text dumps of the screens, to look at")
    ap.add_argument("--list", action="store_true", help="list the pickers and stop")
    ap.add_argument("--from-json", help="no run: print the tables of an earlier run's JSON")
    a = ap.parse_args()
    CHIPS = os.path.abspath(a.chips) if os.sep in a.chips else a.chips
    PHASES = set(a.phases.split(","))
    if a.from_json:
        with open(a.from_json) as f:
            doc = json.load(f)
        print(report(doc, ratio=a.ratio))
        if a.md:
            with open(a.md, "w") as f:
                f.write(report(doc, md=True, ratio=a.ratio))
        return
    os.makedirs(os.path.join(SCRATCH, "home"), exist_ok=True)
    atexit.register(sweep)
    for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(s, on_signal)
    names, missing = [], []
    for name, p in PEERS.items():
        p["name"] = name
        if a.peers and name not in a.peers.split(","):
            continue
        (names if shutil.which(fill(p["cmd"][0])) else missing).append(name)
    if a.list:
        for name in names + missing:
            print("%-18s %s %s" % (name, "missing" if name in missing else "found", " ".join(PEERS[name]["cmd"])))
        return
    cases = [c.split("@") for c in a.cases.split(",")] if a.cases else [
        (n, s) for n in a.n.split(",") for s in a.sizes.split(",")]
    cases = [(int(n), tuple(map(int, s.split("x")))) for n, s in cases]
    doc = dict(meta=dict(date=time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()), cores=os.cpu_count(),
                         system="%s %s" % (os.uname().sysname, os.uname().release), load=["%.2f" % os.getloadavg()[0]],
                         floor=[floor()], missing=missing, query=QUERY,
                         commands={n: PEERS[n]["cmd"] for n in names}), startup={}, results=[])
    if missing:
        print("not installed, left out: " + ", ".join(missing), file=sys.stderr)
    if "startup" in PHASES:
        for name in names:
            if "only" not in PEERS[name]:
                doc["startup"][name] = startup(PEERS[name])
        doc["startup"]["(python -c pass)"] = startup(dict(cmd=SOLO["cmd"], version=SOLO["cmd"]))
    stop = {}                # (peer, size) -> why it is skipped from here up
    for n, size in cases:
        path = labels_of(n)
        want = run_labels(path)[:2]
        def keeper(peer, what=""):
            def keep(stage, run):
                if a.screens:
                    os.makedirs(a.screens, exist_ok=True)
                    fn = "%s-%d-%dx%d-%s%s.txt" % (peer.replace(" ", "_"), n, *size, what, stage)
                    with open(os.path.join(a.screens, fn), "w") as f:
                        f.write("\n".join(run.term.display()) + "\n")
            return keep
        loads = {name: [] for name in names}
        todo = []
        for name in names:
            p = PEERS[name]
            why = stop.get((name, size))
            if not why and n > p.get("max_n", 10**9):
                why = "not tried above N = %s" % format(p["max_n"], ",")
            if why:
                if "only" not in p:
                    doc["results"].append(dict(peer=name, n=n, size=size, skip=why))
                continue
            todo.append(name)
        reps = a.repeat if n <= 1000 else min(a.repeat, 3)
        for rep in range(reps - 1):                  # interleaved, so that a busy moment hits all alike
            for name in list(todo):
                if "only" in PEERS[name]:
                    continue
                try:
                    run, fig = load(PEERS[name], path, n, *size, want)
                    run.close()
                    loads[name].append(fig)
                except Gone as e:
                    stop[(name, size)] = "%s (at N = %s)" % (e, format(n, ","))
                    doc["results"].append(dict(peer=name, n=n, size=size, skip=str(e)))
                    todo.remove(name)
        for name in todo:
            p = PEERS[name]
            if "only" in p:
                continue
            print("%s  N=%d  %dx%d" % (name, n, *size), file=sys.stderr)
            try:
                fig = full(p, path, n, *size, want, keeper(name))
            except Gone as e:
                stop[(name, size)] = "%s (at N = %s)" % (e, format(n, ","))
                doc["results"].append(dict(peer=name, n=n, size=size, skip=str(e)))
                continue
            loads[name].append(fig)
            for key in ("first", "first_end", "first_bytes", "load_bytes", "last", "consumed", "busy", "settled",
                        "cpu_load", "hwm_load"):
                v = [x[key] for x in loads[name] if x.get(key) is not None]
                fig[key + "_all"] = v
                fig[key] = statistics.median(v) if v else None
            doc["results"].append(dict(peer=name, n=n, size=size, **fig))
        if "filter" in PHASES and n >= 1000:
            for name in todo:
                p = PEERS[name]
                if not p.get("filter") or (name, size) in stop:
                    continue
                print("%s  N=%d  %dx%d  filter" % (name, n, *size), file=sys.stderr)
                try:
                    r = filtered(p, path, n, *size, want, keeper(name))
                except Gone as e:
                    r = dict(error=str(e))
                r["mode"] = r.pop("kind", "")
                doc["results"].append(dict(peer=name, n=n, size=size, kind="filter", **r))
        if a.json:
            save(a.json, doc)
    doc["meta"]["load"].append("%.2f" % os.getloadavg()[0])
    doc["meta"]["floor"].append(floor())
    if a.json:
        save(a.json, doc)
    print(report(doc, ratio=a.ratio))
    if a.md:
        with open(a.md, "w") as f:
            f.write(report(doc, md=True, ratio=a.ratio))


def save(path, doc):
    with open(path + ".part", "w") as f:
        json.dump(doc, f, indent=1)
    os.replace(path + ".part", path)


CHIPS, PHASES = "chips", set()
if __name__ == "__main__":
    main()
