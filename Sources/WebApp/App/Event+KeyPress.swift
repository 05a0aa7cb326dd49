import ByteStrings
import Markup
import Screens

extension Event {
  /// The key of a keyboard event.
  var key: Key { Key(name: text) }

  /// The key as models know it; nil while control, alt or command is held down.
  var keyPress: KeyPress? {
    guard modifiers.isDisjoint(with: [.control, .alt, .meta]) else { return nil }
    return KeyPress(
      text, isRepeated: modifiers.contains(.repeated), placedDigit: modifiers.placedDigit)
  }
}

extension Handling {
  /// `handled` if the handler did something.
  init(_ isHandled: Bool) { self = isHandled ? .handled : .ignored }
}
