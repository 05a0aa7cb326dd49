import ByteStrings
import Games

/// Every sentence in the terminal that does not belong to one game.
enum PlayTexts {
  static var codewordUsage: PlainText { "Type a word and press Return." }

  /// The sentence for an assisted player: how many words still fit.
  static func fitting(_ count: Int) -> PlainText {
    switch count {
    case 0: "Can’t count what fits: this word never comes up."
    case 1: "1 word still fits."
    default: "\(count) words still fit."
    }
  }

  static var anagramsUsage: PlainText {
    "Type a word and press Return. /hint shows a letter of a word, /pass leaves the rack, "
      + "/finish ends the game."
  }

  static var hangmanUsage: PlainText {
    "Type a letter, or the whole answer, and press Return. /hint costs a miss."
  }

  static var memorizeUsage: PlainText {
    "Type the number of a card, from 1, and press Return: two a turn."
  }

  static var timesUsage: PlainText {
    "Press Return to start and to go on. Type the answer and press Return. /finish ends the round."
  }

  static var timesNext: PlainText { "Return asks the next one." }

  /// What can be typed in every game.
  static var commands: PlainText {
    "/all tells everything that is to be seen, /help what can be typed, /quit leaves."
  }

  /// "The letters: C, D, E, N, N, O."
  static func letters(of rack: AnagramsRack) -> PlainText {
    "The letters: \(AnagramsTexts.spelled(rack.letters.letters))."
  }

  /// The reason why the typed line is not a move.
  static func sentence<G: TerminalGame>(
    for error: TypingRefusal<G.Refusal>, in game: G.Type
  ) -> PlainText {
    switch error {
    case .empty: G.usage
    case .unknownCommand: "There is no such command. " + commands
    case .notAWord: "A word of one to six letters from A to Z is needed."
    case .notANumber: "A number is needed."
    case .refused(let refusal): G.sentence(for: refusal)
    }
  }

  static func kept(in file: String) -> PlainText { "The game is kept in \(file)." }

  static var notKept: PlainText {
    "The game is not kept. With --record FILE it is, and goes on from there."
  }

  static func cannotWrite(_ file: String) -> PlainText {
    "\(file) cannot be written: the last moves are not kept."
  }

  static func noFolder(of file: String) -> PlainText { "\(file): There is no such folder." }

  static func otherGame(in file: String) -> PlainText {
    "\(file) is the record of another game."
  }
}
