#!/usr/bin/env python3
"""Lists the functions of the page's program that a start and a first move call, in Tools/web/first-part.txt.

    make profile

It plays each of STARTS in each language, with a program that counts calls. The build puts the functions of the
list first (Tools/web/webbuild/split.py).
"""

import shutil
import struct
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import PATIENCE
from support import builds
from support.chromium import ARGUMENTS, chromium
from support.player import Player
from support.service import ROOT, running_service
from support.starts import STARTS
from support.translations import TRANSLATIONS

sys.path.append(str(ROOT / "Tools" / "web"))
from webbuild import names, run, split, wasm  # noqa: E402

LANGUAGES = {"app.wasm": {}} | {f"app-{said.tag}.wasm": said.browser for said in TRANSLATIONS}
# An instrumented program is whole: its second part is empty.
NOTHING = b"\0asm\1\0\0\0"
# The program writes its profile to an address, here in memory that it does not use.
PROFILE = """() => {
  const { memory, __write_profile: write } = window.program
  const room = 1 << 20
  const start = memory.grow(room >> 16) << 16
  return [...new Uint8Array(memory.buffer, start, write(start, room))]
}"""
KEEP_EXPORTS = """
  const { instantiate } = WebAssembly
  WebAssembly.instantiate = async (module, imports) => {
    const instance = await instantiate(module, imports)
    if (instance.exports.__write_profile) window.program = instance.exports
    return instance
  }"""


def main():
    called = set()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page, programs = instrumented(Path(folder) / "dist")
        with running_service(page) as origin:
            for name, language in LANGUAGES.items():
                for start in STARTS:
                    profile = profile_of(browser, origin, start, language)
                    found = {name for name, time in zip(programs[name], times(profile), strict=True) if time}
                    print(f"{name:<12} {len(found):>5} of {len(programs[name])} functions: {start}")
                    called |= found
        browser.close()
    (ROOT / split.FILE).write_text("".join(f"{name}\n" for name in sorted(called)))


def instrumented(page):
    """A copy of the page whose programs count calls, and `{program: functions}`, in the program's order."""
    shutil.copytree(builds.DIST, page, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    programs = {}
    for name, language in wasm.PROGRAMS.items():
        debug = wasm.program_in(ROOT, language).work / "pageprogram.debug.wasm"
        counting = page / "counting.wasm"
        run(["wasm-split", *wasm.USES, "--instrument", debug, "-o", counting])
        run(["wasm-opt", *wasm.STRIP, counting, "-o", counting])
        content = debug.read_bytes()
        programs[name] = names.functions(content)[names.imported(content):]
        first, second = (builds.file_named(f"{Path(name).stem}{part}") for part in ("", "-rest"))
        builds.change(page, first, f"counting-{name}", counting.read_bytes())
        builds.change(page, second, f"nothing-{name}", NOTHING)
    return page, programs


def profile_of(browser, origin, start, language):
    """What a program counts while a player makes this start."""
    reach, device = STARTS[start]
    context = browser.new_context(service_workers="block", **(device | language))
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KEEP_EXPORTS)
    player = Player(context.new_page(), origin, touches=device.get("has_touch", False))
    reach(player)
    profile = bytes(player.page.evaluate(PROFILE))
    context.close()
    return profile


def times(profile):
    """When each function was first called, or 0 if it never was. The profile begins with a digest of the program."""
    return [time for time, in struct.iter_unpack("<I", profile[8:])]


if __name__ == "__main__":
    main()
