"""Five hundred races of two at once: how many moves a server judges and tells, and how soon the other one has them."""

import re
import socket
import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from device import Device
from service import allow_files, running

RACES = 500
# As many ask at the same time.
WORKERS = 16
WORDS = ["slate", "mound", "brick", "fight", "jumpy", "crown"]


def main():
    allow_files(RACES * 4 + 200)
    with tempfile.TemporaryDirectory(dir=".build") as data, running(
            "pastime", "serve", "--port", "0", "--quiet", "--data", f"{data}/house",
            "--proxy", "127.0.0.1") as (origin, _), ThreadPoolExecutor(WORKERS) as workers:
        races = list(workers.map(lambda number: RaceOfTwo(origin, number), range(RACES)))
        # The countdown of the last one is the end of all.
        time.sleep(4)
        list(workers.map(RaceOfTwo.open, races))
        start = time.perf_counter()
        times = [seconds for found in workers.map(RaceOfTwo.run, races) for seconds in found]
        rate = len(times) / (time.perf_counter() - start)
        # A move of everybody every four seconds.
        line(f"moves a second in {RACES} races of two", round(rate), RACES * 2 // 4)
        slowest = statistics.quantiles(times, n=100)[98] * 1000
        line("a move of a race at the other, 99 % ms", round(slowest, 1), "<1000")


def line(name, measured, limit):
    print(name, measured, limit, sep="\t", flush=True)


class RaceOfTwo:
    """Two who race, each of whom listens to what the other does."""

    def __init__(self, origin, number):
        self.players = [Racer(origin, number * 2 + seat) for seat in range(2)]
        host, guest = self.players
        made = host.device.ask(
            "POST", "/v1/races", "pastime-race 1\ngame codeword\n"
            "options length=5 attempts=any mode=standard\nname One\nface fox\n")
        self.path = "/v1/races/" + re.search(r"^race (\S+)$", made, re.MULTILINE)[1]
        guest.device.ask("POST", f"{self.path}/racers", "pastime-racer 1\nname Two\nface owl\n")
        host.device.ask("POST", f"{self.path}/start", "pastime-start 1\n")

    def open(self):
        for player in self.players:
            player.open(self.path)

    def run(self):
        """The seconds from each move until the other one has heard of it."""
        times = []
        for turn, word in enumerate(WORDS):
            for seat, player in enumerate(self.players):
                if player.is_done:
                    continue
                start = time.perf_counter()
                player.move(turn, word)
                self.players[1 - seat].hear(f"advance {seat} {turn + 1} ")
                times.append(time.perf_counter() - start)
        return times


class Racer:
    """Somebody in a race."""

    def __init__(self, origin, number):
        self.device = Device.begin(origin, f"10.0.{number // 250}.{number % 250}")
        self.is_done = False
        self.heard = ""

    def open(self, path):
        play = self.device.ask("POST", f"{path}/play", "pastime-play 1\n")
        self.play = re.search(r"^play (\S+)$", play, re.MULTILINE)[1]
        host, port = self.device.place.split(":")
        self.stream = socket.create_connection((host, int(port)), timeout=10)
        self.stream.sendall(
            f"GET {path}/events?since=3 HTTP/1.1\r\nHost: {self.device.place}\r\n"
            f"Cookie: pastime={self.device.token}\r\n\r\n".encode())
        self.hear("event: stage\n")

    def move(self, turn, word):
        answer = self.device.ask(
            "POST", f"/v1/plays/{self.play}/moves", f"pastime-moves 1\nat {turn}\nmove {word}\n")
        self.is_done = "\nrecord " in answer

    def hear(self, text):
        """Reads until something was told."""
        while text not in self.heard:
            part = self.stream.recv(4096)
            if not part:
                raise RuntimeError(f"the stream ended: {self.heard!r}")
            self.heard += part.decode()


main()
