import Words

/// A letter that was guessed, against the other letters that could have been.
public struct HangmanGuess: Equatable, Sendable {
  /// The most words that are listed: more are not read.
  public static let listLimit = 40

  /// The move: its index among the turns of the game.
  public let turn: Int

  /// The letter.
  public let letter: Letter

  /// Whether the answer has it.
  public let isRight: Bool

  /// How many words fitted before; nil for a phrase. "70 words fitted."
  public let fitCount: Int?

  /// The words that fitted before, in the order of the alphabet and without accents; none where they are
  /// more than `listLimit`, and for a phrase.
  public let fitting: [[Letter]]

  /// In how much of what fitted the letter is, from 0 to 1. "Yours is in 24 of 100."
  public let share: Double

  /// The letters that are in most of what fitted, in the order of the alphabet: at least one.
  public let best: [Letter]

  /// In how much of what fitted each of those is, from 0 to 1. "E is in 61 of 100 words that fit."
  public let bestShare: Double

  /// For each letter of the alphabet, in how much of what fitted it is.
  let shares: [Double]

  /// In how many of a hundred another letter is, rounded.
  public func ofHundred(_ other: Letter) -> Int { Int(shares[Int(other.index)] * 100 + 0.5) }

  /// Whether no letter is in more of what fitted.
  public var isBest: Bool { best.contains(letter) }

  /// In how many of a hundred the letter is, rounded.
  public var ofHundred: Int { Int(share * 100 + 0.5) }

  /// In how many of a hundred the best letters are, rounded.
  public var bestOfHundred: Int { Int(bestShare * 100 + 0.5) }
}
