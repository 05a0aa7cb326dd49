import Words

/// The three racks that are known by name, with their words.
///
/// How many words a rack has is the count of its list, and is stated nowhere.
public enum AnagramsSamples {
  /// How many there are.
  public static let count = 3

  /// The racks with their words, in the form that `RackDraft` reads.
  public static let text: StaticString = """
    cdenno: conned coden coned donne nonce code coed cone conn deco done neon node none once cod con \
    den doc doe don end eon nod ode one
    ehhssu: hushes shush hehs hues hush shes sues uses ess heh hes hue huh she shh sue use
    hisswy: swishy hissy swish hiss whys wish wiss ywis his shy sis why wis

    """

  /// The racks in the order of their names. Their blanks are exactly the words of their lists.
  /// - Parameter words: where bonus words come from: every other word that is not vulgar. Without a
  ///   book there are none.
  public static func racks(accepting words: WordBook?) -> [AnagramsRack] {
    RackDraft.drafts(in: text.withUTF8Buffer { Array($0) }).compactMap { line in
      AnagramsRack(line.draft, accepting: words)
    }
  }

  /// The rack that has these letters, in whatever order.
  public static func rack(_ letters: Word, accepting words: WordBook?) -> AnagramsRack? {
    let key = Word(letters: letters.sorted())
    return racks(accepting: words).first { $0.key == key }
  }
}
