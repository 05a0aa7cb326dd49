/// Maps the characters that SwiftUI names keys with to the names of the keys in the DOM
/// (<https://developer.apple.com/documentation/swiftui/keyequivalent>).
enum KeyName {
  static func name(of character: Character) -> String {
    switch character {
    case "\r", "\n": "Enter"
    case "\u{8}": "Backspace"
    case "\u{7F}": "Backspace"
    case "\u{1B}": "Escape"
    case "\t": "Tab"
    case "\u{F700}": "ArrowUp"
    case "\u{F701}": "ArrowDown"
    case "\u{F702}": "ArrowLeft"
    case "\u{F703}": "ArrowRight"
    case "\u{F729}": "Home"
    case "\u{F72B}": "End"
    default: String(character)
    }
  }
}

extension NativeApp {
  /// Handles a pressed key, named by its character.
  /// - Returns: whether the key did something.
  package func press(character: Character, isRepeated: Bool) -> Bool {
    press(KeyName.name(of: character), isRepeated: isRepeated)
  }
}
