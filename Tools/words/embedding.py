"""The packed lists as Swift source, for the programs that do not fetch a file."""

HEADER = '''\
// Written by Tools/words/build from the same lists as words.txt; a test compares the two.
// swift-format-ignore-file

extension PackedWords {
  /// The text of words.txt. A static string, because an array literal of its bytes takes the
  /// compiler a quarter of a minute.
  static let text: StaticString = """
'''

FOOTER = '''\
    """
}
'''


def swift_source(packed):
    """The source of PackedWordsText.swift for the packed form `packed`."""
    lines = "".join(f"    {line}\n" if line else "\n" for line in packed.split("\n"))
    return HEADER + lines + FOOTER
