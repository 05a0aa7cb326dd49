"""Judged games under load: how many moves a server judges, how fast, and what a second process is worth.

What is compared runs in turn in one run, each time with a new database on the disk of the project.
"""

import datetime
import os
import re
import statistics
import sys
import tempfile
from contextlib import ExitStack, contextmanager

import postgres
from device import Device
from load import result, start
from service import running

ROUNDS = 3
SECONDS = 4
CONNECTIONS = 64
# Far more than connections, so that the answer to a player's move is there before the next one is sent; and fewer
# than a server makes in an hour.
PLAYERS = 900


def main():
    report_moves()
    report_processes()


def line(name, measured, limit):
    print(name, measured, limit, sep="\t", flush=True)


def report_moves():
    rates = [judge().rate for _ in range(ROUNDS)]
    line("moves judged a second", round(statistics.median(rates)), "1000")
    # A connection that waits so long between two moves sends half as many as it could.
    pause = round(2000 * CONNECTIONS / statistics.median(rates))
    slowest = [judge(pause=pause).slowest for _ in range(ROUNDS)]
    line("judged move at half load, 99 % ms", round(statistics.median(slowest), 1), "<30")


def report_processes():
    """One process on a PostgreSQL database, and two that share it, under the same load."""
    if not postgres.programs():
        print("PostgreSQL is not installed, so two processes are not compared.", file=sys.stderr)
        return
    one, two = [], []
    for _ in range(ROUNDS):
        one.append(judge(processes=1, in_postgres=True).rate)
        two.append(judge(processes=2, in_postgres=True).rate)
    ratio = statistics.median(ours / other for ours, other in zip(two, one))
    line("moves judged a second, in PostgreSQL", round(statistics.median(one)), "500")
    line("two processes against one, times", round(ratio, 2), "0.8")


def judge(pause=0, processes=1, in_postgres=False):
    """Lets players send moves for some seconds, to each process as many."""
    with tempfile.TemporaryDirectory(dir=".build") as data, backend(data, in_postgres) as place:
        with ExitStack() as services:
            origins = [
                services.enter_context(running(
                    "pastime", "serve", "--port", "0", "--quiet", "--proxy", "127.0.0.1",
                    *place))[0]
                for _ in range(processes)]
            loads = []
            for number, origin in enumerate(origins):
                players = f"{data}/players-{number}"
                begin_plays(origin, players, PLAYERS // processes, number)
                loads.append((origin, players))
            running_loads = [
                start("moves.lua", origin, CONNECTIONS // processes, SECONDS, players, pause)
                for origin, players in loads]
            results = [result(load) for load in running_loads]
        together = results[0]
        together.rate = sum(one.rate for one in results)
        together.slowest = max(one.slowest for one in results)
        return together


def begin_plays(origin, path, count, process):
    """Makes players who have begun the Codeword of today, and writes down what they send."""
    today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    with open(path, "w") as file:
        for number in range(count):
            device = Device.begin(origin, f"10.{process}.{number // 250}.{number % 250}")
            play = device.ask(
                "POST", "/v1/plays",
                f"pastime-play 1\nday {today}\ngame codeword\nalong no\n")
            identity = re.search(r"^play (\S+)$", play, re.MULTILINE)[1]
            file.write(f"{device.token} {identity}\n")
            device.connection.close()


@contextmanager
def backend(data, in_postgres):
    """What a service is told of where it keeps everything."""
    if not in_postgres:
        yield ["--data", f"{data}/house"]
        return
    place = f"{data}/postgres"
    os.mkdir(place)
    os.chmod(data, 0o711)
    with postgres.server(os.path.abspath(place)) as address:
        yield ["--database", address, "--secret", f"{data}/secret"]


main()
