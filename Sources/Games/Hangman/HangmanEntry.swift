import ByteStrings
import Words

/// An answer, and what can be told of it.
public struct HangmanEntry: Equatable, Sendable {
  /// The most bytes of UTF-8 that a clue can have.
  public static let clueLimit = 300

  private struct Content: Equatable, Sendable {
    let answer: HangmanAnswer
    let clueBytes: [UInt8]
  }

  private let content: Shared<Content>

  /// What is to be found.
  public var answer: HangmanAnswer { content.value.answer }

  /// The bytes of the clue: `ByteString` cannot be compared.
  var clueBytes: [UInt8] { content.value.clueBytes }

  /// What the answer means, in a few words that do not hold it; empty where nothing can be told.
  public var clue: PlainText { PlainText(utf8: clueBytes) }

  /// Those words of the answer and of the clue that could stand in a list of words.
  public var words: [Word] {
    answer.words + Games.words(in: scalars(ofUTF8: clueBytes) ?? [])
  }

  /// An answer with its clue, or nil where the clue is too long, is not UTF-8 or has characters
  /// that do not show.
  public init?(_ answer: HangmanAnswer, clue: PlainText = "") {
    self.init(answer, clueBytes: Array(clue.utf8))
  }

  init?(_ answer: HangmanAnswer, clueBytes: [UInt8]) {
    guard clueBytes.count <= Self.clueLimit, let clue = scalars(ofUTF8: clueBytes) else {
      return nil
    }
    for scalar in clue where isUnseen(scalar) { return nil }
    content = Shared(Content(answer: answer, clueBytes: clueBytes))
  }
}

/// Whether a character does not show, or turns others round: a control, a soft hyphen, a joiner, a mark
/// of direction (Unicode 16, general categories Cc and Cf, as far as texts have them).
private func isUnseen(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF:
    true
  default: false
  }
}
