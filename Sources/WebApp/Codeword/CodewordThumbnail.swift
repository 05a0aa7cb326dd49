import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// A Codeword in the list: the last attempt with its marks, or redacted pegs before the first.
struct CodewordThumbnail {
  let session: Session<Codeword>

  var body: Node {
    span(.class("picture"), .ariaHidden(true)) {
      if let last = session.game.attempts.last {
        PegView.row(last)
      } else {
        for _ in 0..<session.options.length { PegView.redacted }
      }
    }
  }
}

/// Pegs for places without a game.
enum CodewordArt {
  /// Four pegs that spell a word of the page's language, with a mark of each kind among them.
  static var word: Node {
    row(CodewordScreenTexts.pictureWord, against: CodewordScreenTexts.pictureSecret)
  }

  /// One peg for each mark, as a preview of colours and shapes.
  static var allMarks: Node { row("eat", against: "tab") }

  /// A word that has a letter more often than the secret.
  static var repeatedLetters: Node {
    row(CodewordScreenTexts.repeatedAttempt, against: CodewordScreenTexts.repeatedSecret)
  }

  /// An example attempt, which shows what marks look like.
  private static func row(_ word: PlainText, against secret: PlainText) -> Node {
    guard let secret = Word(secret), let word = Word(word),
      let options = CodewordOptions(length: secret.count),
      var game = try? Codeword(CodewordPuzzle(secret: secret), options: options)
    else { return .empty }
    try? game.play(CodewordMove(word), at: .zero)
    return game.attempts.last.map(PegView.row) ?? .empty
  }
}
