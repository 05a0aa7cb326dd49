import ByteStrings

/// Something that happened on the page.
public struct Event {
  /// What happened.
  public let kind: EventKind
  /// The key, the value of the field, or the position of the pointer: see `docs/bridge.md`.
  public let text: PlainText
  /// The keys held down.
  public let modifiers: Modifiers

  /// An event as the page reports it.
  public init(kind: EventKind, text: PlainText = "", modifiers: Modifiers = []) {
    self.kind = kind
    self.text = text
    self.modifiers = modifiers
  }

  /// The position of a pointer event in whole pixels from the upper left corner of the listening element, or
  /// nil if the text contains no position.
  public var position: (x: Int, y: Int)? {
    let bytes = Array(text.utf8)
    var numbers = (0, 0)
    var index = 0
    for isSecond in [false, true] {
      var sign = 1
      var value = 0
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
        sign = -1
        index += 1
      }
      let start = index
      // Eight digits are more than any screen needs, and do not overflow.
      while index < bytes.count, index - start < 8, (48...57).contains(bytes[index]) {
        value = value * 10 + Int(bytes[index]) - 48
        index += 1
      }
      guard index > start else { return nil }
      if isSecond {
        numbers.1 = sign * value
      } else {
        numbers.0 = sign * value
        guard index < bytes.count, bytes[index] == UInt8(ascii: " ") else { return nil }
        index += 1
      }
    }
    return index == bytes.count ? numbers : nil
  }
}

/// The keys held down during an event, and other flags of the event.
public struct Modifiers: OptionSet, Sendable {
  /// The flags as they cross the boundary.
  public let rawValue: UInt32

  /// The flags as they cross the boundary.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The control key.
  public static let control = Modifiers(rawValue: 2)
  /// The alt or option key.
  public static let alt = Modifiers(rawValue: 4)
  /// The command or Windows key.
  public static let meta = Modifiers(rawValue: 8)
  /// The key is held down and repeats.
  public static let repeated = Modifiers(rawValue: 16)
  /// An input method is composing.
  public static let composing = Modifiers(rawValue: 32)
  /// A mouse button other than the primary button.
  public static let otherButton = Modifiers(rawValue: 64)
  /// The unit of the field of the flags that holds the digit at the place of the key, plus one.
  static let digit = Modifiers(rawValue: 256)

  /// The digit of this key on most keyboards, if shift is not held, whatever the key types in the current layout.
  public var placedDigit: UInt8? {
    let digit = rawValue / Self.digit.rawValue
    return (1...10).contains(digit) ? UInt8(digit - 1) : nil
  }
}
