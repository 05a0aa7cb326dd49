import ByteStrings
import Games
import Library
import Words

/// Every sentence of Codeword's screens.
package enum CodewordScreenTexts {
  package static var name: PlainText { "Codeword" }
  package static var aim: PlainText { "Find the hidden word." }
  /// The headline for a puzzle that a friend sent.
  static var sentByFriend: PlainText { "A friend sent you a word to find" }
  package static var board: PlainText { "Tries" }
  package static var draft: PlainText { "Your word" }
  package static var keyboard: PlainText { "Keyboard" }
  package static var enter: PlainText { "Enter" }
  package static var erase: PlainText { "Erase" }
  package static var endName: PlainText { "The end" }

  package static func position(_ position: Int, holds letter: Letter?) -> PlainText {
    guard let letter else { return "Place \(position + 1), empty" }
    return "Place \(position + 1), \(letter.uppercased)"
  }

  package static func key(_ letter: Letter, mark: Mark?) -> PlainText {
    guard let mark else { return letter.uppercased }
    return "\(letter.uppercased), \(CodewordTexts.name(of: mark))"
  }

  /// The word in the picture of the game: four different letters from A to Z.
  package static var pictureWord: PlainText { "word" }
  /// Its secret, which has only the first and the third of these letters, and the third in another place.
  package static var pictureSecret: PlainText { "wrap" }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose letters, tries and mode" }
  package static var length: PlainText { "Letters" }
  package static var limit: PlainText { "Tries" }
  package static var mode: PlainText { "Mode" }

  package static func limit(_ limit: Int?) -> PlainText { limit.map { "\($0)" } ?? "Any" }

  package static func name(of mode: CodewordOptions.Mode) -> PlainText {
    switch mode {
    case .standard: "Standard"
    case .hard: "Hard"
    case .ultraHard: "Ultra-hard"
    }
  }

  package static func explanation(of mode: CodewordOptions.Mode) -> PlainText {
    switch mode {
    case .standard: "Try any word."
    case .hard: "You must use every hint you have."
    case .ultraHard: "Use every hint, and put no letter where it can’t be."
    }
  }

  package static var help: PlainText { "Assisted" }

  package static func name(ofHelp isAssisted: Bool) -> PlainText { isAssisted ? "On" : "Off" }

  package static var helpNote: PlainText {
    "See how many words still fit, and which. Statistics skip these games."
  }

  package static func options(_ options: CodewordOptions) -> PlainText {
    var text: PlainText = "\(options.length) letters"
    if let limit = options.limit { text += " · \(CodewordTexts.attempts(limit))" }
    switch options.mode {
    case .standard: break
    case .hard: text += " · hard"
    case .ultraHard: text += " · ultra-hard"
    }
    return options.isAssisted ? text + " · " + CodewordTexts.assisted : text
  }

  // MARK: The game

  package static func progress(_ summary: SessionSummary) -> PlainText {
    var attempts =
      summary.moveCount == 0 ? "No tries yet" : CodewordTexts.attempts(summary.moveCount)
    if summary.header.origin == .sample { attempts = "Sample · " + attempts }
    switch summary.outcome {
    case .playing: return summary.moveCount == 0 ? attempts : attempts + " so far"
    case .won: return attempts + " · found"
    case .lost: return attempts + " · not found"
    }
  }

  package static func sentence(for message: CodewordMessage) -> PlainText {
    switch message {
    case .none: ""
    case .invitation(let options):
      options.limit == nil
        ? "Find the \(options.length)-letter word."
        : "Type or tap a \(options.length)-letter word."
    case .incomplete(let blanks):
      blanks == 1 ? "Add one letter." : "Add \(blanks) letters."
    case .wordsLoading: ShellTexts.wordsLoading
    case .wordsMissing: ShellTexts.wordsMissing
    case .refused(let refusal): CodewordTexts.refusal(refusal)
    case .marks(let attempt): marks(of: attempt)
    }
  }

  /// "G and A in place, P elsewhere."
  private static func marks(of attempt: Codeword.Attempt) -> PlainText {
    if attempt.marks.areAllExact { return "" }
    let exact = letters(of: attempt, marked: .exact)
    let inexact = letters(of: attempt, marked: .inexact)
    switch (exact.isEmpty, inexact.isEmpty) {
    case (true, true): return "None of these are in the word."
    case (false, true):
      return exact.count == 1 ? "\(exact[0]) is in place." : "\(list(exact)) are in place."
    case (true, false):
      return inexact.count == 1
        ? "\(inexact[0]) is in the word, but elsewhere."
        : "\(list(inexact)) are in the word, but elsewhere."
    case (false, false): return "\(list(exact)) in place, \(list(inexact)) elsewhere."
    }
  }

  private static func letters(of attempt: Codeword.Attempt, marked mark: Mark) -> [PlainText] {
    var letters: [PlainText] = []
    for position in 0..<attempt.word.count where attempt.marks[position] == mark {
      letters.append(attempt.word[position].uppercased)
    }
    return letters
  }

  private static func list(_ letters: [PlainText]) -> PlainText { CodewordTexts.list(letters) }

  /// "37 words still fit"; without any, why they cannot be counted.
  package static func fitting(_ count: Int) -> PlainText {
    switch count {
    case 0: "Can’t count what fits: this word never comes up."
    case 1: "1 word still fits"
    default: "\(count) words still fit"
    }
  }

  static var fittingTitle: PlainText { "What still fits" }
  /// The text above the words, if only the first of them are shown.
  package static func first(_ count: Int) -> PlainText { "The first \(count), A to Z:" }

  /// The result of the player, in two or three words.
  package static func end(_ game: Codeword) -> PlainText {
    game.outcome == .won ? CodewordTexts.attempts(game.attempts.count) : "Not this time"
  }

  /// "Excellent · you usually need 4.1"; if the word was not found, "6 tries · you usually need 4.1"; of an assisted
  /// game "assisted".
  /// - Parameter tenths: how many attempts the player usually needs, in tenths; nil if that is not known.
  package static func figures(_ game: Codeword, tenths: Int?) -> PlainText {
    let text = game.outcome == .won ? praise(game) : CodewordTexts.attempts(game.attempts.count)
    if game.options.isAssisted {
      return text.isEmpty ? CodewordTexts.assisted : text + " · " + CodewordTexts.assisted
    }
    guard let tenths else { return text }
    return text + " · you usually need \(tenths / 10).\(tenths % 10)"
  }

  /// A word of praise for a found word; empty for an assisted game.
  private static func praise(_ game: Codeword) -> PlainText {
    let count = game.attempts.count
    if game.options.isAssisted { return "" }
    if count == 1 { return "At once" }
    if count == game.options.limit { return ShellTexts.justInTime }
    return count <= 3 ? "Excellent" : count == 4 ? "Well played" : "You found it"
  }

  package static var distribution: PlainText { "Your games by tries" }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Codeword" }
  /// How the game is played.
  static var howToPlay: [HelpPart] {
    [
      .text(helpAim),
      .legend(exact: helpExact, inexact: helpInexact, none: helpNone),
      .title(helpRepeatedTitle), .text(helpRepeated), .picture, .text(helpRepeatedExample),
      .title(helpPlayTitle), .text(helpPlay), .text(helpModes),
    ]
  }
  private static var helpAim: PlainText {
    "Find the hidden word. Try any word of that length. Each letter gets a hint."
  }
  private static var helpExact: PlainText { "Filled: right letter, right place." }
  private static var helpInexact: PlainText { "Ring: in the word, but elsewhere." }
  private static var helpNone: PlainText { "Faint: not in the word, or not again." }
  private static var helpRepeatedTitle: PlainText { "Repeated letters" }
  private static var helpRepeated: PlainText {
    """
    If you use a letter more often than the word does, the extras stay faint.
    """
  }
  /// A word with two E’s, in the example of the help.
  package static var repeatedSecret: PlainText { "THERE" }
  /// A word with three E’s: the last is in place, the first elsewhere.
  package static var repeatedAttempt: PlainText { "EERIE" }
  private static var helpRepeatedExample: PlainText {
    """
    \(repeatedSecret) has two E’s. In \(repeatedAttempt), the last E is in place, the first is elsewhere, and \
    the second is extra.
    """
  }
  private static var helpPlayTitle: PlainText { "Playing" }
  private static var helpPlay: PlainText {
    """
    Type, or tap the keys. To fill another place, tap it or use the arrow keys. Enter tries the word. \
    Unknown and repeated words cost nothing.
    """
  }
  private static var helpModes: PlainText {
    name(of: .hard) + ": " + explanation(of: .hard) + " " + name(of: .ultraHard) + ": "
      + explanation(of: .ultraHard) + " " + help + ": " + helpNote
  }
}
