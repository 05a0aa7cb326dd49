import ByteStrings
import Games
import Words

/// A challenge as text: see `ChallengeText`. The content is a row of bits.
///
/// It begins with the mode and the source of the racks (four bits each) and their number (four). Each
/// rack has its letters (five bits each), then its blanks and its bonus words: of each length from
/// three their number (ten bits) and their letters (three each: the place among the rack's letters
/// where the letter stands first).
extension AnagramsChallenge {
  /// "Anagrams" in ASCII.
  private static let form = ChallengeText(seed: 0x416e_6167_7261_6d73)

  /// The text, of letters and digits only. Another salt gives another text for the same challenge.
  public func text(salt: UInt16) -> PlainText {
    var bits = BitWriter()
    bits.write(Int(options.mode.rawValue), count: 4)
    bits.write(Int(options.racks.rawValue), count: 4)
    bits.write(options.count, count: 4)
    for rack in puzzle.racks {
      let letters = rack.letters.letters
      for letter in letters { bits.write(Int(letter.index), count: 5) }
      Self.write(rack.blanks, of: letters, to: &bits)
      Self.write(rack.bonus, of: letters, to: &bits)
    }
    return Self.form.text(of: bits.bytes, salt: salt)
  }

  private static func write(_ words: [Word], of letters: [Letter], to bits: inout BitWriter) {
    for length in AnagramsRack.wordLengths {
      bits.write(words.count { $0.count == length }, count: 10)
      for word in words where word.count == length {
        for letter in word.letters { bits.write(letters.firstIndex(of: letter) ?? 0, count: 3) }
      }
    }
  }

  /// The challenge that a text holds. Whether its words may be shown is for `isFit(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeFault) {
    var bits = BitReader(try Self.form.content(of: text))
    guard let mode = AnagramsOptions.Mode(rawValue: UInt8(bits.read(4))),
      let source = AnagramsOptions.Racks(rawValue: UInt8(bits.read(4))),
      let options = AnagramsOptions(mode: mode, racks: source, count: bits.read(4))
    else { throw .impossible }
    var racks: [AnagramsRack] = []
    for _ in 0..<options.count {
      guard let rack = Self.rack(in: &bits) else { throw .impossible }
      racks.append(rack)
    }
    guard bits.isAtEnd, let puzzle = AnagramsPuzzle(racks: racks) else { throw .impossible }
    self.options = options
    self.puzzle = puzzle
  }

  private static func rack(in bits: inout BitReader) -> AnagramsRack? {
    var letters: [Letter] = []
    for _ in 0..<AnagramsRack.letterCount {
      guard let letter = Letter(ascii: UInt8(ascii: "a") + UInt8(bits.read(5))) else { return nil }
      letters.append(letter)
    }
    guard let rack = Word(letters: letters), let blanks = words(of: letters, in: &bits),
      let bonus = words(of: letters, in: &bits)
    else { return nil }
    return AnagramsRack(letters: rack, blanks: blanks, bonus: bonus)
  }

  private static func words(of letters: [Letter], in bits: inout BitReader) -> [Word]? {
    var words: [Word] = []
    for length in AnagramsRack.wordLengths {
      for _ in 0..<bits.read(10) {
        var spelled: [Letter] = []
        for _ in 0..<length {
          let place = bits.read(3)
          guard place < letters.count else { return nil }
          spelled.append(letters[place])
        }
        guard let word = Word(letters: spelled) else { return nil }
        words.append(word)
      }
    }
    return words
  }
}
