import Games
import Words

/// A game of Anagrams for another player: racks with their words, and the options.
///
/// It contains the words themselves, so the game is played as dealt, whatever lists the other device has.
public typealias AnagramsChallenge = Challenge<Anagrams>

/// The content of a challenge is a sequence of bits.
///
/// It begins with the mode and the source of the racks (four bits each) and their number (four bits). If the first bit
/// is set, four bits for the language of the words follow, which is English otherwise. Each rack
/// has its letters (five bits each), then its blanks and its bonus words: for each length from three, their
/// number (ten bits) and their letters (three bits each: the index of the first occurrence in the rack's
/// letters).
extension Anagrams: SendableGame {
  /// "Anagrams" in ASCII.
  public static var challengeSeed: UInt64 { 0x416e_6167_7261_6d73 }

  /// No mode has this number: earlier versions refuse a link with it.
  private static var namesLanguage: Int { 8 }

  /// The bits.
  public static func content(of puzzle: AnagramsPuzzle, _ options: AnagramsOptions) -> [UInt8] {
    var bits = BitWriter()
    let isEnglish = options.words == .english
    bits.write(Int(options.mode.rawValue) + (isEnglish ? 0 : namesLanguage), count: 4)
    bits.write(Int(options.racks.rawValue), count: 4)
    bits.write(options.count, count: 4)
    if !isEnglish { bits.write(Int(options.words.rawValue), count: 4) }
    for rack in puzzle.racks {
      let letters = rack.letters.letters
      for letter in letters { bits.write(Int(letter.index), count: 5) }
      write(rack.blanks, of: letters, to: &bits)
      write(rack.bonus, of: letters, to: &bits)
    }
    return bits.bytes
  }

  /// Decodes the bits.
  public static func challenge(
    in content: ArraySlice<UInt8>
  ) -> (AnagramsOptions, AnagramsPuzzle)? {
    var bits = BitReader(content)
    let form = bits.read(4)
    guard let mode = AnagramsOptions.Mode(rawValue: UInt8(form & ~namesLanguage)),
      let source = AnagramsOptions.Racks(rawValue: UInt8(bits.read(4)))
    else { return nil }
    let count = bits.read(4)
    guard
      let words = WordLanguage(sent: form & namesLanguage == 0 ? nil : UInt8(bits.read(4))),
      let options = AnagramsOptions(mode: mode, racks: source, count: count, words: words)
    else { return nil }
    var racks: [AnagramsRack] = []
    for _ in 0..<options.count {
      guard let rack = rack(in: &bits, words.alphabet) else { return nil }
      racks.append(rack)
    }
    guard bits.isAtEnd, let puzzle = AnagramsPuzzle(racks: racks) else { return nil }
    return (options, puzzle)
  }

  private static func write(_ words: [Word], of letters: [Letter], to bits: inout BitWriter) {
    for length in AnagramsRack.wordLengths {
      bits.write(words.count { $0.count == length }, count: 10)
      for word in words where word.count == length {
        for letter in word.letters { bits.write(letters.firstIndex(of: letter) ?? 0, count: 3) }
      }
    }
  }

  private static func rack(in bits: inout BitReader, _ alphabet: Alphabet) -> AnagramsRack? {
    var letters: [Letter] = []
    for _ in 0..<AnagramsRack.letterCount {
      guard let letter = alphabet.letter(at: UInt8(bits.read(5))) else { return nil }
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
          let index = bits.read(3)
          guard index < letters.count else { return nil }
          spelled.append(letters[index])
        }
        guard let word = Word(letters: spelled) else { return nil }
        words.append(word)
      }
    }
    return words
  }
}
