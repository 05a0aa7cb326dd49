"""Makes scripts smaller to fetch: blanks and long names that only people read are in the sources."""

import subprocess

from . import BuildError, tool


def shrunk(script):
    """A script that does the same. What it exports keeps its name."""
    esbuild = tool("esbuild", "install esbuild")
    command = [esbuild, "--minify", "--charset=utf8", "--log-level=warning"]
    made = subprocess.run(command, input=script, stdout=subprocess.PIPE)
    if made.returncode:
        raise BuildError(f"esbuild failed with status {made.returncode}.")
    return made.stdout
