import Games
import Library
import Words

/// A daily game that a member of a circle has finished. A member has at most one play of each of a day's five games.
public struct CirclePlay: Equatable, Sendable {
  /// The number of the player in the circle.
  public let member: Int64
  /// The day whose game it is.
  public let day: Day
  /// The language of the words; English for a game without words.
  public let words: WordLanguage
  /// How much the server knows about the play.
  public let mark: PlayMark
  /// The result.
  public let result: DayResult

  /// Which of the five games it is.
  public var kind: GameKind { result.kind }

  /// A play with these values.
  public init(
    member: Int64, day: Day, words: WordLanguage = .english, mark: PlayMark, result: DayResult
  ) {
    self.member = member
    self.day = day
    self.words = words
    self.mark = mark
    self.result = result
  }
}
