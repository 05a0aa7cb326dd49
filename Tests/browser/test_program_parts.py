"""How the build divides the page's program and its texts between two parts."""

import hashlib

from webbuild import names, split, texts

# The data begins at 16: a table with the address of a text (30), then the texts "hi", "you", "we" and a long one.
LONG = "all of them, one after another"
DATA = rb"""\1e\00\00\00hi\00you\00\00\00\00we\00""".decode() + LONG + r"\00"
FIRST = rf''' (memory $0 1)
 (data $.rodata (i32.const 16) "{DATA}")
 (func $say (i32.load offset=20 (i32.const 0)))
'''
SECOND = '(module\n (func $ask (i32.const 23) (i32.const 33))\n)\n'
# From the linker's map: the address, the place in the file, the size, and where it comes from.
PLACED = """\
    Addr      Off     Size Out     In      Symbol
      10        0        4         a.o:(.rodata.table)
      14        4        3         a.o:(.rodata..L.str.1)
      17        7        4         b.o:(.rodata..L.str.2)
      1e        e       22         <internal>:(.rodata)
"""


def test_a_text_that_no_number_of_the_first_part_can_be_the_address_of_goes_to_the_second():
    first, second = texts.moved(FIRST, SECOND, PLACED)
    assert content(first, 16) == b"\x1e\0\0\0hi" + bytes(8) + b"we" + bytes(2 + len(LONG))
    # So little is between two texts that go that it goes with them.
    assert content(second, 23) == b"you" + bytes(4) + b"we\0" + LONG.encode() + b"\0"


def test_a_few_short_texts_stay_because_a_segment_of_their_own_would_be_longer():
    short = FIRST.replace(LONG, "all")
    first, second = texts.moved(short, SECOND, PLACED.replace("22   ", " 7   "))
    assert content(first, 16) == b"\x1e\0\0\0hi\0you" + bytes(4) + b"we\0all\0"
    assert second == SECOND


def test_the_second_part_says_what_the_first_had_and_stays_a_module():
    _, second = texts.moved(FIRST, SECOND, PLACED)
    assert second.startswith("(module\n (func $ask")
    assert second.endswith(")\n")
    assert second.count("(") == second.count(")")


def test_a_text_whose_address_is_half_of_a_long_number_stays():
    long = FIRST.replace("$say", f"$say (i64.const {33 << 32})")
    assert b"all" in content(texts.moved(long, SECOND, PLACED)[0], 16)


def test_placeholders_of_one_signature_get_one_name():
    assert split.with_few_placeholders(''' (import "placeholder" "7" (func $a (param i32)))
 (import "placeholder" "9" (func $b (result i32)))
 (import "placeholder" "12" (func $c (param i32)))
 (import "page" "12" (func $d (param i32)))
''') == ''' (import "placeholder" "0" (func $a (param i32)))
 (import "placeholder" "1" (func $b (result i32)))
 (import "placeholder" "0" (func $c (param i32)))
 (import "page" "12" (func $d (param i32)))
'''


def test_what_the_second_part_takes_has_short_names_in_the_order_of_the_first():
    first, second = split.exported_in_order(''' (export "start" (func $start))
 (export "%late" (func $late))
 (export "%early" (func $early))
 (func $early
 )
 (func $late
 )
''', ''' (import "primary" "%late" (func $x))
 (import "primary" "%early" (func $y))
 (import "primary" "start" (func $z))
''')
    assert first == ''' (export "start" (func $start))
 (export "%aa" (func $early))
 (export "%ab" (func $late))
 (func $early
 )
 (func $late
 )
'''
    assert second == ''' (import "primary" "%aa" (func $y))
 (import "primary" "%ab" (func $x))
 (import "primary" "start" (func $z))
'''


def test_what_the_second_part_calls_most_has_the_lowest_numbers(monkeypatch):
    monkeypatch.setattr(split.order, "TWO_BYTES", 1)
    body = " (func $own\n  (call $seldom)\n  (call $often)\n  (call $often)\n )\n"
    seldom = ' (import "primary" "%aa" (func $seldom))\n'
    often = ' (import "primary" "%ab" (func $often (param i32)))\n'
    assert split.most_called_first(seldom + often + body) == often + seldom + body


def test_a_first_part_is_another_where_its_second_is():
    one, other = (split.named_after(b"\0asm\1\0\0\0", rest) for rest in (b"one", b"other"))
    assert one != other
    assert one == b"\0asm\1\0\0\0" + bytes([0, 13, 4]) + b"rest" + hashlib.sha256(b"one").digest()[:8]


def content(part, start):
    """The bytes of the segment that begins there."""
    literal = next(literal for at, literal in texts.SEGMENT.findall(part) if int(at) == start)
    return texts.content_of(literal)


def test_of_the_names_in_a_program_only_those_of_functions_are_left():
    functions = section(1, bytes([1, 0]) + text("$e4text"))
    locals_ = section(2, bytes([1, 0, 1, 0]) + text("4") * 60)
    bare, code = b"\0asm\1\0\0\0" + section(0, text("producers")), section(10, b"\0")
    program = bare + section(0, text("name") + functions + locals_) + code
    assert names.without_locals(program) == bare + section(0, text("name") + functions) + code
    assert names.without_locals(bare + code) == bare + code


def section(kind, content):
    return names.encoded(kind, content)


def text(value):
    return bytes([len(value)]) + value.encode()
