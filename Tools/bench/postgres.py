"""A server of PostgreSQL, for as long as something is measured."""

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path


def programs():
    """The folder of the server's programs, which Debian keeps out of the search path; None without one."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := next((folder for folder in folders if (folder / "initdb").exists()), None):
        return found
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextmanager
def server(folder):
    """Runs a server that keeps everything in a folder; gives the address of an empty database.

    It waits for the disk as it does by itself: only its first files are not waited for.
    """
    # The path of a socket is short.
    with tempfile.TemporaryDirectory(dir="/tmp") as sockets:
        for path in (folder, sockets):
            if os.getuid() == 0:
                owner = pwd.getpwnam("postgres")
                os.chown(path, owner.pw_uid, owner.pw_gid)
        data = f"{folder}/data"
        run("initdb", f"--pgdata={data}", "--auth=trust", "--username=pastime", "--encoding=UTF8",
            "--locale=C", "--no-sync")
        with open(f"{data}/postgresql.conf", "a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{sockets}'\n")
        run("pg_ctl", f"--pgdata={data}", f"--log={sockets}/log", "--wait", "start")
        try:
            yield f"postgres://pastime@/postgres?host={sockets}"
        finally:
            run("pg_ctl", f"--pgdata={data}", "--mode=immediate", "stop")


def run(program, *arguments):
    """Runs one of the server's programs, not as root, which PostgreSQL refuses to be."""
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run(
        [*user, str(programs() / program), *arguments], check=True, cwd="/tmp",
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
