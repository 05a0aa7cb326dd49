import ByteStrings
import Words

/// An answer with its clue.
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

  /// The meaning of the answer, in a few words that do not contain it; empty if there is no clue.
  public var clue: PlainText { PlainText(utf8: clueBytes) }

  /// The words of the answer and the clue that a word list could contain.
  public var words: [Word] {
    answer.words + answer.alphabet.words(in: scalars(ofUTF8: clueBytes) ?? [])
  }

  /// An answer with its clue; nil if the clue is too long, is not UTF-8 or contains invisible characters.
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

/// Whether a character is invisible or changes the direction of others: a control, a soft hyphen, a joiner, a
/// direction mark (Unicode 16, general categories Cc and Cf, as far as texts use them).
private func isUnseen(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF:
    true
  default: false
  }
}
