import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Anagrams, in German.
package enum AnagramsScreenTexts {
  package static var name: PlainText { "Anagramme" }
  package static var aim: PlainText { "Bilde Wörter aus sechs Buchstaben." }
  package static var invitation: PlainText { "Bilde ein Wort ab drei Buchstaben" }
  package static var field: PlainText { "Dein Wort" }
  package static var enter: PlainText { "OK" }
  package static var tiles: PlainText { "Buchstaben" }
  package static var twist: PlainText { "Mischen" }
  package static var clear: PlainText { "Leeren" }
  package static var lastWord: PlainText { "Letztes" }
  /// The title of the hint button, with the cost of a hint.
  package static var hint: PlainText { "Tipp gratis" }
  package static var pass: PlainText { "Passen" }
  package static var nothingTyped: PlainText { "Tippe erst ein paar Buchstaben." }
  package static var noHintLeft: PlainText {
    "Keine Tipps mehr: Überall fehlt nur der letzte Buchstabe."
  }
  package static var leaveQuestion: PlainText {
    "Aufgeben? Dann siehst du, was noch fehlt."
  }
  package static var stay: PlainText { "Bleiben" }
  package static var leaveRack: PlainText { "Verlassen" }
  package static var endGame: PlainText { "Beenden" }
  package static var nextRack: PlainText { "Nächste Runde" }
  package static var racks: PlainText { "Runden" }

  package static func tile(_ letter: Letter, isUsed: Bool) -> PlainText {
    isUsed ? "\(letter.uppercased), liegt schon: zurücknehmen" : letter.uppercased
  }

  /// The bank, as a screen reader reads it: "Buchstaben: C, D, E."
  package static func letters(_ letters: [Letter]) -> PlainText {
    "Buchstaben: \(AnagramsTexts.spelled(letters))."
  }

  package static func twisted(_ letters: [Letter]) -> PlainText {
    letters.isEmpty ? "Alle Buchstaben liegen schon." : self.letters(letters)
  }

  /// "COED: Schon gefunden."
  package static func refused(_ word: Word, _ refusal: PlainText) -> PlainText {
    "\(word.uppercased): \(refusal)"
  }

  // MARK: The bar

  /// "Runde 2/5 · 57 Punkte"
  package static func standing(of game: Anagrams, round: Int) -> PlainText {
    let points = AnagramsTexts.points(game.score)
    let count = game.puzzle.racks.count
    return count == 1 ? points : "Runde \(round + 1)/\(count) · \(points)"
  }

  // MARK: The blanks

  package static func lengthName(_ length: Int) -> PlainText { "\(length) Buchstaben" }

  package static func foundCount(_ found: Int, of count: Int) -> PlainText {
    count == 0 ? "keins" : "\(found) von \(count)"
  }

  package static func blanks(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count
    if count == 0 { return "Keine Wörter mit \(length) Buchstaben" }
    if round.isComplete(length: length) { return "\(length) Buchstaben, alle \(count) gefunden" }
    return "\(length) Buchstaben, \(round.foundCount(length: length)) von \(count) gefunden"
  }

  /// "Noch 4 Wörter mit 5 Buchstaben"
  package static func left(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count - round.foundCount(length: length)
    if count == 0 { return "Alle Wörter mit \(length) Buchstaben gefunden" }
    return "Noch \(AnagramsTexts.words(count)) mit \(length) Buchstaben"
  }

  package static var bonusName: PlainText { "Bonuswörter" }
  package static var meaningsMissing: PlainText { "Bedeutungen fehlen noch. Bist du online?" }
  package static var tryAgain: PlainText { "Noch einmal" }

  package static func found(_ word: Word) -> PlainText { "\(word.uppercased), gefunden" }

  package static func missed(_ word: Word) -> PlainText { "\(word.uppercased), verpasst" }

  /// The words that have no blank, the latest first.
  package static func bonus(on round: AnagramsRound) -> PlainText {
    let words = round.bonusWords
    if words.isEmpty { return "" }
    return "Bonus +\(round.bonusPoints): \(AnagramsTexts.list(words.reversed()))"
  }

  // MARK: The messages

  /// The announcement after a move: the message, and how many words of the found length are left.
  package static func spoken(_ message: PlainText, _ game: Anagrams, round: Int) -> PlainText {
    let round = game.rounds[round]
    if round.ending != nil {
      return "\(message) \(end(of: round)).\(AnagramsTexts.missed(on: round))"
    }
    guard case .found(let find)? = game.lastEvent?.kind, !find.isBonus,
      !round.isComplete(length: find.word.count)
    else { return message }
    return "\(message) \(left(length: find.word.count, on: round))."
  }

  // MARK: The ends

  package static func endName(isOver: Bool) -> PlainText {
    isOver ? "Das Ende" : "Ende der Runde"
  }

  /// "17 von 26 Wörtern, 2 Bonuswörter"
  package static func end(of round: AnagramsRound) -> PlainText {
    let found = AnagramsTexts.found(in: [round])
    let bonus = round.bonusWords.count
    return bonus == 0 ? found : "\(found), \(AnagramsTexts.bonus(bonus))"
  }

  /// "40 von 130 Wörtern, meist 38 % · 2 mit allen sechs · 1 Tipp"
  /// - Parameter usual: the percentage of all words that the player usually finds.
  package static func figures(_ game: Anagrams, usual: Int?) -> PlainText {
    var figures = AnagramsTexts.found(in: game.rounds)
    if let usual { figures += ", meist \(StatisticsTexts.percent(usual))" }
    var pangrams = 0
    for round in game.rounds { pangrams += round.pangramCount }
    if pangrams > 0 { figures += " · \(pangrams) mit allen sechs" }
    let hints = AnagramsTexts.hintCount(in: game)
    if hints > 0 { figures += hints == 1 ? " · 1 Tipp" : " · \(hints) Tipps" }
    return figures
  }

  private static func racks(_ count: Int) -> PlainText {
    count == 1 ? "1 Runde" : "\(count) Runden"
  }

  package static func rack(_ index: Int) -> PlainText { "Runde \(index + 1)" }

  /// "Runde 3: 1 von 26 Wörtern"
  package static func rack(_ index: Int, _ end: PlainText) -> PlainText {
    "\(rack(index)): \(end)"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Modus, Wörter und Runden wählen" }
  package static var mode: PlainText { "Modus" }
  package static var words: PlainText { "Wörter" }
  package static var count: PlainText { "Runden" }

  package static func name(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "Klassisch"
    case .findAll: "Komplett"
    case .timed: "Tempo"
    }
  }

  package static func name(of racks: AnagramsOptions.Racks) -> PlainText {
    switch racks {
    case .easy: "Leicht"
    case .medium: "Mittel"
    case .hard: "Schwer"
    case .samples: "Probe"
    }
  }

  package static func explanation(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "Ein Wort mit sechs Buchstaben beendet die Runde."
    case .findAll: "Finde alle Wörter oder passe."
    case .timed: "Zwei Minuten pro Runde: Finde möglichst viele."
    }
  }

  /// "Klassisch · 5 Runden · mittel"
  package static func options(_ options: AnagramsOptions) -> PlainText {
    var text = name(of: options.mode)
    text += " · \(racks(options.count))"
    switch options.racks {
    case .easy: text += " · leicht"
    case .medium: text += " · mittel"
    case .hard: text += " · schwer"
    case .samples: text += " · Probe"
    }
    return text
  }

  // MARK: The list

  /// "2/5 · 6 von 26 Wörtern", and at the end "57 Punkte · 5 Runden".
  package static func progress(_ session: Session<Anagrams>) -> PlainText {
    let game = session.game
    var text: PlainText = session.header.origin == .sample ? "Beispiel · " : ""
    if game.outcome.isOver {
      return "\(text)\(AnagramsTexts.points(game.score)) · \(racks(game.rounds.count))"
    }
    if game.puzzle.racks.count > 1 {
      text += "\(game.rounds.count)/\(game.puzzle.racks.count) · "
    }
    return text + AnagramsTexts.found(in: [game.round])
  }

  // MARK: The statistics

  package static var won: PlainText { "Geschafft" }
  package static var bestScore: PlainText { "Meiste Punkte" }
  package static var wordsFound: PlainText { "Wörter gefunden" }
  package static var shareFound: PlainText { "Anteil gefunden" }
  package static var lengths: PlainText { "Wörter nach Länge" }
  package static var pangrams: PlainText { "Mit allen sechs" }
  package static var cleared: PlainText { "Alles gefunden" }
  package static var missedTitle: PlainText { "Was du oft verpasst" }
  package static var missedNote: PlainText {
    """
    Mindestens zweimal verpasst und seitdem nicht gefunden. In deinen eigenen Spielen kommen sie wieder, \
    bis du sie findest.
    """
  }
  package static var noneMissed: PlainText { "Du hast nichts nachzuholen." }

  /// "3-mal verpasst"
  package static func missed(times count: Int) -> PlainText { "\(count)-mal verpasst" }

  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      Geschafft heißt: in jeder Runde ein Wort mit sechs Buchstaben, bei Komplett alle Wörter.
      """
  }

  // MARK: The help

  package static var helpTitle: PlainText { "So geht Anagramme" }
  package static var helpAim: PlainText {
    """
    Bilde aus sechs Buchstaben Wörter mit drei bis sechs. Jedes Kästchen ist ein gesuchter \
    Buchstabe.
    """
  }
  package static var helpExampleLetters: PlainText { "Buchstaben: S, I, G, N, A, L" }
  package static var helpExample: PlainText {
    """
    Darin stecken SAIL, GAIN und SIGN. SIGNAL hat alle sechs. Nimm jeden Buchstaben nur so oft, wie er da \
    ist.
    """
  }
  package static var helpPointsTitle: PlainText { "Punkte" }
  package static var helpPoints: PlainText {
    """
    Jeder Buchstabe eines Wortes bringt einen Punkt. Manche Wörter ohne Kästchen zählen als Bonuswörter. \
    Falsche Wörter und Tipps kosten nichts, aber beim Teilen sieht man die Tipps.
    """
  }
  package static var helpPlayTitle: PlainText { "Spielen" }
  package static var helpPlay: PlainText {
    """
    Tippe auf die Buchstaben. Noch ein Tippen holt sie zurück. Mischen ordnet sie neu, Letztes holt das \
    letzte Wort zurück, ein Tipp zeigt den nächsten Buchstaben des längsten Wortes.
    """
  }
  package static var helpKeys: PlainText {
    "Tasten: Enter probiert das Wort, Leertaste mischt, Esc leert, Pfeil nach oben holt das letzte Wort zurück."
  }
  package static var helpModes: PlainText {
    var text: PlainText = ""
    for mode in AnagramsOptions.Mode.allCases {
      text += name(of: mode) + ": " + explanation(of: mode) + " "
    }
    return text
  }
  package static var helpOrigin: PlainText { "Es spielt sich wie Text Twist." }
}
