import Words

/// A guessed letter, compared with the other possible letters.
public struct HangmanGuess: Equatable, Sendable {
  /// The index of the move among the turns of the game.
  public let turn: Int

  /// The letter.
  public let letter: Letter

  /// Whether the answer has it.
  public let isRight: Bool

  /// How many words fitted before; nil for a phrase. "70 words were possible."
  public let fitCount: Int?

  /// The share of the fitting words that contain the letter, from 0 to 1.
  public let share: Double

  /// The letters with the greatest share, in alphabetical order: at least one.
  public let best: [Letter]

  /// The share of those letters, from 0 to 1.
  public let bestShare: Double

  /// The misses that the letter costs on average, compared with the best letter.
  public var cost: Double { bestShare - share }

  /// The share of each letter of the alphabet.
  let shares: [Double]

  /// The number of words of which `count` speaks: all that fit, or 100 if more fit, and for a phrase.
  public var total: Int { min(fitCount ?? 100, 100) }

  /// In how many of `total` words a letter is, rounded. "E is in 3 of 5 words that fit."
  public func count(of letter: Letter) -> Int {
    Int(shares[Int(letter.index)] * Double(total) + 0.5)
  }

  /// Whether no other letter has a greater share.
  public var isBest: Bool { best.contains(letter) }
}
