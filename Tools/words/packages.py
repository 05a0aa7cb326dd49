"""The pinned packages of Debian and PyPI: downloaded, checked against the lock file and unpacked."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path


class PackageError(Exception):
    """A package that differs from the lock file."""


def locked(lock_file):
    """The pairs of a package and its sha256 in the lock file."""
    pairs = []
    for line in lock_file.read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            package, digest = line.split()
            pairs.append((package, digest))
    return pairs


def unpack(lock_file, directory):
    """Unpacks every locked package below `directory`, without installing it; returns the root. Those of PyPI are in
    its folder `pypi`."""
    root = directory / "root"
    for package, digest in locked(lock_file):
        is_from_pypi = "==" in package
        download = directory / package.split("=")[0]
        download.mkdir()
        if is_from_pypi:
            run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", package], download)
        else:
            run(["apt-get", "download", "--quiet", package], download)
        archives = list(download.iterdir())
        if len(archives) != 1:
            raise PackageError(f"{package}: expected one archive, found {len(archives)}")
        found = hashlib.sha256(archives[0].read_bytes()).hexdigest()
        if found != digest:
            raise PackageError(f"{package}: sha256 is {found}, and the lock says {digest}")
        if is_from_pypi:
            zipfile.ZipFile(archives[0]).extractall(root / "pypi")
        else:
            run(["dpkg", "--extract", str(archives[0]), str(root)], directory)
    return root


def run(command, directory):
    """Runs a command in `directory`; its output is shown only if it fails."""
    result = subprocess.run(command, cwd=directory, capture_output=True, text=True)
    if result.returncode != 0:
        raise PackageError(f"{' '.join(command)}: {result.stderr.strip()}")
