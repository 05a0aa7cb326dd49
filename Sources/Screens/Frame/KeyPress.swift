import ByteStrings

/// A key that was pressed, without control, alt or command.
package struct KeyPress {
  package let key: Key
  /// The name of the key, which is the text that it types, if it types any.
  package let text: PlainText
  /// Whether the key is held down and repeats.
  package let isRepeated: Bool

  /// The digit that the key means while only numbers are typed: the digit that it types, or the one at its position
  /// on most keyboards. Some keyboards need shift for digits.
  package let digit: UInt8?

  /// The key with this name, as browsers report it (`KeyboardEvent.key`).
  package init(_ name: PlainText, isRepeated: Bool = false, placedDigit: UInt8? = nil) {
    key = Key(name: name)
    text = name
    self.isRepeated = isRepeated
    if case .digit(let typed) = key { digit = typed } else { digit = placedDigit }
  }

  /// Whether the key types a letter or a symbol that word games do not know.
  package var isForeign: Bool { text.utf8.first.map { $0 >= 0x80 } == true }
}
