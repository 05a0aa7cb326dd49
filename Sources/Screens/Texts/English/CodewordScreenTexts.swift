import ByteStrings
import Games
import Library
import Words

/// Every sentence of Codeword's screens.
package enum CodewordScreenTexts {
  package static var name: PlainText { "Codeword" }
  package static var aim: PlainText { "Find the hidden word." }
  package static var board: PlainText { "Attempts" }
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

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose length, attempts and mode" }
  package static var length: PlainText { "Letters" }
  package static var limit: PlainText { "Attempts" }
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
    case .ultraHard: "Hints must be used, and no letter may be tried where it is known not to be."
    }
  }

  package static var help: PlainText { "Assisted" }

  package static func name(ofHelp isAssisted: Bool) -> PlainText { isAssisted ? "On" : "Off" }

  package static var helpNote: PlainText {
    "You are told how many words still fit, and which. Statistics leave such games out."
  }

  package static func options(_ options: CodewordOptions) -> PlainText {
    var text: PlainText = "\(options.length) letters"
    if let limit = options.limit { text += " · \(limit) attempts" }
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
      summary.moveCount == 0 ? "No attempt yet" : CodewordTexts.attempts(summary.moveCount)
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
        ? "Type a word of \(options.length) letters. Try as many as you need."
        : "Type or tap a word of \(options.length) letters"
    case .incomplete(let blanks):
      blanks == 1 ? "One letter is missing." : "\(blanks) letters are missing."
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
    case (true, true): return "None of these letters is in the word."
    case (false, true): return "\(list(exact)) \(exact.count == 1 ? "is" : "are") in place."
    case (true, false):
      return inexact.count == 1
        ? "\(inexact[0]) is in the word, in another place."
        : "\(list(inexact)) are in the word, in other places."
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
    case 0: "This word is never dealt: what fits cannot be counted."
    case 1: "1 word still fits"
    default: "\(count) words still fit"
    }
  }

  package static var fittingTitle: PlainText { "What still fits" }
  /// The text above the words, if only the first of them are shown.
  package static func first(_ count: Int) -> PlainText { "The first \(count) by the alphabet:" }

  /// The result of the player, in two or three words.
  package static func end(_ game: Codeword) -> PlainText {
    game.outcome == .won ? CodewordTexts.attempts(game.attempts.count) : "Not this time"
  }

  /// "1:05 · you usually need 4.1"; if the word was not found, "6 attempts · 1:05"; of an
  /// assisted game "1:05 · assisted".
  /// - Parameter tenths: how many attempts the player usually needs, in tenths; nil if that is not known.
  package static func figures(_ game: Codeword, time: PlainText?, tenths: Int?) -> PlainText {
    var text: PlainText = game.outcome == .won ? "" : CodewordTexts.attempts(game.attempts.count)
    if let time { text += text.isEmpty ? time : " · \(time)" }
    if game.options.isAssisted {
      return text.isEmpty ? CodewordTexts.assisted : text + " · " + CodewordTexts.assisted
    }
    guard let tenths else { return text }
    let usual: PlainText = "ou usually need \(tenths / 10).\(tenths % 10)"
    return text + (text.isEmpty ? "Y" : " · y") + usual
  }

  package static var spread: PlainText { "Your games by attempts" }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Codeword" }
  package static var helpAim: PlainText {
    "Find the hidden word. Try any word of the right length: each letter is marked."
  }
  package static var helpExact: PlainText { "Filled: right letter, right place." }
  package static var helpInexact: PlainText { "Ring: in the word, in another place." }
  package static var helpNone: PlainText { "Faint: not in the word, or no more of it." }
  package static var helpRepeatedTitle: PlainText { "Repeated letters" }
  package static var helpRepeated: PlainText {
    """
    A letter is marked only as often as the word holds it: exact places first, \
    then from left to right.
    """
  }
  package static var helpRepeatedExample: PlainText {
    """
    The hidden word THERE has two Es: the last E of EERIE is in place, the first is elsewhere, and \
    the second is one too many.
    """
  }
  package static var helpPlayTitle: PlainText { "Playing" }
  package static var helpPlay: PlainText {
    """
    Type, or tap the keys. Tap a place, or use the arrow keys, to fill it first. Enter tries the \
    word; a word that is not in the list, or was tried before, costs nothing.
    """
  }
  package static var helpModes: PlainText {
    """
    In hard mode hints must be used. In ultra-hard mode letters known to be absent are refused too, and \
    so is a letter that is known to be elsewhere, in the same place again.
    """ + " " + help + ": " + helpNote
  }
}
