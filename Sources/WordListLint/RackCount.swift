import Games
import Words

/// How many racks of Anagrams the words of a language give.
public enum RackCount {
  /// The number of racks with neither too few nor too many words to find.
  ///
  /// Takes time proportional to the number of bases times the number of words.
  /// - Parameters:
  ///   - bases: words of six letters; others are ignored. Words with the same letters give one rack.
  ///   - words: the words that a rack asks for, each once.
  public static func racks(of bases: [Word], asking words: [Word]) -> Int {
    let letters = words.map(letters(of:))
    var racks: Set<[Letter]> = []
    for base in bases
    where base.count == AnagramsRack.letterCount && !racks.contains(base.letters.sorted()) {
      let others = ~self.letters(of: base)
      // Nearly every word has a letter that the base lacks.
      let asked = words.indices.filter { letters[$0] & others == 0 && base.canSpell(words[$0]) }
        .map { words[$0] }
      let rack = AnagramsRack(letters: base, blanks: asked.contains(base) ? asked : asked + [base])
      if rack?.hasGoodSize == true { racks.insert(base.letters.sorted()) }
    }
    return racks.count
  }

  /// The letters of a word, one bit per letter.
  private static func letters(of word: Word) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1.index) }
  }
}
