"""A server under load: how much it keeps, how fast, and how soon another device has it.

What is compared runs in turn in one run, each time in a new folder on the disk of the project.
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager

import postgres
from device import Device, await_event
from load import result, start
from service import PROGRAMS, allow_files, running

ROUNDS = 3
SECONDS = 4
PLAYERS = 64
STREAMS = 2000
STREAMS_OF_PLAYER = 32
PAIRS = 20
MOVES = 20
GROUP = 256
ROWS = 100


def main():
    report_storing()
    report_keeping()
    report_databases()
    report_streams()


def line(name, measured, limit):
    print(name, measured, limit, sep="\t", flush=True)


def report_storing():
    """What groups are worth to the disk alone, without a network."""
    single, grouped = [], []
    for _ in range(ROUNDS):
        single.append(stored(pushes_at_once=1))
        grouped.append(stored(pushes_at_once=GROUP))
    ratio = statistics.median(ours / other for ours, other in zip(grouped, single))
    line("durable moves a second, in groups", round(statistics.median(grouped)), "10000")
    line("the same, times one by one", round(ratio, 2), "4")


def stored(pushes_at_once):
    """How many moves a second are on the disk, where each player waits for that."""
    with folder() as data:
        output = subprocess.run(
            [f"{PROGRAMS}BackendBenchmark", "store", f"{data}/house", str(pushes_at_once)],
            check=True, capture_output=True, text=True).stdout
        return float(output.split()[-1])


def report_keeping():
    single, grouped = [], []
    for _ in range(ROUNDS):
        single.append(keep(pushes_at_once=1).rate)
        grouped.append(keep(pushes_at_once=GROUP).rate)
    ratio = statistics.median(ours / other for ours, other in zip(grouped, single))
    line("moves kept a second over HTTP, in groups", round(statistics.median(grouped)), "4000")
    line("the same over HTTP, times one by one", round(ratio, 2), "4")
    line("rows kept a second, 100 in a push", round(keep(GROUP, rows=ROWS).rate * ROWS), "20000")
    # A connection that waits so long between two moves sends half as many as it could.
    pause = 2000 * PLAYERS / statistics.median(grouped)
    slowest = [keep(GROUP, pause=round(pause)).slowest for _ in range(ROUNDS)]
    line("kept move at half load, 99 % ms", round(statistics.median(slowest), 1), "<30")


def report_databases():
    """How much a server keeps in a file, and in PostgreSQL on the same disk."""
    if not postgres.programs():
        print("PostgreSQL is not installed, so SQLite is not compared with it.", file=sys.stderr)
        return
    file, server = [], []
    for _ in range(ROUNDS):
        file.append(keep(GROUP, rows=ROWS).rate * ROWS)
        server.append(keep(GROUP, rows=ROWS, in_postgres=True).rate * ROWS)
    ratio = statistics.median(ours / other for ours, other in zip(file, server))
    line("rows kept a second, in PostgreSQL", round(statistics.median(server)), "5000")
    line("SQLite against PostgreSQL, times", round(ratio, 2), "0.5")


def keep(pushes_at_once, rows=1, pause=0, in_postgres=False):
    """Lets players send what they played for some seconds."""
    with folder() as data, database(data, in_postgres) as place, running(
            "BackendBenchmark", "dist", place, str(pushes_at_once)) as (origin, _):
        players = f"{data}/players"
        with open(players, "w") as file:
            for _ in range(PLAYERS):
                device = Device.begin(origin)
                file.write(f"{device.token} {device.epoch()}\n")
        return result(start("pushes.lua", origin, PLAYERS, SECONDS, players, rows, pause))


def report_streams():
    """Many devices that listen, and meanwhile some that play on two devices."""
    allow_files(STREAMS + 200)
    with folder() as data, running(
            "pastime", "serve", "--port", "0", "--quiet", "--data", f"{data}/house",
            "--proxy", "127.0.0.1") as (origin, process):
        devices = [Device.begin(origin, f"10.0.{number}.1")
                   for number in range(-(-STREAMS // STREAMS_OF_PLAYER))]
        streams = [devices[number // STREAMS_OF_PLAYER].listen() for number in range(STREAMS)]
        pairs = [Pair(origin, f"10.1.{number}.1") for number in range(PAIRS)]
        times = [pair.play(move) for move in range(MOVES) for pair in pairs]
        line(f"memory with {STREAMS:,} streams, MB", round(memory(process), 1), "<150")
        line("a move on the other device, 99 % ms", round(percentile(times, 99) * 1000, 1), "<1000")
        for stream in streams:
            stream.close()


class Pair:
    """Two devices of a player, one that plays and one that listens."""

    def __init__(self, origin, address):
        self.first = Device.begin(origin, address)
        self.second = self.first.second()
        self.epoch = self.first.epoch()
        self.stream = self.second.listen()
        self.held = 0

    def play(self, move):
        """The seconds from a move on one device until the other one has it."""
        key, text = f"x/{move}", f"move {move}"
        start = time.perf_counter()
        self.first.ask(
            "POST", "/v1/rows", f"pastime-push 1 {self.epoch} 1\n{key} {len(text)}\n{text}\n")
        while (revision := await_event(self.stream)) <= self.held:
            pass
        pulled = self.second.ask("GET", f"/v1/rows?since={self.held}&limit=200")
        seconds = time.perf_counter() - start
        if f" {key} " not in pulled:
            raise RuntimeError(f"{key} was not among what is new: {pulled}")
        self.held = revision
        return seconds


def percentile(times, part):
    return statistics.quantiles(times, n=100)[part - 1]


def memory(process):
    """Megabytes of a process that are in memory, at the most since it began."""
    with open(f"/proc/{process.pid}/status") as status:
        return int(re.search(r"^VmHWM:\s+(\d+) kB$", status.read(), re.MULTILINE)[1]) / 1024


@contextmanager
def database(data, in_postgres):
    """Where a server keeps what is pushed: in a folder, or in a server of its own."""
    if not in_postgres:
        yield f"{data}/house"
        return
    place = f"{data}/postgres"
    os.mkdir(place)
    os.chmod(data, 0o711)
    with postgres.server(os.path.abspath(place)) as address:
        yield address


@contextmanager
def folder():
    """A folder on the disk of the project: one of the system may be in memory, where nothing waits."""
    with tempfile.TemporaryDirectory(dir=".build") as path:
        yield path


main()
