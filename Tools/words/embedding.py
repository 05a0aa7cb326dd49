"""Texts as Swift source, for programs that do not fetch files."""

HEADER = '''\
// Written by {tool}; a test compares it with the file of the same text.
// swift-format-ignore-file

extension {type} {{
  /// The text of the file. A static string, because an array literal of its bytes takes the compiler
  /// a quarter of a minute.
  static let text: StaticString = """
'''

FOOTER = '''\
    """
}
'''


def swift_source(text, tool, type):
    """The source of an extension of `type` that holds `text`, written by `tool`."""
    lines = "".join(f"    {line}\n" if line else "\n" for line in text.split("\n"))
    return HEADER.format(tool=tool, type=type) + lines + FOOTER
