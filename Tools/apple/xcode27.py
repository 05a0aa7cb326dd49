"""What SwiftUI declares with Xcode 27: Apple/Check/Modules, with what Apple/Check/Xcode27 has in the place of it
or besides.

There `@State` is a macro, one builder stands for all, and the compiler has more overloads to choose among.
"""

import re
import shutil

# The head of a type, at the beginning of a line.
TYPE = re.compile(r"^(?:@\w+(?:\([^)\n]*\))? )*public (?:struct|enum|typealias) (\w+)", re.MULTILINE)


def write(modules, changes, output):
    """Writes all modules into a folder, SwiftUI as Xcode 27 has it."""
    output.mkdir(exist_ok=True)
    for path in sorted(modules.glob("*.swiftinterface")):
        shutil.copyfile(path, output / path.name)
    swiftui = output / "SwiftUI.swiftinterface"
    changed = "\n".join(path.read_text() for path in sorted(changes.glob("*.swiftinterface")))
    swiftui.write_text(changed_by(changed, swiftui.read_text()))


def changed_by(changes, text):
    """Declarations without the types that the changes declare, and with all that those declare."""
    for name in set(TYPE.findall(changes)):
        text = without(name, text)
    return f"{text}\n{changes}"


def without(name, text):
    """Declarations without the one of a type."""
    for head in TYPE.finditer(text):
        if head.group(1) == name:
            line = text.index("\n", head.start())
            is_short = text[line - 1] == "}" or "{" not in text[head.start():line]
            end = line if is_short else text.index("\n}", line) + 2
            return text[:head.start()] + text[end + 1:]
    return text


def faults_of_the_check():
    """Whether what changes takes the place of what was there, and nothing else goes."""
    text = "@wrapper public struct A<T> {\n  init()\n}\npublic struct B {}\nextension A {\n}\npublic struct C : B {\n}\n"
    got = changed_by("@made(by: it) public struct A {}\npublic typealias B = A\nextension C {}\n", text)
    want = ("extension A {\n}\npublic struct C : B {\n}\n\n"
            "@made(by: it) public struct A {}\npublic typealias B = A\nextension C {}\n")
    return [] if got == want else [f"check-apple: the declarations of Xcode 27 are put together as {got!r}"]
