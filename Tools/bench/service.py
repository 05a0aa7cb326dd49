"""The release build of the service, for as long as something is measured."""

import resource
import subprocess
from contextlib import contextmanager

PROGRAMS = ".build/release/"


@contextmanager
def serving(folder="dist"):
    """Serves a folder on a free port; gives the origin."""
    with running("pastime", "serve", "--port", "0", "--page", str(folder), "--quiet") as (origin, _):
        yield origin


@contextmanager
def running(program, *arguments):
    """Runs a program that serves; gives its origin and its process."""
    with subprocess.Popen(
            [PROGRAMS + program, *arguments], stdout=subprocess.PIPE, text=True) as process:
        try:
            for line in process.stdout:
                if line.startswith("Pastime is at "):
                    yield line.split()[-1].rstrip("/"), process
                    break
        finally:
            process.terminate()


def allow_files(count):
    """Lets this process and those that it starts have so many connections."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, most), most))
