"""Compiles Swift to the WebAssembly that is shipped."""

import hashlib
import os
import shutil
from collections import ChainMap
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import BuildError, data, order, outofline, read, run, split, tool

TRIPLE = "wasm32-unknown-none-wasm"
# A function with one caller is inlined only if it is small: it compresses better by itself (by 4 %).
OPTIMIZE = ["--one-caller-inline-max-function-size", "20"]
# Swift passes every function two parameters that few of them use: they are removed (1.1 %).
OPTIMIZE += ["--dae-optimizing", "-Oz", "-Oz", "--reorder-functions", "-g"]
# The features of WebAssembly that the program uses; its text form does not say.
FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int"]
FEATURES += ["reference-types", "sign-ext"]
USES = [f"--enable-{feature}" for feature in FEATURES]
ASSEMBLE = [*USES, "--generate-stack-ir", "--optimize-stack-ir", "-g"]
STRIP = [*USES, "--strip-debug", "--strip-producers"]

# The programs of the page, one per language: the file of its first part, and the name of the language in
# Package.swift. The rest of a program has a file of its own beside it.
PROGRAMS = {"app.wasm": "English", "app-de.wasm": "German"}
# The programs beside it. The sync worker says nothing, and the online program and the coach speak all languages, so one
# of each is enough.
OTHERS = {
    "sync.wasm": "SyncProgram",
    "online.wasm": "OnlineProgram",
    "coach.wasm": "CoachProgram",
}


# Where the linker put what, which is asked for of the page's own program.
MAP = "pageprogram.map"


@dataclass
class Program:
    """A program in one language, and the folders of its build."""

    product: str
    language: str
    root: Path
    # SwiftPM's build folder: if languages shared one, everything would be compiled again for each.
    scratch: Path
    work: Path


def build_all(root):
    """`{name: bytes}` of the programs to ship. Languages are compiled beside each other: one takes one core."""
    programs = {name: program_in(root, language) for name, language in PROGRAMS.items()}
    programs |= {name: other(root, product) for name, product in OTHERS.items()}

    def build_those_in(scratch):
        return {
            name: build(program) for name, program in programs.items() if program.scratch == scratch}

    with ThreadPoolExecutor() as threads:
        parts = threads.map(build_those_in, {program.scratch for program in programs.values()})
        built = ChainMap(*parts)
    shipped = {name: built[name] for name in programs}
    listed = read(root / split.FILE).decode()
    for name, language in PROGRAMS.items():
        work = program_in(root, language).work
        shipped[name], shipped[rest(name)] = split.cut(
            work / "pageprogram.debug.wasm", work / MAP, listed, USES)
    return shipped


def rest(name):
    """The file with the second part of the program whose first part has this name."""
    return name.replace(".wasm", "-rest.wasm")


def program_in(root, language, product="PageProgram"):
    """A program in a language; the first one is built in the package's own folder."""
    folder = language.lower() if language != next(iter(PROGRAMS.values())) else ""
    scratch = root / ".build" / folder
    return Program(product, language, root, scratch, scratch / "web")


def other(root, product):
    """A program beside the page's own, which is there once."""
    return program_in(root, next(iter(PROGRAMS.values())), product=product)


def build(program):
    """Compiles a program; returns the bytes to ship.

    `pageprogram.debug.wasm`, `syncprogram.debug.wasm` or the like stays in the folder `web`: it has the same functions
    at the same indices, with their names, for reading the stack of a trap.
    """
    listed = outofline.of(program.root)
    options = outofline.options(listed)
    if program.product == "PageProgram":
        options += ["-Xlinker", f"--Map={program.work / MAP}"]
    linked = compile_swift(program, options)
    # The list is about the interface; of the rest there is less.
    if program.product == "PageProgram":
        outofline.check(listed, read(linked))
    return optimize(linked, program)


def compile_swift(program, options):
    """The path of the linked file, compiled with these options after those of toolset.json."""
    program.work.mkdir(parents=True, exist_ok=True)
    forget_after_new_toolset(program)
    swift_build(program, ["--product", program.product], options)
    linked = program.scratch / TRIPLE / "release" / f"{program.product}.wasm"
    if not linked.is_file():
        raise BuildError(f"swift build left no {linked}.")
    return linked


def swift_build(program, what, options):
    """Compiles what is named for the browser, with these options after those of toolset.json."""
    swift = tool("swift", "install Swift 6.3 or later from https://www.swift.org/install")
    run(
        # Debug information would make wasm-opt drop half of its passes.
        [swift, "build", "-c", "release", "--triple", TRIPLE, "--toolset", "toolset.json", *what]
        + ["-debug-info-format", "none", "--scratch-path", program.scratch, *options],
        cwd=program.root, env=os.environ | {"PASTIME_LANGUAGE": program.language},
    )


def forget_after_new_toolset(program):
    """Deletes the products if toolset.json changed, because SwiftPM would keep its old flags."""
    stamp = program.work / "toolset.sha256"
    digest = hashlib.sha256(read(program.root / "toolset.json")).hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return
    shutil.rmtree(program.scratch / TRIPLE, ignore_errors=True)
    stamp.write_text(digest)


def optimize(linked, program):
    """The bytes of the optimised file without names; made again only if the input changed."""
    wasm_opt = tool("wasm-opt", "install binaryen")
    disassemble = tool("wasm-dis", "install binaryen")
    stem = program.product.lower()
    text, debug, shipped, stamp = (
        program.work / f"{stem}.{end}" for end in ("wat", "debug.wasm", "wasm", "sha256"))
    settings = " ".join(OPTIMIZE + ASSEMBLE + STRIP).encode()
    settings += read(Path(order.__file__)) + read(Path(data.__file__))
    digest = hashlib.sha256(read(linked) + settings).hexdigest()
    known = stamp.is_file() and stamp.read_text() == digest
    if not (known and debug.is_file() and shipped.is_file()):
        run([wasm_opt, *OPTIMIZE, linked, "-o", debug])
        run([disassemble, debug, "-o", text])
        text.write_text(order.ordered(read(debug), data.joined(text.read_text())))
        run([wasm_opt, *ASSEMBLE, text, "-o", debug])
        run([wasm_opt, *STRIP, debug, "-o", shipped])
        stamp.write_text(digest)
    return read(shipped)
