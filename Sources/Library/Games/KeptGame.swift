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

  /// What a game of the daily five is like: about a minute long. It is part of what is promised, because
  /// other options would be another puzzle.
  static var dailyOptions: Options? { get }

  /// Whether nothing that the puzzle shows holds a word that the lists know as vulgar.
  static func isFit(_ puzzle: Puzzle, in words: WordBook) -> Bool
}
