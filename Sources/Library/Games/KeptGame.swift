import Games
import Words

/// A game of which sessions are kept: one on the shelf. What the library knows of a game beyond its rules
/// stands here, so that the compiler asks another one for it.
public protocol KeptGame: SharedGame {
  /// The session among those of all games.
  static func wrap(_ session: Session<Self>) -> AnySession

  /// The session as one of this game; nil where it is of another.
  static func unwrap(_ session: AnySession) -> Session<Self>?

  /// What a new game is like until the player chooses something else.
  static var defaultOptions: Options { get }

  /// What the game of a day's five is like: a few minutes long. It is part of what is promised, because
  /// other options would be another puzzle.
  static func dailyOptions(on day: Day) -> Options?

  /// Whether nothing that the puzzle shows holds a word that the lists know as vulgar.
  static func isFit(_ puzzle: Puzzle, in words: WordBook) -> Bool
}
