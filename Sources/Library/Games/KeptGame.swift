import Games
import Words

/// A game on the shelf, whose sessions are kept. Everything that the library needs from a game beyond its rules
/// is declared here, so that the compiler requires it of every new game.
public protocol KeptGame: SharedGame {
  /// Wraps a session of this game.
  static func wrap(_ session: Session<Self>) -> AnySession

  /// The session as a session of this game; nil if it is of another game.
  static func unwrap(_ session: AnySession) -> Session<Self>?

  /// The options of a new game until the player chooses others.
  static var defaultOptions: Options { get }

  /// The options of the daily game, which takes a few minutes. They must not change, because other options
  /// would give another puzzle.
  /// - Parameter words: the language of the words, if it is a game of words.
  static func dailyOptions(on day: Day, in words: WordLanguage) -> Options?

  /// Whether the puzzle shows no word that the lists mark as vulgar.
  static func isFit(_ puzzle: Puzzle, in words: WordBook) -> Bool
}
