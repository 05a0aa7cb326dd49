import ByteStrings
import Words

/// How common the words of a rack are, which determines its difficulty.
///
/// The lists have two tiers of common words: the answers, which are the most common base forms, and other
/// words, which are inflections and less common words. Here an inflection counts like its base form: a player
/// who knows *hush* knows *hushes*. A book that says which words are familiar is believed; in the English book,
/// regular endings tell the inflections.
public enum Familiarity {
  /// Whether a word is an answer or counts like one.
  public static func isFamiliar(_ word: Word, in words: WordBook) -> Bool {
    switch words.wordClass(of: word) {
    case .answer?: true
    case .common?: words.isFamiliar(word) ?? isInflection(word, in: words)
    case .rare?, .vulgar?, nil: false
    }
  }

  /// The difficulty of a rack, by the share of its blanks that are less common words. The limits divide the
  /// racks of the lists nearly into thirds.
  static func difficulty(of rack: AnagramsRack, in words: WordBook) -> AnagramsOptions.Racks {
    let unfamiliar = rack.blanks.count { !isFamiliar($0, in: words) }
    if unfamiliar * 10 <= rack.blanks.count { return .easy }
    return unfamiliar * 6 <= rack.blanks.count ? .medium : .hard
  }

  /// Whether a word may be a plural, past or present form of an answer, judging by regular endings.
  private static func isInflection(_ word: Word, in words: WordBook) -> Bool {
    func isForm(_ ending: Literal, of replacement: Literal = "") -> Bool {
      guard let base = base(of: word, without: ending, with: replacement) else { return false }
      return words.wordClass(of: base) == .answer
    }
    return isForm("s") || isForm("es") || isForm("ies", of: "y") || isForm("d") || isForm("ed")
      || isForm("ied", of: "y") || isForm("ing") || isForm("ing", of: "e")
  }

  /// The word with its ending replaced by another; nil if it has a different ending.
  private static func base(
    of word: Word, without ending: Literal, with replacement: Literal
  ) -> Word? {
    var form = Array(word.text.utf8)
    let kept = form.count - ending.utf8.count
    guard kept > 0, form[kept...].elementsEqual(ending.utf8) else { return nil }
    form.removeSubrange(kept...)
    form.append(contentsOf: replacement.utf8)
    return Word(ascii: form)
  }
}
