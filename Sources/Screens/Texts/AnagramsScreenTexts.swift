import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Anagrams.
package enum AnagramsScreenTexts {
  package static var name: PlainText { "Anagrams" }
  package static var aim: PlainText { "Make words from six letters." }
  /// The headline for a puzzle that a friend sent.
  static var sentByFriend: PlainText { "A friend sent you letters" }
  package static var invitation: PlainText { "Make a word of three or more letters." }
  package static var field: PlainText { "Your word" }
  package static var enter: PlainText { "Enter" }
  package static var tiles: PlainText { "Letters" }
  package static var twist: PlainText { "Twist" }
  package static var clear: PlainText { "Clear" }
  package static var lastWord: PlainText { "Last word" }
  /// The title of the hint button, with the cost of a hint.
  package static var hint: PlainText { "Free hint" }
  package static var nothingTyped: PlainText { "Add some letters first." }
  package static var noHintLeft: PlainText {
    "No hints: only the last letters are missing."
  }
  package static var stay: PlainText { "Keep looking" }
  package static var leaveRack: PlainText { "Next round" }
  package static var endGame: PlainText { "End game" }
  package static var nextRack: PlainText { "Next round" }
  package static var racks: PlainText { "Rounds" }

  package static func tile(_ letter: Letter, isUsed: Bool) -> PlainText {
    isUsed ? "\(letter.uppercased), used: take back" : letter.uppercased
  }

  /// The bank, as a screen reader reads it: "Letters: C, D, E."
  package static func letters(_ letters: [Letter]) -> PlainText {
    "Letters: \(AnagramsTexts.spelled(letters))."
  }

  package static func twisted(_ letters: [Letter]) -> PlainText {
    letters.isEmpty ? "All letters are used." : self.letters(letters)
  }

  /// "COED: Already found."
  package static func refused(_ word: Word, _ refusal: PlainText) -> PlainText {
    "\(word.uppercased): \(refusal)"
  }

  // MARK: Leaving a rack

  /// The title of the button that leaves a rack. After a word of all letters that is no giving up.
  package static func leave(_ round: AnagramsRound) -> PlainText {
    round.pangramCount > 0 ? "Finish" : "Pass"
  }

  package static func leaveQuestion(_ round: AnagramsRound) -> PlainText {
    round.pangramCount > 0
      ? "Finish here? You’ll see the words you missed."
      : "Give up on these letters? You’ll see the words you missed."
  }

  // MARK: The bar

  /// "Round 2/5 · 57 points"
  package static func standing(of game: Anagrams, round: Int) -> PlainText {
    let points = AnagramsTexts.points(game.score)
    let count = game.puzzle.racks.count
    return count == 1 ? points : "Round \(round + 1)/\(count) · \(points)"
  }

  // MARK: The blanks

  package static func lengthName(_ length: Int) -> PlainText { "\(length) letters" }

  package static func foundCount(_ found: Int, of count: Int) -> PlainText {
    count == 0 ? "none" : "\(found) of \(count)"
  }

  package static func blanks(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count
    if count == 0 { return "No \(length)-letter words" }
    if round.isComplete(length: length) { return "\(length) letters, all \(count) found" }
    return "\(length) letters, \(round.foundCount(length: length)) of \(count) found"
  }

  /// "4 words of 5 letters left"
  package static func left(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count - round.foundCount(length: length)
    if count == 0 { return "All \(length)-letter words found" }
    return "\(AnagramsTexts.words(count)) of \(length) letters left"
  }

  package static var bonusName: PlainText { "Bonus words" }
  package static var meaningsMissing: PlainText { "Can’t load meanings. Are you online?" }
  package static var tryAgain: PlainText { "Try again" }

  package static func found(_ word: Word) -> PlainText { "\(word.uppercased), found" }

  package static func missed(_ word: Word) -> PlainText { "\(word.uppercased), missed" }

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
    isOver ? "The end" : "Round over"
  }

  /// "17 of 26 words, 2 bonus words"
  package static func end(of round: AnagramsRound) -> PlainText {
    let found = AnagramsTexts.found(in: [round])
    let bonus = round.bonusWords.count
    return bonus == 0 ? found : "\(found), \(AnagramsTexts.bonus(bonus))"
  }

  /// "40 of 130 words, you usually find 38%, 2 with all six letters · 1 hint"
  /// - Parameter usual: the percentage of all words that the player usually finds.
  package static func figures(_ game: Anagrams, usual: Int?) -> PlainText {
    var figures = AnagramsTexts.found(in: game.rounds)
    if let usual { figures += ", you usually find \(StatisticsTexts.percent(usual))" }
    var pangrams = 0
    for round in game.rounds { pangrams += round.pangramCount }
    if pangrams > 0 {
      figures += pangrams == 1 ? ", one with all six letters" : ", \(pangrams) with all six letters"
    }
    return figures + ShellTexts.figure(hints: AnagramsTexts.hintCount(in: game))
  }

  private static func racks(_ count: Int) -> PlainText {
    count == 1 ? "1 round" : "\(count) rounds"
  }

  package static func rack(_ index: Int) -> PlainText { "Round \(index + 1)" }

  /// "Round 3: 1 of 26 words"
  package static func rack(_ index: Int, _ end: PlainText) -> PlainText {
    "\(rack(index)): \(end)"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose mode, words and rounds" }
  package static var mode: PlainText { "Mode" }
  package static var words: PlainText { "Words" }
  package static var count: PlainText { "Rounds" }

  package static func name(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "Classic"
    case .findAll: "Find all"
    case .timed: "Timed"
    }
  }

  package static func name(of racks: AnagramsOptions.Racks) -> PlainText {
    switch racks {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    case .samples: "Samples"
    }
  }

  package static func explanation(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "A six-letter word ends the round."
    case .findAll: "Find a six-letter word to win, and as many others as you can."
    case .timed: "Two minutes a round. Find all you can."
    }
  }

  /// "Classic · 5 rounds · medium"
  package static func options(_ options: AnagramsOptions) -> PlainText {
    var text = name(of: options.mode)
    text += " · \(racks(options.count))"
    switch options.racks {
    case .easy: text += " · easy"
    case .medium: text += " · medium"
    case .hard: text += " · hard"
    case .samples: text += " · samples"
    }
    return text
  }

  // MARK: The list

  /// "2/5 · 6 of 26 words", and at the end "57 points · 40 of 130 words".
  package static func progress(_ session: Session<Anagrams>) -> PlainText {
    let game = session.game
    var text: PlainText = session.header.origin == .sample ? "Sample · " : ""
    if game.outcome.isOver {
      text += "\(AnagramsTexts.points(game.score)) · "
    } else if game.puzzle.racks.count > 1 {
      text += "\(game.rounds.count)/\(game.puzzle.racks.count) · "
    }
    return text + AnagramsTexts.found(in: game.outcome.isOver ? game.rounds : [game.round])
  }

  // MARK: The statistics

  package static var won: PlainText { "Won" }
  package static var bestScore: PlainText { "Best score" }
  package static var wordsFound: PlainText { "Words found" }
  package static var shareFound: PlainText { "Of all words" }
  package static var lengths: PlainText { "Words by length" }
  package static var pangrams: PlainText { "Six-letter words" }
  package static var cleared: PlainText { "Cleared rounds" }
  package static var missedTitle: PlainText { "Words you miss" }
  package static var missedNote: PlainText {
    """
    Missed twice or more, and not found since. They come back in your own games until you find them.
    """
  }

  /// "missed 3 times"
  package static func missed(times count: Int) -> PlainText { "missed \(count) times" }

  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      You win with a six-letter word in every round (in Find all, any round).
      """
  }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Anagrams" }
  /// How the game is played.
  static var howToPlay: [HelpPart] {
    [
      .text(helpAim), .picture, .text(helpExample), .title(helpPointsTitle), .text(helpPoints),
      .title(helpPlayTitle), .text(helpPlay), .text(helpKeys), .title(mode), .text(helpModes),
      .note(helpOrigin),
    ]
  }
  private static var helpAim: PlainText {
    "Make words of three to six letters from the six you get. Each box is a letter to find."
  }
  private static var helpExample: PlainText {
    """
    You can make SAIL, GAIN and SIGN. SIGNAL uses all six letters. A word can use each tile once.
    """
  }
  private static var helpPointsTitle: PlainText { "Points" }
  private static var helpPoints: PlainText {
    """
    Each letter of a word is a point. Some words without boxes count too, as bonus words. Wrong words \
    and hints cost nothing, but a shared game shows your hints.
    """
  }
  private static var helpPlayTitle: PlainText { "Playing" }
  private static var helpPlay: PlainText {
    """
    Type, or tap the tiles. Tap a used tile to take it back. Twist mixes the letters, Last word brings \
    back your last word, and a hint shows the next letter of the longest word.
    """
  }
  private static var helpKeys: PlainText {
    "Keys: Enter tries the word, Space twists, Escape clears, the up arrow brings back the last word."
  }
  private static var helpModes: PlainText {
    var text: PlainText = ""
    for mode in AnagramsOptions.Mode.allCases {
      text += name(of: mode) + ": " + explanation(of: mode) + " "
    }
    return text
  }
  private static var helpOrigin: PlainText { "It plays like Text Twist." }
}
