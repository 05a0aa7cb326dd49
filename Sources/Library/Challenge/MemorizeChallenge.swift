import ByteStrings
import Games
import Words

/// The content of a link of Memorize: a board for another player, or a theme.
///
/// Its text (see `ChallengeText`) contains the spelling of a record with unescaped emoji bytes: the options, a
/// space and the board; or the theme alone.
public enum MemorizeChallenge: Equatable, Sendable {
  /// A board and the options.
  case board(MemorizePuzzle, MemorizeOptions)
  /// A theme to play with.
  case theme(MemorizeTheme)

  /// "Memorize" in ASCII.
  private static let form = ChallengeText(seed: 0x4d65_6d6f_7269_7a65)

  /// The content of a text.
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

  /// The text, of letters and digits only. Different salts give different texts for the same content.
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

  /// Whether the name contains no word that the lists mark as vulgar. Anybody can make up a name.
  public func isFit(in words: WordBook) -> Bool {
    switch self {
    case .board(let puzzle, _): puzzle.look.isFit(in: words)
    case .theme(let theme): theme.look.isFit(in: words)
    }
  }

  /// The text with each escaped byte replaced by the byte itself. This is three times shorter, so that links
  /// stay short. Other parts of a record contain only ASCII.
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

  /// The inverse of `unescaped`.
  private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text = TextWriter()
    for byte in bytes {
      if byte < 0x80 {
        text.write(byte: byte)
      } else {
        text.write(byte: UInt8(ascii: "%"))
        text.write(hexadecimal: UInt64(byte), digits: 2)
      }
    }
    return text.bytes
  }
}
