"""Texts as Swift source, for programs that do not fetch files."""

HEADER = '''\
// Written by {tool}; a test compares it with the file of the same text.
// swift-format-ignore-file

extension {type} {{
  /// The text of the file. A static string, because an array literal of its bytes takes the compiler
  /// a quarter of a minute.
  static let {name}: StaticString = """
'''

FOOTER = '''\
    """
}
'''


def swift_source(text, tool, type, name):
    """The source of an extension of `type` that holds `text` under a name, written by `tool`."""
    text = text.replace("\\", "\\\\")
    lines = "".join(f"    {line}\n" if line else "\n" for line in text.split("\n"))
    return HEADER.format(tool=tool, type=type, name=name) + lines + FOOTER
