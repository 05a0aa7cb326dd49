import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Anagrams.
enum AnagramsScreenTexts {
  static var name: PlainText { "Anagrams" }
  static var aim: PlainText { "Find every word in six letters." }
  static var invitation: PlainText { "Type or tap a word of three letters or more" }
  static var field: PlainText { "Your word" }
  static var enter: PlainText { "Enter" }
  static var tiles: PlainText { "Letters" }
  static var twist: PlainText { "Twist" }
  static var clear: PlainText { "Clear" }
  static var lastWord: PlainText { "Last word" }
  static var hint: PlainText { "Hint" }
  static var pass: PlainText { "Pass" }
  static var nothingTyped: PlainText { "Type or tap some letters first." }
  static var noHintLeft: PlainText { "Every hint is given: only last letters are left to find." }
  static var leaveQuestion: PlainText {
    "Leave this rack? What is not found will be shown."
  }
  static var stay: PlainText { "Stay" }
  static var leaveRack: PlainText { "Next rack" }
  static var endGame: PlainText { "End the game" }
  static var nextRack: PlainText { "Next rack" }
  static var racks: PlainText { "Racks" }

  static func tile(_ letter: Letter, isUsed: Bool) -> PlainText {
    isUsed ? "\(letter.uppercased), used: hand back" : letter.uppercased
  }

  /// The bank as it is read out: "Letters: C, D, E."
  static func letters(_ letters: [Letter]) -> PlainText {
    "Letters: \(AnagramsTexts.spelled(letters))."
  }

  static func twisted(_ letters: [Letter]) -> PlainText {
    letters.isEmpty ? "All letters are used." : self.letters(letters)
  }

  /// "COED: Already found."
  static func refused(_ word: Word, _ refusal: PlainText) -> PlainText {
    "\(word.uppercased): \(refusal)"
  }

  // MARK: The bar

  /// "Rack 2 of 5 · 57 points"
  static func standing(of game: Anagrams, round: Int) -> PlainText {
    let points = AnagramsTexts.points(game.score)
    let count = game.puzzle.racks.count
    return count == 1 ? points : "Rack \(round + 1) of \(count) · \(points)"
  }

  // MARK: The places

  static func placeName(_ length: Int) -> PlainText { "\(length) letters" }

  static func placeCount(_ found: Int, of count: Int) -> PlainText {
    count == 0 ? "none here" : "\(found) of \(count)"
  }

  static func place(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count
    if count == 0 { return "No word of \(length) letters on this rack" }
    if round.isComplete(length: length) { return "\(length) letters, all \(count) found" }
    return "\(length) letters, \(round.foundCount(length: length)) of \(count) found"
  }

  /// "4 words of 5 letters left"
  static func left(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count - round.foundCount(length: length)
    if count == 0 { return "All words of \(length) letters are found" }
    return "\(AnagramsTexts.words(count)) of \(length) letters left"
  }

  static var bonusName: PlainText { "Bonus words" }
  static var meaningsMissing: PlainText { "Meanings are not there yet: no connection." }
  static var tryAgain: PlainText { "Try again" }

  static func found(_ word: Word) -> PlainText { "\(word.uppercased), found" }

  static func missed(_ word: Word) -> PlainText { "\(word.uppercased), missed" }

  /// The words that have no blank, the last one first.
  static func bonus(on round: AnagramsRound) -> PlainText {
    let words = round.bonusWords
    if words.isEmpty { return "" }
    return "Bonus +\(round.bonusPoints): \(AnagramsTexts.list(words.reversed()))"
  }

  // MARK: The messages

