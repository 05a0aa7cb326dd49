"""How the build keeps functions out of line, and what it says about a list that is out of date."""

import pytest

from webbuild import BuildError, names, outofline

LIST = """\
# Words

Word.text.getter
  $e4text
# Each for another type.
Writer.write(_:)
  $e5writeSi
  $e5writeSu
"""
SYMBOLS = ["$e4text", "$e5writeSi", "$e5writeSu"]


def section(kind, content):
    return bytes([kind, len(content)]) + content


def text(value):
    return bytes([len(value)]) + value.encode()


def program(*symbols):
    """A program whose functions have these names."""
    functions = bytes([len(symbols)]) + b"".join(
        bytes([index]) + text(symbol) for index, symbol in enumerate(symbols))
    return (
        b"\0asm\1\0\0\0" + section(1, b"\0") + section(0, text("producers") + b"\0")
        + section(0, text("name") + section(0, text("Web.wasm")) + section(1, functions)))


def refusal(act, *arguments):
    with pytest.raises(BuildError) as caught:
        act(*arguments)
    return str(caught.value)


def test_the_functions_of_a_program_are_read_from_its_names():
    assert names.functions(program(*SYMBOLS)) == SYMBOLS


def test_a_program_without_names_is_refused():
    assert "has no names" in refusal(names.functions, b"\0asm\1\0\0\0" + section(1, b"\0"))


def test_the_compiler_is_told_every_symbol_in_one_option():
    *_, option = outofline.options(outofline.entries(LIST))
    assert option == "-sil-inline-never-function=$e4text,$e5writeSi,$e5writeSu"


def test_a_list_without_symbols_needs_no_option():
    assert outofline.options(outofline.entries("# Words\n\nWord.text.getter\n")) == []


def test_a_program_with_every_function_of_the_list_is_accepted():
    outofline.check(outofline.entries(LIST), program("$e5other", *SYMBOLS))


@pytest.mark.parametrize("lost, place", [
    ("$e4text", "Word.text.getter (Tools/web/out-of-line.txt, line 3)"),
    ("$e5writeSu", "Writer.write(_:) (Tools/web/out-of-line.txt, line 6)"),
])
def test_a_function_that_the_program_does_not_have_is_named_with_its_line(lost, place):
    left = [symbol for symbol in SYMBOLS if symbol != lost]
    assert refusal(outofline.check, outofline.entries(LIST), program(*left)) == (
        f"the program does not have {place}: correct the name or remove it, and run "
        "Tools/web/out-of-line.")


def test_a_name_that_has_no_symbol_yet_is_refused():
    listed = outofline.entries(LIST + "Word.count.getter\n")
    assert "Word.count.getter (Tools/web/out-of-line.txt, line 9)" in refusal(
        outofline.check, listed, program(*SYMBOLS))


def test_a_symbol_below_no_name_is_refused():
    assert refusal(outofline.entries, "# Words\n  $e4text\n") == (
        "Tools/web/out-of-line.txt, line 2: there is no name above this symbol.")


def test_new_symbols_replace_the_old_ones_and_what_is_for_the_reader_stays():
    functions = {
        "$e5writeSi": "Writer.write(_:)", "$e4TEXT": "Word.text.getter", "$e5write3Row": "Writer.write(_:)",
        "$e5other": "other()",
    }
    assert outofline.refreshed(LIST, functions) == """\
# Words

Word.text.getter
  $e4TEXT
# Each for another type.
Writer.write(_:)
  $e5write3Row
  $e5writeSi
"""


def test_a_name_that_no_function_has_any_more_is_refused_with_its_line():
    assert refusal(outofline.refreshed, LIST, {"$e4text": "Word.text.getter"}) == (
        "no function is called Writer.write(_:) (Tools/web/out-of-line.txt, line 6).")
