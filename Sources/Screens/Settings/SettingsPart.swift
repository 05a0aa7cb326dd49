/// The parts of the settings, each of which fits the screen of a phone.
package enum SettingsPart: Equatable, Sendable {
  /// The most common settings: the language, sound, the time, light and motion.
  case general
  /// What concerns Codeword alone: the colours and the shape of the marks, and the length of the usual game.
  case codeword
  /// Exporting and importing all games, and the server.
  case owned

  /// All parts, in the order in which they are shown.
  package static let all: [SettingsPart] = [.general, .codeword, .owned]

  /// The number of the part among all.
  package var number: Int {
    switch self {
    case .general: 0
    case .codeword: 1
    case .owned: 2
    }
  }
}
