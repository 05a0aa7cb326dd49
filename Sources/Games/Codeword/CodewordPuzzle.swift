import Words

/// The complete deal of a game of Codeword: the secret.
public struct CodewordPuzzle: Hashable, Sendable, TextCodable {
  /// The word to find.
  public let secret: Word

  /// The puzzle with this secret.
  public init(secret: Word) { self.secret = secret }

  /// Writes the secret.
  public func write(to text: inout TextWriter) { secret.write(to: &text) }

  /// Reads the secret.
  public init(from text: inout TextReader) throws(TextError) {
    secret = try Word(from: &text)
  }
}

/// One attempt at a Codeword.
public struct CodewordMove: Hashable, Sendable, TextCodable {
  /// The word that is tried.
  public let word: Word

  /// The attempt with this word.
  public init(_ word: Word) { self.word = word }

  /// Writes the word.
  public func write(to text: inout TextWriter) { word.write(to: &text) }

  /// Reads the word.
  public init(from text: inout TextReader) throws(TextError) {
    word = try Word(from: &text)
  }
}
