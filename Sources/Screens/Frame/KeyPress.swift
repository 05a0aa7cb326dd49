import ByteStrings

/// A key that was pressed, without control, alt or command.
package struct KeyPress {
  package let key: Key
  /// What the key is called, which is what it types where it types something.
  package let text: PlainText
  /// Whether it is held down and repeats.
  package let isRepeated: Bool

  /// The digit that it means where only numbers are typed: what it types, or what most keyboards have at its
  /// place. Some have digits only with shift.
  package let digit: UInt8?

  /// The key with this name, as browsers call it (`KeyboardEvent.key`).
  package init(_ name: PlainText, isRepeated: Bool = false, placedDigit: UInt8? = nil) {
    key = Key(name: name)
    text = name
    self.isRepeated = isRepeated
    if case .digit(let typed) = key { digit = typed } else { digit = placedDigit }
  }

  /// Whether it types a letter or a sign that games of words do not know.
  package var isForeign: Bool { text.utf8.first.map { $0 >= 0x80 } == true }
}