  /// What is read out after a move: the message, and what is left of the length that was found.
  static func spoken(_ message: PlainText, _ game: Anagrams, round: Int) -> PlainText {
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

  static func endName(isOver: Bool) -> PlainText { isOver ? "The end" : "The end of the rack" }

  /// "17 of 26 words, 2 bonus words"
  static func end(of round: AnagramsRound) -> PlainText {
    let found = AnagramsTexts.found(in: [round])
    let bonus = round.bonusWords.count
    return bonus == 0 ? found : "\(found), \(AnagramsTexts.bonus(bonus))"
  }

  static func figures(_ game: Anagrams, time: PlainText?) -> PlainText {
    var figures = racks(game.rounds.count)
    var pangrams = 0
    for round in game.rounds { pangrams += round.pangramCount }
    if pangrams > 0 { figures += " · \(pangrams) of six letters" }
    let hints = AnagramsTexts.hintCount(in: game)
    if hints > 0 { figures += hints == 1 ? " · 1 hint" : " · \(hints) hints" }
    if let time { figures += " · \(time)" }
    return figures
  }

  private static func racks(_ count: Int) -> PlainText {
    count == 1 ? "1 rack" : "\(count) racks"
  }

  static func rack(_ place: Int) -> PlainText { "Rack \(place + 1)" }

  // MARK: The choices

  static var choicesTitle: PlainText { "Choose mode, words and racks" }
  static var mode: PlainText { "Mode" }
  static var words: PlainText { "Words" }
  static var count: PlainText { "Racks" }

  static func name(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "Classic"
    case .findAll: "Find all"
    case .timed: "Timed"
    }
  }

  static func name(of racks: AnagramsOptions.Racks) -> PlainText {
    switch racks {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    case .samples: "Samples"
    }
  }

  static func explanation(of mode: AnagramsOptions.Mode) -> PlainText {
    switch mode {
    case .classic: "A word of all six letters leads on to the next rack."
    case .findAll: "Stay on a rack until every word is found, or you pass."
    case .timed: "Two minutes a rack; find as many words as you can."
    }
  }

  /// "Classic · 5 racks · medium"
  static func options(_ options: AnagramsOptions) -> PlainText {
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
  static func progress(_ session: Session<Anagrams>) -> PlainText {
    let game = session.game
    var text: PlainText = session.header.origin == .sample ? "Sample · " : ""
    if game.outcome.isOver {
      text += "\(AnagramsTexts.points(game.score)) · "
    } else if game.puzzle.racks.count > 1 {
      text += "\(game.rounds.count)/\(game.puzzle.racks.count) · "
    }
    return text + AnagramsTexts.found(in: game.outcome.isOver ? game.rounds : [game.round])
  }

  // MARK: Sharing

  static var shareStyle: PlainText { "Racks as" }

  static var challenge: PlainText { "Copy a link to these racks" }

  static var challengeNote: PlainText {
    """
    Whoever opens the link plays the same racks. The link hides their words from the eye, not from a \
    programmer.
    """
  }

  // MARK: The statistics

  static var won: PlainText { "Won" }
  static var bestScore: PlainText { "Best score" }
  static var wordsFound: PlainText { "Words found" }
  static var shareFound: PlainText { "Of all words" }
  static var pangrams: PlainText { "Of six letters" }
  static var cleared: PlainText { "Cleared racks" }
  static var statisticsNote: PlainText {
    StatisticsTexts.wordsCounted + """
      A game is won when every rack was left with its goal reached: a word of all six letters, or in \
      Find all every word.
      """
  }

  // MARK: The help

  static var helpTitle: PlainText { "How to play Anagrams" }
  static var helpAim: PlainText {
    "Find words of three to six letters in the six that are dealt. Each box above is a letter to find."
  }
  static var helpExampleLetters: PlainText { "Letters: S, I, G, N, A, L" }
  static var helpExample: PlainText {
    """
    SAIL, GAIN and SIGN are there, and SIGNAL uses all six letters. A letter can be used as often as \
    there are tiles of it.
    """
  }
  static var helpPointsTitle: PlainText { "Points" }
  static var helpPoints: PlainText {
    """
    A word is worth a point a letter. Rare words that have no boxes count too, as bonus words. A \
    wrong word costs nothing, nor does a hint, but hints are told when a game is shared.
    """
  }
  static var helpPlayTitle: PlainText { "Playing" }
  static var helpPlay: PlainText {
    """
    Type, or tap the tiles; a used tile that is tapped comes back. Twist shows the letters in another \
    order, Last word brings back what was tried last, a hint shows the next letter of the longest word.
    """
  }
  static var helpKeys: PlainText {
    "On a keyboard, Enter tries the word, the space bar twists, Escape clears, and the up arrow brings back the last word."
  }
  static var helpModes: PlainText {
    """
    Classic: a word of all six letters leads on to the next rack. Find all: stay until every word is \
    found. Timed: two minutes a rack.
    """
  }
  static var helpOrigin: PlainText { "It plays like Text Twist." }
}
