"""How the build joins the data of the program."""

from webbuild import data

CUT = r''' (memory $0 3)
 (data $.rodata (i32.const 16) "ab\00\c3\b7")
 (data $.rodata.1 (i32.const 24) "\"c\\")
 (data $.data (i32.const 32) "d\n")
 (table $0 1 1 funcref)
'''


def test_segments_become_one_with_zeros_between_them():
    assert data.joined(CUT) == r''' (memory $0 3)
 (data $.rodata (i32.const 16) "ab\00\c3\b7\00\00\00\"c\\\00\00\00\00\00d\n")
 (table $0 1 1 funcref)
'''


def test_a_program_without_data_stays_as_it_is():
    assert data.joined(" (memory $0 3)\n") == " (memory $0 3)\n"
