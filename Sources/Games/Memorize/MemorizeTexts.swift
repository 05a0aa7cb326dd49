import ByteStrings

/// Every sentence of Memorize that does not depend on the screen.
public enum MemorizeTexts {
  /// Where the game stands: "3 of 8 pairs, 4 points."
  public static func standing(of game: Memorize) -> PlainText {
    let pairs = game.puzzle.pairCount
    if game.outcome.isOver {
      return "All \(self.pairs(pairs)) found in \(turns(game.turnCount)). " + result(of: game)
    }
    let found: PlainText = "\(game.matchCount) of \(self.pairs(pairs))"
    if game.options.players == 1 { return found + ", \(points(game.score))." }
    return found + ". \(scores(of: game)). Player \(game.player + 1) is on."
  }

  /// How the game ended: "9 points.", or who has more of them.
  private static func result(of game: Memorize) -> PlainText {
    if game.options.players == 1 { return "\(points(game.score))." }
    let (first, second) = (game.score(of: 0), game.score(of: 1))
    if first == second { return "A draw: \(points(first)) each." }
    return "\(scores(of: game)): player \(first > second ? 1 : 2) wins."
  }

  /// "Player 1 has 4 points, player 2 has 1 point"
  public static func scores(of game: Memorize) -> PlainText {
    "Player 1 has \(points(game.score(of: 0))), player 2 has \(points(game.score(of: 1)))"
  }

  /// What the last choice brought about: "Card 3: 🐧." Nothing before the first.
  public static func message(of game: Memorize) -> PlainText {
    let choices = game.choices
    guard let last = choices.last else { return "" }
    if choices.count % 2 == 1 { return turnedUp(last, in: game) }
    let turn = game.turnCount - 1
    let first = choices[turn * 2]
    let gain = Int64(game.gains[turn])
    if game.isMatch(turn) {
      return
        "Cards \(first + 1) and \(last + 1) are a pair, \(picture(last, in: game)): \(points(gain))."
    }
    let text: PlainText =
      "\(turnedUp(last, in: game)) No match with card \(first + 1), \(picture(first, in: game))"
    return gain == 0 ? text + "." : text + ": \(points(gain))."
  }

  private static func turnedUp(_ place: Int, in game: Memorize) -> PlainText {
    "Card \(place + 1): \(picture(place, in: game))."
  }

  private static func picture(_ place: Int, in game: Memorize) -> PlainText {
    MemorizePicture.shown(game.puzzle.cards[place])
  }

  /// A card as a screen reader names it: "Card 5, face down". It tells no more than what is to be seen.
  public static func card(_ place: Int, in game: Memorize) -> PlainText {
    switch game.face(of: place) {
    case .down: "Card \(place + 1), face down"
    case .up: "Card \(place + 1), \(picture(place, in: game)), face up"
    case .matched: "Card \(place + 1), \(picture(place, in: game)), matched"
    }
  }

  /// "1 point", "2 points", "−1 point".
  public static func points(_ count: Int64) -> PlainText {
    let number: PlainText = count < 0 ? "−\(-count)" : "\(count)"
    return count == 1 || count == -1 ? number + " point" : number + " points"
  }

  /// "1 pair", "2 pairs".
  public static func pairs(_ count: Int) -> PlainText { count == 1 ? "1 pair" : "\(count) pairs" }

  /// "1 turn", "2 turns".
  public static func turns(_ count: Int) -> PlainText { count == 1 ? "1 turn" : "\(count) turns" }

  /// How well the memory served: "A perfect memory would have needed 11 turns with the same luck. 3
  /// misses could have been avoided."
  public static func review(of game: Memorize) -> PlainText {
    let review = MemorizeReview(of: game)
    let avoidable = review.count(of: .avoidable)
    if game.turnCount == review.par {
      return "No memory could have done it in fewer turns with the same luck."
    }
    let text: PlainText =
      "A perfect memory would have needed \(turns(review.par)) with the same luck."
    switch avoidable {
    case 0: return text
    case 1: return text + " 1 miss could have been avoided."
    default: return text + " \(avoidable) misses could have been avoided."
    }
  }

  /// Why a card cannot be chosen.
  public static func refusal(_ refusal: MemorizeRefusal) -> PlainText {
    switch refusal {
    case .over: "The game is over."
    case .noSuchCard: "There is no such card."
    case .faceUp: "This card is face up already."
    case .matched: "This card is matched already."
    }
  }

  /// What is wrong with a theme.
  public static func problem(_ problem: MemorizeThemeProblem) -> PlainText {
    switch problem {
    case .noName: "The theme needs a name."
    case .badName:
      "The name must be of at most \(MemorizeTheme.nameLimit) characters that can be shown."
    case .noEmoji: "There is no emoji."
    case .tooManyEmoji(let count):
      "There are \(count) emoji; a theme can have \(MemorizeTheme.emojiLimit)."
    case .noPairs: "At least one pair is needed."
    case .reversedPairs(let low, let high): "From \(low) to \(high) pairs is no range."
    case .notEmoji(let number): "Number \(number) is not an emoji and is left out."
    case .duplicate(let number, let earlier):
      "Number \(number) is the same picture as number \(earlier) and counts once."
    case .morePairsThanEmoji(let asked, let emoji):
      "\(pairs(asked)) are asked for, and there are emoji for \(emoji)."
    case .unknownColor(let color):
      "The colour \(PlainText(utf8: color.name)) is not known; another takes its place."
    }
  }
}
