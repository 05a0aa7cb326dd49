import ByteStrings
import Games

/// What is said about a game without a session of it. The sentences are beside the others of each game, but for the
/// captions, which are shorter than the names in some languages.
package enum GameTexts {
  /// The name of a game below its tile.
  @inline(__always)
  package static func caption(_ kind: GameKind) -> PlainText {
    switch kind {
    case .codeword: "Codeword"
    case .anagrams: "Anagrams"
    case .hangman: "Hangman"
    case .memorize: "Memorize"
    case .times: "Times"
    }
  }
}

extension GameKind {
  /// The name of the game.
  package var name: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.name
    case .anagrams: AnagramsScreenTexts.name
    case .hangman: HangmanScreenTexts.name
    case .memorize: MemorizeScreenTexts.name
    case .times: TimesScreenTexts.name
    }
  }

  /// The aim of the game, in a sentence.
  package var aim: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.aim
    case .anagrams: AnagramsScreenTexts.aim
    case .hangman: HangmanScreenTexts.aim
    case .memorize: MemorizeScreenTexts.aim
    case .times: TimesScreenTexts.aim
    }
  }

  /// The title of the words that the game lists beside its board; empty if it lists none.
  package var wordsTitle: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.fittingTitle
    case .anagrams: AnagramsScreenTexts.missedTitle
    case .hangman, .memorize, .times: ""
    }
  }

  /// The result that marks show, and a number to compare it by, of which less is better; nil if they do not say it.
  func result(of marks: FriendMarks) -> (figure: PlainText, rank: Int)? {
    if marks.isLost { return (CodewordTexts.notFound, .max) }
    switch self {
    case .codeword:
      let count = marks.lines.count
      return (CodewordTexts.attempts(count), count)
    case .anagrams: return marks.tally.map { (AnagramsTexts.points(Int64($0)), -$0) }
    case .hangman:
      // A hint counts as a miss.
      let count = marks.count - marks.greenCount
      return (HangmanTexts.misses(count), count)
    case .memorize: return (MemorizeTexts.turns(marks.count), marks.count)
    case .times:
      let right = marks.count - marks.whiteCount
      let figure = TimesTexts.right(Int64(right), of: marks.count)
      guard let seconds = marks.tally else { return (figure, -right) }
      return (figure + ", " + ShellTexts.time(Milliseconds(Int64(1000 * seconds))), -right)
    }
  }

  /// The headline for a puzzle that a friend sent.
  var sentByFriend: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.sentByFriend
    case .anagrams: AnagramsScreenTexts.sentByFriend
    case .hangman: HangmanScreenTexts.sentByFriend
    case .memorize: MemorizeScreenTexts.sentByFriend
    case .times: TimesScreenTexts.sentByFriend
    }
  }

  /// The title of the button that leads to the choices for a new game.
  package var choicesTitle: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.choicesTitle
    case .anagrams: AnagramsScreenTexts.choicesTitle
    case .hangman: HangmanScreenTexts.choicesTitle
    case .memorize: MemorizeScreenTexts.choicesTitle
    case .times: TimesScreenTexts.choicesTitle
    }
  }

  /// The heading of the help.
  package var helpTitle: PlainText {
    switch self {
    case .codeword: CodewordScreenTexts.helpTitle
    case .anagrams: AnagramsScreenTexts.helpTitle
    case .hangman: HangmanScreenTexts.helpTitle
    case .memorize: MemorizeScreenTexts.helpTitle
    case .times: TimesScreenTexts.helpTitle
    }
  }

  /// How the game is played.
  package var howToPlay: [HelpPart] {
    switch self {
    case .codeword: CodewordScreenTexts.howToPlay
    case .anagrams: AnagramsScreenTexts.howToPlay
    case .hangman: HangmanScreenTexts.howToPlay
    case .memorize: MemorizeScreenTexts.howToPlay
    case .times: TimesScreenTexts.howToPlay
    }
  }
}
