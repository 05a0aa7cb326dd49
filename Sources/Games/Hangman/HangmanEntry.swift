import ByteStrings

/// An answer, and what can be told of it.
public struct HangmanEntry: Hashable, Sendable {
  /// The most bytes of UTF-8 that a clue can have.
  public static let clueLimit = 300

  /// What is to be found.
  public let answer: HangmanAnswer

  /// The bytes of the clue: `ByteString` cannot be compared.
  let clueBytes: [UInt8]

  /// What the answer means, in a few words that do not hold it; empty where nothing can be told.
  public var clue: PlainText { PlainText(utf8: clueBytes) }

  /// An answer with its clue, or nothing where the clue is too long, is not UTF-8 or has characters
  /// that do not show.
  public init?(_ answer: HangmanAnswer, clue: PlainText = "") {
    self.init(answer, clueBytes: Array(clue.utf8))
  }

  init?(_ answer: HangmanAnswer, clueBytes: [UInt8]) {
    guard clueBytes.count <= Self.clueLimit, scalars(ofUTF8: clueBytes) != nil else { return nil }
    for byte in clueBytes where byte < 0x20 || byte == 0x7F { return nil }
    self.answer = answer
    self.clueBytes = clueBytes
  }
}
