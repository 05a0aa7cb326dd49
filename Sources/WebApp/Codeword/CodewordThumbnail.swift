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
    let (word, secret) = (CodewordScreenTexts.pictureWord, CodewordScreenTexts.pictureSecret)
    guard let attempt = attempt(word, against: secret) else { return .empty }
    return PegView.row(attempt)
  }

  /// One peg for each mark, as a preview of colours and shapes.
  static var allMarks: Node {
    guard let attempt = attempt("eat", against: "tab") else { return .empty }
    return PegView.row(attempt)
  }

  /// An example attempt, which shows what marks look like.
  static func attempt(_ word: PlainText, against secret: PlainText) -> Codeword.Attempt? {
    guard let secret = Word(secret), let word = Word(word),
      let options = CodewordOptions(length: secret.count),
      var game = try? Codeword(CodewordPuzzle(secret: secret), options: options)
    else { return nil }
    try? game.play(CodewordMove(word), at: .zero)
    return game.attempts.last
  }
}
