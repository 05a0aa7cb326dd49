import ByteStrings

/// Every sentence of Memorize that does not depend on the screen.
public enum MemorizeTexts {
  /// The state of the game: "3 of 8 pairs, 4 points."
  public static func standing(of game: Memorize) -> PlainText {
    let count = game.puzzle.pairCount
    let isOver = game.outcome.isOver
    var text: PlainText =
      isOver
      ? "All \(pairs(count)) found in \(turns(game.gains.count))"
      : "\(game.matchCount) \(ofPairs(count))"
    if !game.options.hasTwoPlayers { return text + ", \(points(game.score))." }
    let (first, second) = (game.score(of: 0), game.score(of: 1))
    text += ". Player 1 has \(points(first)), player 2 has \(points(second)). "
    if !isOver { return text + "Player \(game.player + 1) is on." }
    return first == second ? text + "A draw." : text + "Player \(first > second ? 1 : 2) wins."
  }

  /// The effect of the last choice: "Card 3: 🐧." Empty before the first choice.
  public static func message(of game: Memorize) -> PlainText {
    guard let last = game.choices.last else { return "" }
    var text: PlainText = "Card \(last + 1): \(game.puzzle.picture(last))."
    let turn = game.gains.count - 1
    if game.choices.count % 2 == 1 { return text }
    let first = game.choices[turn * 2]
    text += game.isMatch(turn) ? " A match" : " No match"
    text += " with card \(first + 1), \(game.puzzle.picture(first))"
    let gain = game.gains[turn]
    return gain == 0 ? text + "." : text + ": \(points(Int64(gain)))."
  }

  /// A card as a screen reader names it: "Card 5, face down". It reveals no more than the visible side.
  /// - Parameter face: the visible side; nil for the side according to the rules.
  public static func card(
    _ card: Int, in game: Memorize, as face: Memorize.Face? = nil
  ) -> PlainText {
    let text: PlainText = "Card \(card + 1), "
    switch face ?? game.face(of: card) {
    case .down: return text + "face down"
    case .up: return text + game.puzzle.picture(card) + ", face up"
    case .matched: return text + game.puzzle.picture(card) + ", matched"
    }
  }

  /// "1 point", "2 points", "−1 point".
  public static func points(_ count: Int64) -> PlainText {
    number(count) + (count == 1 || count == -1 ? " point" : " points")
  }

  /// "2", "−1".
  public static func number(_ count: Int64) -> PlainText {
    count < 0 ? "−\(-count)" : "\(count)"
  }

  /// "1 pair", "2 pairs".
  public static func pairs(_ count: Int) -> PlainText { count == 1 ? "1 pair" : "\(count) pairs" }

  /// "1 turn", "2 turns".
  public static func turns(_ count: Int) -> PlainText { count == 1 ? "1 turn" : "\(count) turns" }

  /// "of 1 pair", "of 2 pairs".
  public static func ofPairs(_ count: Int) -> PlainText {
    count == 1 ? "of 1 pair" : "of \(count) pairs"
  }

  /// The review of the player's memory: "With your luck, a perfect memory takes 39 turns."
  public static func review(of game: Memorize) -> PlainText {
    "With your luck, a perfect memory takes \(turns(game.par))."
  }

  /// The name of the theme of a game. Records contain the English names of built-in themes, so that a game is
  /// the same in every language.
  public static func name(of look: MemorizeLook) -> PlainText {
    let names = MemorizeFill.names(in: themeNames)
    for index in stride(from: 0, to: names.count, by: 2)
    where names[index].hasSameBytes(as: look.name) {
      return names[index + 1]
    }
    return look.name
  }

  /// Each name in a record, and behind it the name that a player reads.
  private static var themeNames: Literal {
    """
    Animals|Animals|Sea life|Sea life|Small and winged|Small and winged|Fruit|Fruit|Food|Food|Sweets|Sweets|\
    Sports|Sports|Vehicles|Vehicles|Flowers and trees|Flowers and trees|Weather|Weather|Music|Music|\
    Faces|Faces|Halloween|Halloween|At the desk|At the desk|Signs|Signs|\
    A bit of everything|A bit of everything|Many animals|Many animals|A full table|A full table|\
    On the way|On the way
    """
  }

  /// The name of the colour at an index of `MemorizeFill.knownNames`. An unknown colour keeps its own name.
  public static func name(ofColour colour: PlainText, at index: Int) -> PlainText {
    let names = MemorizeFill.names(
      in: "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|gray|black")
    return index < names.count ? names[index] : colour
  }

  /// Why a card cannot be chosen.
  public static func refusal(_ refusal: MemorizeRefusal) -> PlainText {
    switch refusal {
    case .over: "The game is over."
    case .noSuchCard: "No such card."
    case .faceUp: "This card is already up."
    case .matched: "This card is already matched."
    }
  }

  /// What is wrong with a theme.
  public static func problem(
    _ problem: MemorizeThemeRefusal, in draft: MemorizeThemeDraft
  ) -> PlainText {
    switch problem {
    case .noName: "Give the theme a name."
    case .badName: "The name is too long or has odd characters."
    case .badPairs: "Pairs: all, a number from 1 or a range like 4-9."
    case .badFill: "Type a colour name, or two with a comma."
    case .noEmoji: "Add some emoji."
    case .tooManyEmoji: "At most \(MemorizeLook.pictureLimit) emoji."
    case .notEmoji: "Not emoji, left out: " + list(draft.notEmoji)
    case .repeatedEmoji:
      "Repeated, counted once: " + list(draft.repeated)
    case .tooManyPairs: "Only enough emoji for \(pairs(draft.pictures.count))."
    }
  }

  private static func list(_ texts: [PlainText]) -> PlainText {
    var list: PlainText = ""
    for text in texts { list += text + " " }
    return list
  }
}
