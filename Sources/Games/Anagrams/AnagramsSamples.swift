import ByteStrings
import Words

/// The three named racks, with their words.
///
/// The number of words of a rack is the count of its list, and is not stated separately.
public enum AnagramsSamples {
  /// The number of samples.
  public static let count = 3

  /// The racks with their words: each line is six letters, a colon, and words with spaces before them.
  public static let text: Literal = """
    cdenno: conned coden coned donne nonce code coed cone conn deco done neon node none once cod con \
    den doc doe don end eon nod ode one
    ehhssu: hushes shush hehs hues hush shes sues uses ess heh hes hue huh she shh sue use
    hisswy: swishy hissy swish hiss whys wish wiss ywis his shy sis why wis

    """

  /// The racks, ordered by name. Their blanks are exactly the words of their lists.
  /// - Parameter words: the source of bonus words, which are all other words that are not vulgar. Without a
  ///   book there are no bonus words.
  public static func racks(accepting words: WordBook?) -> [AnagramsRack] {
    var racks: [AnagramsRack] = []
    var line: [Word] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if Letter(ascii: byte) != nil {
        word.append(byte)
        continue
      }
      if let word = Word(ascii: word) { line.append(word) }
      word = []
      guard byte == UInt8(ascii: "\n"), let letters = line.first else { continue }
      let blanks = Array(line.dropFirst())
      if let rack = AnagramsRack(of: letters, asking: blanks, in: words) { racks.append(rack) }
      line = []
    }
    return racks
  }
}
