import ByteStrings
import Games
import Words

/// What a link of Memorize holds: a board for somebody else to play, or a theme.
///
/// The content of its text (see `ChallengeText`) is what a record says, with the bytes of emoji as they
/// are: the options, a space, and the board; or the theme alone.
public enum MemorizeChallenge: Equatable, Sendable {
  /// A board, and how it is to be played.
  case board(MemorizePuzzle, MemorizeOptions)
  /// A theme to play with.
  case theme(MemorizeTheme)

  /// "Memorize" in ASCII.
  private static let form = ChallengeText(seed: 0x4d65_6d6f_7269_7a65)

  /// What a text holds.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeError) {
    let content = Self.escaped(try Self.form.content(of: text))
    if let theme = GameLibrary.theme(content) {
      self = .theme(theme)
      return
    }
    var reader = TextReader(content)
    guard let options = try? MemorizeOptions(from: &reader),
      let puzzle = try? MemorizePuzzle(from: &reader), reader.isAtEnd
    else { throw .impossible }
    self = .board(puzzle, options)
  }

  /// The text, of letters and digits only. Another salt gives another text for the same content.
  public func text(salt: UInt16) -> PlainText {
    var content = TextWriter()
    switch self {
    case .board(let puzzle, let options):
      options.write(to: &content)
      content.space()
      puzzle.write(to: &content)
    case .theme(let theme): theme.write(to: &content)
    }
    return Self.form.text(of: Self.unescaped(content.bytes), salt: salt)
  }

  /// Whether the name has no word in it that the lists know as vulgar: anybody can have thought of it.
  public func isFit(in words: WordBook) -> Bool {
    switch self {
    case .board(let puzzle, _): puzzle.look.isFit(in: words)
    case .theme(let theme): theme.look.isFit(in: words)
    }
  }

  /// The same with each escaped byte as it is: three times shorter, and what the text spells must be
  /// short to be sent. What is not ASCII stands nowhere else in a record.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), let high = hexadecimalDigit(text[index + 1]), high > 7,
        let low = hexadecimalDigit(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  /// What `unescaped` was made of.
  private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = TextWriter()
    for byte in bytes {
      if byte < 0x80 {
        text.write(byte: byte)
      } else {
        text.write(byte: UInt8(ascii: "%"))
        text.write(hexadecimal: byte >> 4)
        text.write(hexadecimal: byte & 15)
      }
    }
    return text.bytes
  }
}
