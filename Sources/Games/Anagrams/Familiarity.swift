import Words

/// How common the words of a rack are, and so how difficult it is.
///
/// The lists know two tiers of common words: the answers, which are the most common base forms, and
/// the others, which are inflections and less common words. Here an inflection counts with its base
/// form: who knows *hush* knows *hushes*.
enum Familiarity {
  /// Whether a word is an answer or a regular inflection of one.
  static func isFamiliar(_ word: Word, in words: WordBook) -> Bool {
    switch words.wordClass(of: word) {
    case .answer?: true
    case .common?: baseForms(of: word).contains { words.wordClass(of: $0) == .answer }
    case .rare?, .vulgar?, nil: false
    }
  }

  /// The difficulty of a rack, by the share of its blanks that are less common words. The limits
  /// divide the racks that the lists yield into thirds, nearly.
  static func difficulty(of rack: AnagramsRack, in words: WordBook) -> AnagramsOptions.Racks {
    let unfamiliar = rack.blanks.count { !isFamiliar($0, in: words) }
    if unfamiliar * 10 <= rack.blanks.count { return .easy }
    return unfamiliar * 6 <= rack.blanks.count ? .medium : .hard
  }

  /// What a word may be a plural, a past or a present form of, by the regular endings. It need not
  /// be a word.
  private static func baseForms(of word: Word) -> [Word] {
    let letters = word.letters
    var forms: [Word] = []
    for ending in Ending.all where word.ends(with: ending.letters) {
      let form = letters.dropLast(ending.letters.count) + ending.replacement
      if let base = Word(letters: form) { forms.append(base) }
    }
    return forms
  }

  private struct Ending: Sendable {
    let letters: [Letter]
    let replacement: [Letter]

    init(_ letters: StaticString, _ replacement: StaticString = "") {
      self.letters = Ending.letters(letters)
      self.replacement = Ending.letters(replacement)
    }

    private static func letters(_ text: StaticString) -> [Letter] {
      text.withUTF8Buffer { $0.compactMap { Letter(ascii: $0) } }
    }

    static let all = [
      Ending("s"), Ending("es"), Ending("ies", "y"), Ending("d"), Ending("ed"),
      Ending("ied", "y"), Ending("ing"), Ending("ing", "e"),
    ]
  }
}

extension Word {
  /// Whether the word is longer than the letters and ends with them.
  fileprivate func ends(with letters: [Letter]) -> Bool {
    guard count > letters.count else { return false }
    let start = count - letters.count
    for (place, letter) in letters.enumerated() where self[start + place] != letter { return false }
    return true
  }
}
