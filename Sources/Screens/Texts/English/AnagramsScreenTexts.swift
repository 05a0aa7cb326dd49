import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Anagrams.
package enum AnagramsScreenTexts {
  package static var name: PlainText { "Anagrams" }
  package static var aim: PlainText { "Find every word in six letters." }
  package static var invitation: PlainText { "Type or tap a word of three letters or more" }
  package static var field: PlainText { "Your word" }
  package static var enter: PlainText { "Enter" }
  package static var tiles: PlainText { "Letters" }
  package static var twist: PlainText { "Twist" }
  package static var clear: PlainText { "Clear" }
  package static var lastWord: PlainText { "Last word" }
  /// The title of the hint button, with the cost of a hint.
  package static var hint: PlainText { "Free hint" }
  package static var pass: PlainText { "Pass" }
  package static var nothingTyped: PlainText { "Type or tap some letters first." }
  package static var noHintLeft: PlainText {
    "Every hint is given: only last letters are left to find."
  }
  package static var leaveQuestion: PlainText {
    "Give up on these letters? You’ll see the words you missed."
  }
  package static var stay: PlainText { "Stay" }
  package static var leaveRack: PlainText { "Next rack" }
  package static var endGame: PlainText { "End the game" }
  package static var nextRack: PlainText { "Next rack" }
  package static var racks: PlainText { "Racks" }

  package static func tile(_ letter: Letter, isUsed: Bool) -> PlainText {
    isUsed ? "\(letter.uppercased), used: hand back" : letter.uppercased
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

  // MARK: The bar

  /// "Rack 2/5 · 57 points"
  package static func standing(of game: Anagrams, round: Int) -> PlainText {
    let points = AnagramsTexts.points(game.score)
    let count = game.puzzle.racks.count
    return count == 1 ? points : "Rack \(round + 1)/\(count) · \(points)"
  }

  // MARK: The blanks

  package static func lengthName(_ length: Int) -> PlainText { "\(length) letters" }

  package static func foundCount(_ found: Int, of count: Int) -> PlainText {
    count == 0 ? "none here" : "\(found) of \(count)"
  }

  package static func blanks(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count
    if count == 0 { return "No word of \(length) letters on this rack" }
    if round.isComplete(length: length) { return "\(length) letters, all \(count) found" }
    return "\(length) letters, \(round.foundCount(length: length)) of \(count) found"
  }

  /// "4 words of 5 letters left"
  package static func left(length: Int, on round: AnagramsRound) -> PlainText {
    let count = round.rack.blanks(length: length).count - round.foundCount(length: length)
    if count == 0 { return "All words of \(length) letters are found" }
    return "\(AnagramsTexts.words(count)) of \(length) letters left"
  }

  package static var bonusName: PlainText { "Bonus words" }
  package static var meaningsMissing: PlainText { "Meanings are not there yet: no connection." }
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
    isOver ? "The end" : "The end of the rack"
  }

  /// "17 of 26 words, 2 bonus words"
  package static func end(of round: AnagramsRound) -> PlainText {
    let found = AnagramsTexts.found(in: [round])
    let bonus = round.bonusWords.count
    return bonus == 0 ? found : "\(found), \(AnagramsTexts.bonus(bonus))"
  }

  /// "40 of 130 words, usually 38 % · 2 of six letters · 1 hint"
  /// - Parameter usual: the percentage of all words that the player usually finds.
  package static func figures(_ game: Anagrams, usual: Int?) -> PlainText {
    var figures = AnagramsTexts.found(in: game.rounds)
    if let usual { figures += ", usually \(StatisticsTexts.percent(usual))" }
    var pangrams = 0
    for round in game.rounds { pangrams += round.pangramCount }
    if pangrams > 0 { figures += ", \(pangrams == 1 ? "one" : "\(pangrams)") with all six letters" }
    let hints = AnagramsTexts.hintCount(in: game)
    if hints > 0 { figures += hints == 1 ? " · 1 hint" : " · \(hints) hints" }
    return figures
  }

  private static func racks(_ count: Int) -> PlainText {
    count == 1 ? "1 rack" : "\(count) racks"
  }

  package static func rack(_ index: Int) -> PlainText { "Rack \(index + 1)" }

  /// "Rack 3: 1 of 26 words"
  package static func rack(_ index: Int, _ end: PlainText) -> PlainText {
    "\(rack(index)): \(end)"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose mode, words and racks" }
  package static var mode: PlainText { "Mode" }
  package static var words: PlainText { "Words" }
  package static var count: PlainText { "Racks" }

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
    case .classic: "A word of all six letters ends the rack."
    case .findAll: "Stay on a rack until every word is found, or you pass."
    case .timed: "Two minutes a rack; find as many words as you can."
    }
  }

  /// "Classic · 5 racks · medium"
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
  package static var pangrams: PlainText { "Of six letters" }
  package static var cleared: PlainText { "Cleared racks" }
  package static var missedTitle: PlainText { "Words you miss" }
  package static var missedNote: PlainText {
    """
    Missed on two racks or more, and not found since. They come back in racks of your own; one that you \
    find goes from here.
    """
  }
  package static var noneMissed: PlainText { "No word was missed twice without being found since." }

  /// "missed 3 times"
  package static func missed(times count: Int) -> PlainText { "missed \(count) times" }

  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      A game is won when every rack was left with its goal reached: a word of all six letters, or in \
      Find all every word.
      """
  }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Anagrams" }
  package static var helpAim: PlainText {
    "Find words of three to six letters in the six that are dealt. Each box above is a letter to find."
  }
  package static var helpExampleLetters: PlainText { "Letters: S, I, G, N, A, L" }
  package static var helpExample: PlainText {
    """
    SAIL, GAIN and SIGN are there, and SIGNAL uses all six letters. A letter can be used as often as \
    there are tiles of it.
    """
  }
  package static var helpPointsTitle: PlainText { "Points" }
  package static var helpPoints: PlainText {
    """
    A word is worth a point a letter. Some words that have no boxes count too, as bonus words. A \
    wrong word costs nothing, nor does a hint, but hints are told when a game is shared.
    """
  }
  package static var helpPlayTitle: PlainText { "Playing" }
  package static var helpPlay: PlainText {
    """
    Type, or tap the tiles; a used tile that is tapped comes back. Twist shows the letters in another \
    order, Last word brings back what was tried last, a hint shows the next letter of the longest word.
    """
  }
  package static var helpKeys: PlainText {
    "On a keyboard, Enter tries the word, the space bar twists, Escape clears, and the up arrow brings back the last word."
  }
  package static var helpModes: PlainText {
    var text: PlainText = ""
    for mode in AnagramsOptions.Mode.allCases {
      text += name(of: mode) + ": " + explanation(of: mode) + " "
    }
    return text
  }
  package static var helpOrigin: PlainText { "It plays like Text Twist." }
}
