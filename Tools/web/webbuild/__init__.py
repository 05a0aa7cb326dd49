"""The steps of Tools/web/build, one module each."""

import shutil
import subprocess


class BuildError(Exception):
    """Why the page cannot be built, in one sentence."""


def tool(name, hint):
    """The path of a program, or an error that says where to get it."""
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"{name} was not found; {hint}.")
    return path


def run(command, **options):
    """Runs a program. If it fails the build stops; its output is on the screen."""
    try:
        subprocess.run(command, check=True, **options)
    except subprocess.CalledProcessError as error:
        raise BuildError(f"{command[0]} failed with status {error.returncode}.") from None


def read(path):
    """The bytes of a file of the project, or an error that names it."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BuildError(f"{path} cannot be read: {error.strerror}.") from None
