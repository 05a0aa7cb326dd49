import ByteStrings
import Games
import Library

/// Every sentence of the screens of Memorize, in German.
package enum MemorizeScreenTexts {
  package static var name: PlainText { "Paare" }
  package static var aim: PlainText { "Finde die Paare." }
  package static var cards: PlainText { "Karten" }
  package static var newGame: PlainText { "Neues Spiel" }
  package static var walk: PlainText { "Karte wechseln" }
  package static var turnUp: PlainText { "Karte aufdecken" }

  /// "3 von 8 Paaren · 4 Punkte"
  package static func standing(of game: Memorize) -> PlainText {
    let pairs = afterOf(game.puzzle.pairCount)
    return "\(game.matchCount) von \(pairs) · \(MemorizeTexts.points(game.score))"
  }

  /// What follows "von" and "mit": "1 Paar", "2 Paaren".
  private static func afterOf(_ pairs: Int) -> PlainText {
    pairs == 1 ? "1 Paar" : "\(pairs) Paaren"
  }

  /// "Spieler 1: 4"
  package static func score(of player: Int, in game: Memorize) -> PlainText {
    "Spieler \(player + 1): \(MemorizeTexts.number(game.score(of: player)))"
  }

  /// The result of the last turn and, if two play, whose turn it is.
  package static func message(of game: Memorize) -> PlainText {
    if game.choices.isEmpty && !game.options.hasTwoPlayers { return "Deck zwei Karten auf." }
    var text: PlainText = ""
    if !game.choices.isEmpty, game.choices.count % 2 == 0 {
      let turn = game.gains.count - 1
      text = game.isMatch(turn) ? "Ein Paar" : "Kein Paar"
      let gain = Int64(game.gains[turn])
      text += gain == 0 ? "." : ": \(MemorizeTexts.points(gain))."
      if game.options.hasTwoPlayers { text += " " }
    }
    return game.options.hasTwoPlayers ? text + "Spieler \(game.player + 1) ist dran." : text
  }

  /// The announcement of the last choice to screen readers.
  package static func announcement(of game: Memorize) -> PlainText {
    let text = MemorizeTexts.message(of: game)
    if game.outcome.isOver { return text + " " + MemorizeTexts.standing(of: game) }
    guard game.options.hasTwoPlayers, game.choices.count % 2 == 0 else { return text }
    return text + " Spieler \(game.player + 1) ist dran."
  }

  /// The announcement after the two cards of a miss are turned down.
  package static var closed: PlainText { "Beide Karten sind verdeckt." }
  /// Why neither of these cards can be turned up first.
  package static var notThese: PlainText { "Nimm eine andere Karte." }

  // MARK: The end

  package static var endName: PlainText { "Das Ende" }
  package static var sameAgain: PlainText { "Dieselben Karten" }

  package static func end(_ game: Memorize) -> PlainText {
    guard game.options.hasTwoPlayers else {
      return "\(MemorizeTexts.pairs(game.puzzle.pairCount)) in \(afterIn(game.gains.count))"
    }
    let (first, second) = (game.score(of: 0), game.score(of: 1))
    if first == second { return "Unentschieden" }
    return first > second ? "Spieler 1 gewinnt" : "Spieler 2 gewinnt"
  }

  /// What follows "in": "1 Zug", "2 Zügen".
  private static func afterIn(_ turns: Int) -> PlainText {
    turns == 1 ? "1 Zug" : "\(turns) Zügen"
  }

  /// The best and the usual result on boards of this size: "6 Paare: Rekord 7 Züge, meist 10."
  package static func best(pairs: Int, _ best: MemorizeStatistics.Best) -> PlainText {
    "\(MemorizeTexts.pairs(pairs)): Rekord \(MemorizeTexts.turns(best.turns))"
      + (best.usualTurns.map { ", meist \($0)." } ?? ".")
  }

  /// "wenigste Züge 11, meiste Punkte 12, kürzeste Zeit 0:45"
  package static func best(_ best: MemorizeStatistics.Best, showsTime: Bool) -> PlainText {
    let text: PlainText = "wenigste Züge \(best.turns), meiste Punkte \(best.points)"
    return showsTime ? text + ", kürzeste Zeit " + ShellTexts.time(best.time) : text
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Thema, Spieler und Wertung wählen" }
  package static var theme: PlainText { "Thema" }
  package static var anyTheme: PlainText { "Beliebiges Thema" }
  package static var pairs: PlainText { "Paare" }
  /// As many pairs as the theme has.
  package static var asTheme: PlainText { "Auto" }
  /// The note that the chosen theme has fewer emoji than the requested number of pairs.
  package static func fewerPairs(_ count: Int) -> PlainText {
    "Dieses Thema hat \(MemorizeTexts.pairs(count))."
  }
  package static var players: PlainText { "Spieler" }
  package static var scoring: PlainText { "Wertung" }

  package static func name(of title: PlainText, isSecond: Bool) -> PlainText {
    if title.hasSameBytes(as: players) { return isSecond ? "Zwei" : "Allein" }
    return isSecond ? "Schnell" : "Einfach"
  }

  package static func explanation(of options: MemorizeOptions) -> PlainText {
    let text: PlainText =
      options.hasTwoPlayers ? "Reihum: Wer ein Paar findet, macht weiter. " : ""
    return options.isQuick
      ? text
        + "Eine schnelle zweite Karte zählt bis zu zehnfach, im Plus wie im Minus."
      : text
        + "Ein Paar bringt 2 Punkte. Ein Fehler kostet 1 je Karte, die du schon kanntest."
  }

  /// "6 Paare · zu zweit · schnell", or "Beliebiges Thema" if the theme determines the number of pairs
  package static func options(_ options: MemorizeOptions) -> PlainText {
    var text = options.pairs.map { MemorizeTexts.pairs($0) } ?? anyTheme
    if options.hasTwoPlayers { text += " · zu zweit" }
    return options.isQuick ? text + " · schnell" : text
  }

  // MARK: The player's own themes

  package static var ownThemes: PlainText { "Deine Themen" }
  package static var newTheme: PlainText { "Neues Thema" }
  package static var changeTheme: PlainText { "Thema ändern" }
  package static var themeName: PlainText { "Name" }
  package static var themeEmoji: PlainText { "Emojis" }
  package static var themePairs: PlainText { "Paare: alle, eine Zahl oder ein Bereich wie 4-9" }
  /// A number of pairs as the field shows it: `all` is the only word.
  package static func pairs(shown text: PlainText) -> PlainText {
    text.hasSameBytes(as: "all") ? "alle" : text
  }
  /// The value that the text of the field means.
  package static func pairs(typed text: PlainText) -> PlainText {
    text.hasSameBytes(as: "alle") ? "all" : text
  }
  package static var themeColour: PlainText { "Farbe" }
  package static var themeSecondColour: PlainText { "Zweite Farbe" }
  package static var noSecondColour: PlainText { "Keine" }
  package static var saveTheme: PlainText { "Thema speichern" }
  package static var toChoices: PlainText { "Zurück zur Auswahl" }
  package static var change: PlainText { "Ändern" }
  package static var link: PlainText { "Link" }
  package static var themeSaved: PlainText { "Thema gespeichert." }
  package static var themeDeleted: PlainText { "Thema gelöscht." }
  package static var themeOffered: PlainText {
    "Jemand schickt dir ein Thema. Speichere es und spiel damit."
  }

  // MARK: The list

  /// "Im Meer · 3 von 8", and at the end "Im Meer · 12 Züge".
  package static func progress(_ session: Session<Memorize>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Beispiel · " : ""
    let text = sample + MemorizeTexts.name(of: game.puzzle.look) + " · "
    if game.outcome.isOver { return text + MemorizeTexts.turns(game.gains.count) }
    return text + "\(game.matchCount) von \(game.puzzle.pairCount)"
  }

  // MARK: The statistics

  package static var pairsFound: PlainText { "Paare" }
  package static var perfect: PlainText { "Perfekt gemerkt" }
  package static var turnsOverPar: PlainText { "Züge mehr als perfekt" }
  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      Spiele zu zweit, geschickte Karten und Wiederholungen sind keine Rekorde.
      """
  }

  // MARK: The help

  package static var helpTitle: PlainText { "So geht Paare" }
  package static var helpAim: PlainText {
    """
    Alle Karten liegen verdeckt, je zwei sind gleich. Deck zwei auf: Sind sie gleich, hast du ein Paar.
    """
  }
  package static var helpPlay: PlainText {
    """
    Sonst bleiben sie offen, bis du die nächste aufdeckst oder eine davon antippst. Merk dir, wo sie waren. \
    Du musst nicht warten.
    """
  }
  package static var helpScore: PlainText {
    """
    Ein Paar bringt 2 Punkte. Ein Fehler kostet 1 je Karte, die du schon kanntest. Zwei neue Karten kosten \
    nichts.
    """
  }
  package static var helpQuick: PlainText {
    """
    Bei schneller Wertung zählt die zweite Karte sofort zehnfach, nach neun Sekunden einfach, im Plus wie im \
    Minus.
    """
  }
  package static var helpThemes: PlainText {
    "Eigene Themen machst du dort, wo du ein Thema wählst."
  }
  package static var helpMoreTitle: PlainText { "Mehr" }
  package static var helpTwo: PlainText {
    """
    Zwei können an einem Gerät spielen: Wer ein Paar findet, macht weiter. Sonst wird gewechselt.
    """
  }
  package static var helpPar: PlainText {
    """
    Am Ende siehst du, wie viele Züge ein perfektes Gedächtnis mit demselben Glück braucht.
    """
  }
}
