import ByteStrings

/// Every sentence of Memorize that does not depend on the screen, in German.
public enum MemorizeTexts {
  /// The state of the game: "3 von 8 Paaren, 4 Punkte."
  public static func standing(of game: Memorize) -> PlainText {
    let count = game.puzzle.pairCount
    let isOver = game.outcome.isOver
    var text: PlainText =
      isOver
      ? "\(pairs(count)) in \(afterIn(game.gains.count)) gefunden"
      : "\(game.matchCount) von \(afterOf(count))"
    if !game.options.hasTwoPlayers { return text + ", \(points(game.score))." }
    let (first, second) = (game.score(of: 0), game.score(of: 1))
    text += ". Spieler 1 hat \(points(first)), Spieler 2 hat \(points(second)). "
    if !isOver { return text + "Spieler \(game.player + 1) ist dran." }
    return first == second
      ? text + "Unentschieden." : text + "Spieler \(first > second ? 1 : 2) gewinnt."
  }

  /// The effect of the last choice: "Karte 3: 🐧." Empty before the first choice.
  public static func message(of game: Memorize) -> PlainText {
    guard let last = game.choices.last else { return "" }
    var text: PlainText = "Karte \(last + 1): \(game.puzzle.picture(last))."
    let turn = game.gains.count - 1
    if game.choices.count % 2 == 1 { return text }
    let first = game.choices[turn * 2]
    text += game.isMatch(turn) ? " Ein Paar" : " Kein Paar"
    text += " mit Karte \(first + 1), \(game.puzzle.picture(first))"
    let gain = game.gains[turn]
    return gain == 0 ? text + "." : text + ": \(points(Int64(gain)))."
  }

  /// A card as a screen reader names it: "Karte 5, verdeckt". It reveals no more than the visible side.
  /// - Parameter face: the visible side; nil for the side according to the rules.
  public static func card(
    _ card: Int, in game: Memorize, as face: Memorize.Face? = nil
  ) -> PlainText {
    let text: PlainText = "Karte \(card + 1), "
    switch face ?? game.face(of: card) {
    case .down: return text + "verdeckt"
    case .up: return text + game.puzzle.picture(card) + ", offen"
    case .matched: return text + game.puzzle.picture(card) + ", gefunden"
    }
  }

  /// "1 Punkt", "2 Punkte", "−1 Punkt".
  public static func points(_ count: Int64) -> PlainText {
    number(count) + (count == 1 || count == -1 ? " Punkt" : " Punkte")
  }

  /// "2", "−1".
  public static func number(_ count: Int64) -> PlainText {
    count < 0 ? "−\(-count)" : "\(count)"
  }

  /// "1 Paar", "2 Paare".
  public static func pairs(_ count: Int) -> PlainText { count == 1 ? "1 Paar" : "\(count) Paare" }

  /// "1 Zug", "2 Züge".
  public static func turns(_ count: Int) -> PlainText { count == 1 ? "1 Zug" : "\(count) Züge" }

  /// What follows "von": "1 Paar", "2 Paaren".
  private static func afterOf(_ pairs: Int) -> PlainText {
    pairs == 1 ? "1 Paar" : "\(pairs) Paaren"
  }

  /// What follows "in": "1 Zug", "2 Zügen".
  private static func afterIn(_ turns: Int) -> PlainText {
    turns == 1 ? "1 Zug" : "\(turns) Zügen"
  }

  /// The review of the player's memory: "Perfektes Gedächtnis: 39 Züge. Du: 41."
  public static func review(of game: Memorize) -> PlainText {
    let par: PlainText = "Perfektes Gedächtnis: \(turns(game.par))."
    if game.options.hasTwoPlayers { return par + " Ihr: \(game.gains.count)." }
    return par + " Du: \(game.gains.count)."
  }

  /// Why a card cannot be chosen.
  public static func refusal(_ refusal: MemorizeRefusal) -> PlainText {
    switch refusal {
    case .over: "Das Spiel ist zu Ende."
    case .noSuchCard: "Diese Karte gibt es nicht."
    case .faceUp: "Diese Karte ist schon offen."
    case .matched: "Diese Karte ist schon gefunden."
    }
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

  private static var themeNames: Literal {
    """
    Animals|Tiere|Sea life|Im Meer|Small and winged|Klein und geflügelt|Fruit|Obst|Food|Essen|Sweets|Süßes|\
    Sports|Sport|Vehicles|Fahrzeuge|Flowers and trees|Blumen und Bäume|Weather|Wetter|Music|Musik|\
    Faces|Gesichter|Halloween|Halloween|At the desk|Am Schreibtisch|Signs|Zeichen|\
    A bit of everything|Von allem etwas|Many animals|Viele Tiere|A full table|Ein voller Tisch|\
    On the way|Unterwegs
    """
  }

  /// The name of the colour at an index of `MemorizeFill.knownNames`. An unknown colour keeps its own name.
  public static func name(ofColour colour: PlainText, at index: Int) -> PlainText {
    let names = MemorizeFill.names(
      in: "Rot|Orange|Gelb|Grün|Mint|Petrol|Cyan|Blau|Indigo|Lila|Rosa|Braun|Grau|Schwarz")
    return index < names.count ? names[index] : colour
  }

  /// What is wrong with a theme.
  public static func problem(
    _ problem: MemorizeThemeRefusal, in draft: MemorizeThemeDraft
  ) -> PlainText {
    switch problem {
    case .noName: "Gib dem Thema einen Namen."
    case .badName: "Der Name ist zu lang oder hat Zeichen, die nicht gehen."
    case .badPairs: "Paare: alle, eine Zahl ab 1 oder ein Bereich wie 4-9."
    case .badFill: "Nenne eine Farbe, oder zwei mit Komma dazwischen."
    case .noEmoji: "Füg Emojis hinzu."
    case .tooManyEmoji: "Höchstens \(MemorizeLook.pictureLimit) Emojis."
    case .notEmoji: "Kein Emoji, weggelassen: " + list(draft.notEmoji)
    case .repeatedEmoji: "Mehrfach, zählt einmal: " + list(draft.repeated)
    case .tooManyPairs: "Die Emojis reichen nur für \(pairs(draft.pictures.count))."
    }
  }

  private static func list(_ texts: [PlainText]) -> PlainText {
    var list: PlainText = ""
    for text in texts { list += text + " " }
    return list
  }
}
