import ByteStrings

/// A key that was pressed, without control, alt or command.
package struct KeyPress {
  package let key: Key
  /// What the key is called, which is what it types where it types something.
  package let text: PlainText
  /// Whether it is held down and repeats.
  package let isRepeated: Bool

  /// The key with this name, as browsers call it (`KeyboardEvent.key`).
  package init(_ name: PlainText, isRepeated: Bool = false) {
    key = Key(name: name)
    text = name
    self.isRepeated = isRepeated
  }
}
