import Games

/// The settings in parts, each of which fits a screen of a phone.
package enum SettingsPart: Equatable, Sendable {
  /// What is asked for most: the language, sound, the time, light and motion.
  case general
  /// The colours and the shape of the marks.
  case marks
  /// What new games of a kind are like.
  case newGames(GameKind)
  /// Taking all games along.
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
