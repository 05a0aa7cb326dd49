"""How the build joins the style sheets, and what it refuses."""

import pytest

from webbuild import BuildError
from webbuild.styles import join, shrunk


def joined(later=(), **sheets):
    """The first style sheet, with these imported in this order; both style sheets if some are for later."""
    sources = {f"styles/{file(name)}": text.encode() for name, text in sheets.items()}
    sources["styles/main.css"] = imports(name for name in sheets if name not in later)
    if not later:
        return join(sources)["styles/main.css"].decode()
    sources["styles/later.css"] = imports(later)
    texts = join(sources)
    return texts["styles/main.css"].decode(), texts["styles/later.css"].decode()


def file(name):
    return name.replace("_", "-") + ".css"


def imports(names):
    return "".join(f'@import "{file(name)}";\n' for name in names).encode()


def refusal(**sheets):
    with pytest.raises(BuildError) as caught:
        joined(**sheets)
    return str(caught.value)


@pytest.mark.parametrize("second", [
    ".found { color: red }",
    "p { margin: 0 } .found:hover > .icon { color: red }",
    "span.found { color: red }",
    ".row,\n.found.wide { color: red }",
    ":is(.row, .found) label { color: red }",
    "@media (hover: hover) { .found { color: red } }",
    "@supports (gap: 0) { @media print { .found { color: red } } }",
    "/* } { */ p::before { content: '}' } .found { color: red }",
])
def test_a_bare_class_of_two_sheets_is_refused_with_the_name_of_both(second):
    message = refusal(list=".found { color: grey }", words=second)
    assert message == (
        "styles/list.css and styles/words.css both define .found: give it to one of them, or nest it "
        "under the part or the game that it belongs to.")


@pytest.mark.parametrize("second", [
    '[data-game="anagrams"] { .found { color: red } }',
    '[data-game="anagrams"] { @media print { .found { color: red } } }',
    ".words .found { color: red }",
    ".words:not(.found) { color: red }",
    ':root[data-time="off"] .found { color: red }',
    "/* .found {} */ @keyframes found { from { color: red } }",
])
def test_a_class_within_a_part_or_a_game_may_have_the_name_of_another(second):
    assert ".found { color: grey }" in joined(list=".found { color: grey }", words=second)


def test_one_sheet_may_define_a_class_in_several_rules():
    assert joined(list=".row { gap: 0 } @media print { .row { gap: 1px } }")


def test_colours_of_the_system_are_said_of_classes_that_other_sheets_define():
    assert joined(list=".row { gap: 0 }", contrast=".row { border: 1px solid }")


def test_the_sheet_of_a_game_has_no_class_outside_of_the_game():
    message = refusal(anagrams='[data-game="anagrams"] { .place { gap: 0 } } .tiles { gap: 0 }')
    assert message == (
        "styles/anagrams.css is the sheet of a game: nest .tiles under [data-game=…], too.")


def test_a_sheet_that_is_not_imported_or_not_there_is_refused():
    with pytest.raises(BuildError, match="do not import styles/list.css"):
        join({"styles/main.css": b"", "styles/list.css": b""})
    with pytest.raises(BuildError, match="imports styles/list.css, which is missing"):
        join({"styles/main.css": b'@import "list.css";'})


LIST, END, CONTRAST = ".row { gap: 0 }", ".end { gap: 0 }", ".row { border: 1px solid }"


def test_each_sheet_is_in_one_of_the_two_and_what_is_said_again_ends_both():
    sources = {
        "styles/main.css": imports(["list", "contrast"]), "styles/later.css": imports(["end", "contrast"]),
        "styles/list.css": LIST.encode(), "styles/end.css": END.encode(),
        "styles/contrast.css": CONTRAST.encode()}
    assert join(sources) == {
        "styles/main.css": (LIST + CONTRAST).encode(), "styles/later.css": (END + CONTRAST).encode()}


def test_a_sheet_of_both_is_refused_and_so_is_one_behind_what_is_said_again():
    sources = {"styles/list.css": LIST.encode(), "styles/contrast.css": CONTRAST.encode()}
    both = imports(["list", "contrast"])
    with pytest.raises(BuildError, match="imports styles/list.css, which is missing or there twice"):
        join(sources | {"styles/main.css": both, "styles/later.css": both})
    with pytest.raises(BuildError, match="styles/later.css has to end with styles/contrast.css"):
        join(sources | {
            "styles/main.css": imports(["contrast"]), "styles/later.css": imports(["contrast", "list"])})


def test_a_class_of_the_first_sheet_is_refused_in_the_second():
    with pytest.raises(BuildError, match="both define .row"):
        joined(later=["end"], list=LIST, end=LIST)


def test_what_only_people_read_is_left_out():
    text = joined(list='/* Why. */\n.row {\n  /* Why. */\n  gap: 0;\n\n  content: "✓" / "";\n}\n')
    assert text == '.row {\ngap: 0;\ncontent: "✓" / "";\n}\n'


@pytest.mark.parametrize("text, expected", [
    (".a,\n.b {\nmargin: 0 auto;\ncolor: red;\n}\n\n.c {\ngap: 0\n}\n", ".a,.b{margin:0 auto;color:red}.c{gap:0}"),
    # Blanks that part selectors, the operators of a sum and the words of a condition.
    (".a :hover > .b {\nwidth: calc(1px + 2px);\n}", ".a :hover > .b{width:calc(1px + 2px)}"),
    ("@media (hover: hover) and (min-width: 9px) {\n.a {\ngap: 0;\n}\n}",
     "@media (hover:hover) and (min-width:9px){.a{gap:0}}"),
    (".a {\n&:hover {\ngap: 0;\n}\n& .b {\ngap: 0;\n}\n}", ".a{&:hover{gap:0}& .b{gap:0}}"),
    # A text stays as it is, whatever it has.
    ('.a::before {\ncontent: " ; } : {";\n}', '.a::before{content:" ; } : {"}'),
    (".a {\ncontent: ' · ' / \"a, b\";\n}", ".a{content:' · ' / \"a, b\"}"),
])
def test_blanks_that_part_nothing_are_left_out_and_no_others(text, expected):
    assert shrunk(text.encode()).decode() == expected
