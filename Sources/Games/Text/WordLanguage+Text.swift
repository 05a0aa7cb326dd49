import ByteStrings
import Words

extension WordLanguage {
  /// The language with a tag; nil if there is none.
  public init?(tag: ArraySlice<UInt8>) {
    for language in Self.allCases where equal(tag, language.tag) {
      self = language
      return
    }
    return nil
  }

  /// The language that the options of a game name at their end, whichever game it is: English if they name none. It is
  /// for code that has the options only as a record spells them.
  public init(ofOptions line: [UInt8]) {
    self = .english
    guard let split = line.lastIndex(of: UInt8(ascii: "=")),
      equal(line[..<split].suffix(6), " words")
    else { return }
    self = WordLanguage(tag: line[(split + 1)...]) ?? .english
  }
}
