"""Compiles Swift to the WebAssembly that is shipped."""

import hashlib
import json
import os
import shutil
from collections import ChainMap
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import BuildError, data, order, outofline, read, run, split, tool

TRIPLE = "wasm32-unknown-none-wasm"
# A function with one caller is inlined only if it is small: it compresses better by itself (by 4 %).
OPTIMIZE = ["--one-caller-inline-max-function-size", "30"]
# The lowest kilobyte of memory is the far end of the stack, so an address can be added to an offset without a look at
# overflow (0.4 %).
OPTIMIZE += ["--low-memory-unused"]
# Swift passes every function two parameters that few of them use: they are removed (1.1 %).
OPTIMIZE += ["--dae-optimizing", "-Oz", "-Oz"]
# Locals that the passes before left behind (0.1 %).
OPTIMIZE += ["--simplify-locals-nostructure", "--vacuum", "--reorder-locals"]
OPTIMIZE += ["--reorder-functions", "-g"]
# The features of WebAssembly that the program uses; its text form does not say.
FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int"]
FEATURES += ["reference-types", "sign-ext"]
USES = [f"--enable-{feature}" for feature in FEATURES]
ASSEMBLE = [*USES, "--generate-stack-ir", "--optimize-stack-ir", "-g"]
STRIP = [*USES, "--strip-debug", "--strip-producers"]

# The tags of the languages besides that of the sources.
TRANSLATIONS = ["de", "fr"]


def in_each_language(stem):
    """`{file: tag}` of a program that is built in each language."""
    return {f"{stem}.wasm": "en"} | {f"{stem}-{tag}.wasm": tag for tag in TRANSLATIONS}


# The programs of the page, one per language: the file of its first part, and the tag of the language. The rest of a
# program has a file of its own beside it.
PROGRAMS = in_each_language("app")
# The programs beside it, each in a language. The sync worker says nothing, so one is enough.
OTHERS = {
    "sync.wasm": ("SyncProgram", "en"),
    **{name: ("OnlineProgram", tag) for name, tag in in_each_language("online").items()},
    **{name: ("CoachProgram", tag) for name, tag in in_each_language("coach").items()},
}

# Where the linker put what in the page's own program.
MAP = "pageprogram.map"
# The same of the program that was linked last.
LINKED_MAP = "linked.map"


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
    programs |= {name: program_in(root, tag, product) for name, (product, tag) in OTHERS.items()}
    listed = read(root / split.FILE).decode()

    def build_those_in(scratch):
        built = {}
        for name, program in programs.items():
            if program.scratch == scratch:
                built[name] = build(program)
                if program.product == "PageProgram":
                    built[name], built[rest(name)] = split.cut(
                        program.work / "pageprogram.debug.wasm", program.work / MAP, listed, USES)
        return built

    with ThreadPoolExecutor() as threads:
        parts = threads.map(build_those_in, {program.scratch for program in programs.values()})
        built = ChainMap(*parts)
    return {name: built[name] for name in [*programs, *map(rest, PROGRAMS)]}


def rest(name):
    """The file with the second part of the program whose first part has this name."""
    return name.replace(".wasm", "-rest.wasm")


def program_in(root, language, product="PageProgram"):
    """A program in a language; the first one is built in the package's own folder."""
    folder = language if language != next(iter(PROGRAMS.values())) else ""
    scratch = root / ".build" / folder
    return Program(product, language, root, scratch, scratch / "web")


def build(program):
    """Compiles a program; returns the bytes to ship.

    `pageprogram.debug.wasm`, `syncprogram.debug.wasm` or the like stays in the folder `web`: it has the same functions
    at the same indices, with their names, for reading the stack of a trap.
    """
    listed = outofline.of(program.root)
    linked = compile_swift(program, outofline.options(listed), [f"--Map={program.work / LINKED_MAP}"])
    # The list is about the interface; of the rest there is less.
    if program.product == "PageProgram":
        outofline.check(listed, read(linked))
    return optimize(linked, program)


def compile_swift(program, compiling, linking):
    """The path of the linked file, made with these options of the compiler and the linker after those of toolset.json."""
    program.work.mkdir(parents=True, exist_ok=True)
    toolset = write_toolset(program, compiling, linking)
    map_of_last = program.work / LINKED_MAP
    map_of_last.unlink(missing_ok=True)
    swift_build(program, toolset)
    linked = program.scratch / TRIPLE / "release" / f"{program.product}.wasm"
    if not linked.is_file():
        raise BuildError(f"swift build left no {linked}.")
    # It is not there if the program is still the one that was linked before.
    if map_of_last.is_file() and program.product == "PageProgram":
        map_of_last.rename(program.work / MAP)
    return linked


def swift_build(program, toolset):
    """Compiles a program for the browser."""
    swift = tool("swift", "install Swift 6.3 or later from https://www.swift.org/install")
    run(
        # Debug information would make wasm-opt drop half of its passes.
        [swift, "build", "-c", "release", "--triple", TRIPLE, "--toolset", toolset, "--product", program.product]
        + ["-debug-info-format", "none", "--scratch-path", program.scratch],
        cwd=program.root, env=os.environ | {"PASTIME_LANGUAGE": program.language},
    )


def write_toolset(program, compiling, linking):
    """The path of a toolset with more options than toolset.json, which the tools that a build runs do not get.

    If it is another than that of the last build, the products are deleted: SwiftPM would keep their old options.
    """
    tools = json.loads(read(program.root / "toolset.json"))
    tools["swiftCompiler"]["extraCLIOptions"] += compiling
    tools["linker"]["extraCLIOptions"] += linking
    written = program.work / "toolset.json"
    text = json.dumps(tools)
    if not written.is_file() or written.read_text() != text:
        shutil.rmtree(program.scratch / TRIPLE, ignore_errors=True)
        written.write_text(text)
    return written


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
