import ByteStrings

/// What a game is like, for everything that shows, ranks or shares games without knowing their rules. Each is a closed
/// switch, so that the compiler asks about a new game.
extension GameKind {
  /// The latest version of the rules.
  public var rulesVersion: Int64 {
    switch self {
    case .codeword: Codeword.rulesVersion
    case .anagrams: Anagrams.rulesVersion
    case .hangman: Hangman.rulesVersion
    case .memorize: Memorize.rulesVersion
    case .times: Times.rulesVersion
    }
  }

  /// The square that represents the game wherever results are shared.
  public var symbol: Literal {
    switch self {
    case .codeword: "🟩"
    case .anagrams: "🟧"
    case .hangman: "🟥"
    case .memorize: "🟪"
    case .times: "🟦"
    }
  }

  /// The file with the words that the game is played with; nil for a game without words.
  public var wordFile: WordFile? {
    switch self {
    case .codeword, .anagrams: .words
    case .hangman: .hangman
    case .memorize, .times: nil
    }
  }

  /// Whether the game is played with words of a language.
  public var hasWords: Bool { wordFile != nil }

  /// Whether the game is won or lost. Memorize goes on until every pair is found, and Times is about how many answers
  /// are right.
  public var canBeLost: Bool {
    switch self {
    case .codeword, .anagrams, .hangman: true
    case .memorize, .times: false
    }
  }

  /// Whether the player looks for a hidden answer, so that a lost game is one that was not solved. Other games are done
  /// when they are played to the end.
  public var hidesAnswer: Bool {
    switch self {
    case .codeword, .hangman: true
    case .anagrams, .memorize, .times: false
    }
  }

  /// Whether a game has an element of chance, of which the coach can give an account.
  public var hasChance: Bool {
    switch self {
    case .codeword, .anagrams, .hangman, .memorize: true
    case .times: false
    }
  }

  /// Whether players compare the time of this game, so that a shared result has it.
  public var isPlayedForTime: Bool {
    switch self {
    case .memorize, .times: true
    case .codeword, .anagrams, .hangman: false
    }
  }

  /// Whether the coach compares a game with the earlier games of the player.
  public var isComparedWithEarlier: Bool {
    switch self {
    case .anagrams, .times: true
    case .codeword, .hangman, .memorize: false
    }
  }

  /// Whether the most points that can be reached differ from puzzle to puzzle, so that a result needs them beside it.
  public var hasVaryingTotal: Bool {
    switch self {
    case .anagrams: true
    case .codeword, .hangman, .memorize, .times: false
    }
  }

  /// Whether a game takes only a few minutes, so that an evening of several players begins with it.
  public var isShort: Bool {
    switch self {
    case .codeword, .hangman, .times: true
    case .anagrams, .memorize: false
    }
  }

  /// Whether the symbols of a shared result show the options, so that no words have to.
  public var symbolsShowOptions: Bool {
    switch self {
    case .codeword: true
    case .anagrams, .hangman, .memorize, .times: false
    }
  }

  /// Whether players collect words in any order, so that two plays are compared by their words and not move by move.
  public var isCollection: Bool {
    switch self {
    case .anagrams: true
    case .codeword, .hangman, .memorize, .times: false
    }
  }

  /// Whether the number of moves says how far a player has come. In other games it is what the moves gained.
  public var movesAreProgress: Bool {
    switch self {
    case .codeword, .times: true
    case .anagrams, .hangman, .memorize: false
    }
  }

  /// The part of a pack of words that the game is played with; nil for a game without own words.
  public var packPart: PackPart? {
    switch self {
    case .hangman: .entries
    case .codeword: .words
    case .anagrams, .memorize, .times: nil
    }
  }

  /// Whether reaching the goal with the first move is hardly ever more than chance.
  public var isUnlikelyAtFirstTry: Bool {
    switch self {
    case .codeword: true
    case .anagrams, .hangman, .memorize, .times: false
    }
  }

  /// The beginning of the moves whose time says how long the player thought; empty if all moves do. In Times the clock
  /// of a problem starts with the move before the answer.
  public var timedMove: Literal {
    switch self {
    case .times: "answer "
    case .codeword, .anagrams, .hangman, .memorize: ""
    }
  }

  /// Whether a result with these points is better than another. The points of Codeword are its attempts: fewer are
  /// better.
  public func isBetter(_ points: Int64, than other: Int64) -> Bool {
    switch self {
    case .codeword: points < other
    case .anagrams, .hangman, .memorize, .times: points > other
    }
  }

  /// The shortest time in which a player can have thought about a move, in milliseconds.
  public var quickestMove: Int64 {
    switch self {
    case .codeword: 700
    case .times: 250
    case .memorize: 150
    case .anagrams, .hangman: 0
    }
  }
}
