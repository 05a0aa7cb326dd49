"""Puts the finished files in place, and says how large they are."""

import shutil


def replace(target, work, files):
    """Makes `target` contain exactly `files`: they are written beside it, then swapped in."""
    if current(target) == files:
        return
    aside, previous = work / "dist", work / "dist.previous"
    for folder in (aside, previous):
        shutil.rmtree(folder, ignore_errors=True)
    aside.mkdir()
    for name, content in files.items():
        (aside / name).write_bytes(content)
    if target.exists():
        target.rename(previous)
    aside.rename(target)
    shutil.rmtree(previous, ignore_errors=True)


def current(folder):
    """The files in a folder; None if it does not exist or contains folders."""
    if not folder.is_dir() or any(path.is_dir() for path in folder.iterdir()):
        return None
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def report(files, variants):
    """Prints the sizes in bytes as a table."""
    print(f"{'file':<36}{'bytes':>9}{'gzip':>9}{'brotli':>9}")
    totals = [0, 0, 0]
    for name in sorted(files):
        raw = len(files[name])
        sizes = [raw, *(len(variants.get(name + suffix, files[name])) for suffix in (".gz", ".br"))]
        totals = [total + size for total, size in zip(totals, sizes)]
        print(f"{name:<36}" + "".join(f"{size:>9}" for size in sizes))
    print(f"{'together':<36}" + "".join(f"{total:>9}" for total in totals))
