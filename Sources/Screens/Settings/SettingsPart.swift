import Games

/// The parts of the settings, each of which fits the screen of a phone.
package enum SettingsPart: Equatable, Sendable {
  /// The most common settings: the language, sound, the time, light and motion.
  case general
  /// The colours and the shape of the marks.
  case marks
  /// The defaults for new games of a kind.
  case newGames(GameKind)
  /// Exporting and importing all games, and the server.
  case owned

  /// All parts, in the order in which they are shown.
  package static let all: [SettingsPart] = [.general, .marks, .newGames(.codeword), .owned]

  /// The number of the part among all.
  package var number: Int {
    switch self {
    case .general: 0
    case .marks: 1
    case .newGames: 2
    case .owned: 3
    }
  }
}
