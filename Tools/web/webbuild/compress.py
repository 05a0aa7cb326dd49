"""Compresses files with brotli and gzip, so that no server has to."""

import gzip
import hashlib

from . import run, tool

COMPRESSIBLE = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest")


def variants(files, cache):
    """`{name.br: bytes, name.gz: bytes}` for each file that gets smaller."""
    brotli = tool("brotli", "install the package brotli")
    cache.mkdir(exist_ok=True)
    made, used = {}, set()
    for name, content in files.items():
        if not name.endswith(COMPRESSIBLE):
            continue
        for suffix, encode in ((".br", lambda c, to: to_brotli(brotli, c, to)), (".gz", to_gzip)):
            kept = cache / (hashlib.sha256(content).hexdigest() + suffix)
            used.add(kept)
            if not kept.is_file():
                encode(content, kept)
            compressed = kept.read_bytes()
            if len(compressed) < len(content):
                made[name + suffix] = compressed
    for stale in set(cache.iterdir()) - used:
        stale.unlink()
    return made


def to_brotli(brotli, content, path):
    part = path.with_suffix(".part")
    with part.open("wb") as output:
        run([brotli, "-q", "11", "-w", "24", "-c", "-"], input=content, stdout=output)
    part.rename(path)


def to_gzip(content, path):
    part = path.with_suffix(".part")
    part.write_bytes(gzip.compress(content, 9, mtime=0))
    part.rename(path)
