import Games
import Testing
import Words

@Suite("Hangman")
struct HangmanTests {
  @Test("HM-2: a blank stands for each letter, and signs are shown from the beginning")
  func blanks() throws {
    #expect(try hangman("giraffe").shown == "_______")
    #expect(try hangman("mum's the word").shown == "___'_ ___ ____")
    #expect(try hangman("jack-in-the-box").shown == "____-__-___-___")
    #expect(try hangman("Route 66, R&B: U.S.A.?!").shown == "_____ 66, _&_: _._._.?!")
    #expect(try hangman("crème brûlée").shown == "_____ ______")
  }

  @Test("HM-2: signs are never guessed: a game is won without them")
  func signsAreNotGuessed() throws {
    let game = try hangman("mum's the word", guessed: "musthewor")
    #expect(game.shown == "mum's the wor_")
    #expect(game.blankCount == 1)
    #expect(game.outcome == .playing)
    #expect(try hangman("mum's the word", guessed: "musthword" + "e").outcome == .won)
  }

  @Test("HM-3: case and accents do not matter, however the accent is typed")
  func folding() throws {
    for typed in ["e", "E", "é", "É", "ê", "e\u{301}", "E\u{302}\u{323}", " e ", "ｅ", "Ｅ"] {
      #expect(try HangmanMove.letter(typed: typed, in: .latin) == .letter(letter("e")), "\(typed)")
    }
    for (typed, plain) in [("ç", "c"), ("Ç", "c"), ("c\u{327}", "c"), ("ö", "o"), ("ł", "l")] {
      #expect(
        try HangmanMove.letter(typed: typed, in: .latin) == .letter(letter(plain)), "\(typed)")
    }
    #expect(try hangman("crème brûlée", guessed: "EU").shown == "__è_e __û_ée")
    #expect(try hangman("façade", guessed: "c").shown == "__ç___")
    #expect(try hangman("Köln", guessed: "ko").shown == "Kö__")
    #expect(try hangman("Canada", guessed: "a").shown == "_a_a_a")
  }

  @Test("HM-4: a right letter fills every place where it stands")
  func everyPlace() throws {
    var game = try hangman("hippopotamus")
    try game.guess("p")
    #expect(game.shown == "__pp_p______")
    #expect(game.turns.last?.effect == .right(count: 3))
    #expect(game.blankCount == 9)
    try game.guess("o")
    #expect(game.shown == "__ppopo_____")
    #expect(try game.isRight(letter("p")) == true)
    #expect(try game.isRight(letter("z")) == nil)
    #expect(game.missCount == 0)
  }

  @Test("HM-5: a wrong letter is listed in the order of the guesses, and is a miss")
  func misses() throws {
    var game = try hangman("giraffe")
    #expect(HangmanTexts.incorrectGuesses(in: game) == "")
    try game.guess("xaqez")
    #expect(try game.incorrectLetters == [letter("x"), letter("q"), letter("z")])
    #expect(HangmanTexts.incorrectGuesses(in: game) == "Incorrect guesses: X Q Z")
    #expect(game.missCount == 3)
    #expect(game.score == 3)
    #expect(try game.isRight(letter("x")) == false)
    #expect(game.turns.last?.effect == .wrong)
  }

  @Test("HM-5: the game is lost at the number of misses that the drawing allows, not before")
  func lost() throws {
    for look in HangmanLook.allCases {
      var game = try hangman("giraffe", misses: look.misses)
      let wrong = "bcdhjklm".prefix(look.misses)
      try game.guess(String(wrong.dropLast()))
      #expect(game.outcome == .playing)
      #expect(game.score == 1)
      try game.guess(String(wrong.suffix(1)))
      #expect(game.outcome == .lost)
      #expect(game.score == 0)
      #expect(game.answers.map(\.text) == ["giraffe"])
    }
    #expect(HangmanLook.allCases.map(\.misses) == [6, 8, 8])
  }

  @Test("HM-5: a wrong whole answer and a hint are misses, but are not incorrect letters")
  func otherMisses() throws {
    var game = try hangman("giraffe", clue: "tall", guessed: "x")
    try game.takeHint()
    try game.guess(answer: "penguin")
    #expect(game.missCount == 3)
    #expect(HangmanTexts.incorrectGuesses(in: game) == "Incorrect guesses: X")
  }

  @Test("HM-6: the game is won when the last blank is filled")
  func won() throws {
    var game = try hangman("giraffe", guessed: "girafx")
    #expect(game.outcome == .playing)
    #expect(game.answers.isEmpty)
    try game.guess("e")
    #expect(game.outcome == .won)
    #expect(game.score == 5)
    #expect(game.shown == "giraffe")
    #expect(game.answers.map(\.text) == ["giraffe"])
  }

  @Test("HM-6, HM-7: a finished game refuses every guess")
  func over() throws {
    for game in [
      try hangman("ox", guessed: "ox"), try hangman("giraffe", guessed: "bcdhjk"),
      try hangman("cat", "bat", guessed: "defghi"),
    ] {
      #expect(game.outcome.isOver)
      for move in [.hint, .answer(try letters("giraffe")), .answer([])] as [HangmanMove]
        + alphabet.map({ .letter($0) })
      {
        var other = game
        #expect(game.reasons(move) == [.over])
        #expect(game.sentences(move) == "The game is over.")
        let refusal = try #require(game.refusal(of: move, in: nil))
        #expect(throws: refusal) { try other.play(move, at: .zero) }
        #expect(other == game)
      }
    }
  }

  @Test("HM-8: the same puzzle gives the same game again")
  func again() throws {
    for seed in 0..<UInt64(20) {
      let mode = HangmanOptions.Mode.allCases[Int(seed) % 2]
      var game = try dealtHangman(mode: mode, seed: seed)
      var again = try Hangman(game.puzzle, options: game.options)
      #expect(again == game)
      for letter in alphabet where !game.outcome.isOver {
        try game.play(.letter(letter), at: .zero)
        #expect(again != game)
        try again.play(.letter(letter), at: 5)
        #expect(again == game)
        #expect(again.transcript == game.transcript)
      }
      #expect(game.outcome.isOver)
    }
  }

  @Test("a copy of a game does not follow the original")
  func copies() throws {
    var game = try hangman("giraffe", guessed: "g")
    let copy = game
    try game.guess("xi")
    #expect(copy.shown == "g______")
    #expect(copy.turns.count == 1)
    #expect(game.shown == "gi_____")
    #expect(copy != game)
  }

  @Test("an answer from another source, or several answers outside evil mode, are not a game")
  func mismatch() throws {
    let (cat, bat) = (try entry("cat"), try entry("bat"))
    let animals = try #require(HangmanPuzzle(category: .animals, entries: [cat]))
    let both = try #require(HangmanPuzzle(category: .animals, entries: [cat, bat]))
    let own = HangmanPuzzle(own: cat)
    func isGame(
      _ puzzle: HangmanPuzzle, _ source: HangmanOptions.Source,
      _ mode: HangmanOptions.Mode = .standard
    ) throws -> Bool {
      let options = try #require(HangmanOptions(source: source, mode: mode))
      return (try? Hangman(puzzle, options: options)) != nil
    }
    #expect(try isGame(animals, .any))
    #expect(try isGame(animals, .category(.animals)))
    #expect(try !isGame(animals, .category(.food)))
    #expect(try !isGame(animals, .own))
    #expect(try isGame(own, .own))
    #expect(try !isGame(own, .any))
    #expect(try !isGame(own, .category(.animals)))
    #expect(try isGame(both, .any, .evil))
    #expect(try isGame(animals, .any, .evil))
    #expect(try !isGame(both, .any))
  }
}
