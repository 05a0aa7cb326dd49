"""Compares static answers with nginx's, in turn on the same file in the same run."""

import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from service import serving

ROUNDS = 5
CONFIGURATION = """
daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error;
events {{ worker_connections 512; }}
http {{ access_log off; sendfile on; keepalive_requests 1000000;
  server {{ listen 127.0.0.1:{port}; root {folder}/dist; }} }}
"""
PORT = 18093


def main():
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "dist")
        site.mkdir()
        (site / "index.html").write_text("<!doctype html><title>Bench</title>")
        (site / "file.txt").write_text("x" * 2048)
        os.chmod(folder, 0o755)
        with nginx(folder), serving(site) as ours:
            ratios = [rate(ours) / rate(f"http://127.0.0.1:{PORT}") for _ in range(ROUNDS)]
    print("static answers, part of nginx's rate", round(statistics.median(ratios), 2), "0.5", sep="\t")


@contextmanager
def nginx(folder):
    configuration = Path(folder, "nginx.conf")
    configuration.write_text(CONFIGURATION.format(folder=folder, port=PORT))
    program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    with subprocess.Popen([program, "-c", str(configuration)]) as process:
        try:
            time.sleep(1)
            yield
        finally:
            process.terminate()


def rate(origin):
    """Requests a second."""
    result = subprocess.run(
        ["wrk", "-t1", "-c64", "-d2s", f"{origin}/file.txt"],
        check=True, capture_output=True, text=True)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", result.stdout)[1])


main()
