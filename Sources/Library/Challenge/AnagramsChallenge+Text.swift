import ByteStrings
import Games
import Words

/// A challenge as text: see `ChallengeText`. The content is a row of bits.
///
/// It begins with the mode and the source of the racks (four bits each) and their number (eight).
/// Each rack has its letters (five bits each), then for its blanks and for its bonus words, and in
/// each for every length, their number (eight bits) and their letters (three bits each: the place
/// among the rack's letters where the letter stands first).
extension AnagramsChallenge {
  /// "Anagrams" in ASCII.
  private static let form = ChallengeText(seed: 0x416e_6167_7261_6d73)

  /// The text, of letters and digits only. Another salt gives another text for the same challenge.
  public func text(salt: UInt16) -> PlainText {
    var bits = BitWriter()
    bits.write(UInt32(options.mode.rawValue), count: 4)
    bits.write(UInt32(options.racks.rawValue), count: 4)
    bits.write(UInt32(options.count), count: 8)
    for rack in puzzle.racks {
      for letter in rack.letters.letters { bits.write(UInt32(letter.index), count: 5) }
      Self.write(rack.blanks, of: rack, to: &bits)
      Self.write(rack.bonus, of: rack, to: &bits)
    }
    return Self.form.text(of: bits.bytes, salt: salt)
  }

  private static func write(_ words: [Word], of rack: AnagramsRack, to bits: inout BitWriter) {
    for length in AnagramsRack.wordLengths {
      bits.write(UInt32(words.count { $0.count == length }), count: 8)
      for word in words where word.count == length {
        for letter in word.letters {
          let place = rack.letters.letters.firstIndex(of: letter) ?? 0
          bits.write(UInt32(place), count: 3)
        }
      }
    }
  }

  /// The challenge that a text holds. Whether its words may be shown is for `isFit(in:)`.
  /// - Throws: what is wrong with the text.
  public init(_ text: ArraySlice<UInt8>) throws(ChallengeFault) {
    var bits = BitReader(try Self.form.content(of: text))
    guard let challenge = Self.challenge(in: &bits) else { throw .impossible }
    self = challenge
  }

  private static func challenge(in bits: inout BitReader) -> AnagramsChallenge? {
    guard let mode = AnagramsOptions.Mode(rawValue: UInt8(bits.read(4))),
      let source = AnagramsOptions.Racks(rawValue: UInt8(bits.read(4))),
      let options = AnagramsOptions(mode: mode, racks: source, count: Int(bits.read(8)))
    else { return nil }
    var racks: [AnagramsRack] = []
    for _ in 0..<options.count {
      var ascii: [UInt8] = []
      for _ in 0..<AnagramsRack.letterCount {
        let index = UInt8(bits.read(5))
        guard index < 26 else { return nil }
        ascii.append(UInt8(ascii: "a") + index)
      }
      guard let letters = Word(ascii: ascii), let blanks = words(of: letters, in: &bits),
        let bonus = words(of: letters, in: &bits),
        let rack = AnagramsRack(letters: letters, blanks: blanks, bonus: bonus)
      else { return nil }
      racks.append(rack)
    }
    guard bits.isAtEnd, let puzzle = AnagramsPuzzle(racks: racks) else { return nil }
    return try? AnagramsChallenge(puzzle, options: options)
  }

  private static func words(of letters: Word, in bits: inout BitReader) -> [Word]? {
    var words: [Word] = []
    for length in AnagramsRack.wordLengths {
      for _ in 0..<bits.read(8) {
        var spelled: [Letter] = []
        for _ in 0..<length {
          let place = Int(bits.read(3))
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
