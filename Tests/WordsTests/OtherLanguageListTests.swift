import Testing
import Words

@Suite("word lists of languages other than English")
struct OtherLanguageListTests {
  private static let languages: [WordLanguage] = [.german, .french]
  private static let handmade = [
    "block_slur", "block_vulgar", "block_sensitive", "veto_answers", "veto_common", "add_answers",
    "add_accept",
  ]

  /// The word that a line spells; nil if it spells none, or not in the usual way.
  private func word(_ text: String, in language: WordLanguage) -> Word? {
    let letters = text.unicodeScalars.map { language.alphabet.letter($0.value) }
    let word = letters.contains(nil) ? nil : Word(letters: letters.compactMap { $0 })
    return word?.text == text ? word : nil
  }

  private func list(_ kind: String, _ length: Int, _ language: WordLanguage) throws -> Set<String> {
    Set(try CommittedLists.list(kind, length, in: language))
  }

  @Test(
    "the lists are sorted as the letters are, without repeats, and of words of their length",
    arguments: languages, WordBook.lengths)
  func wellFormed(language: WordLanguage, length: Int) throws {
    for kind in ["answers", "familiar", "common", "accepted"] {
      let list = try CommittedLists.list(kind, length, in: language)
      let words = list.compactMap { word($0, in: language) }
      #expect(words.count == list.count)
      #expect(words.allSatisfy { $0.count == length })
      #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test(
    "every answer is familiar, every familiar word common, and every common word accepted",
    arguments: languages, WordBook.lengths)
  func nested(language: WordLanguage, length: Int) throws {
    let common = try list("common", length, language)
    let familiar = try list("familiar", length, language)
    #expect(familiar.isSuperset(of: try list("answers", length, language)))
    #expect(familiar.isSubset(of: common))
    #expect(common.isSubset(of: try list("accepted", length, language)))
  }

  @Test("there are enough answers of each length", arguments: languages)
  func enough(language: WordLanguage) throws {
    for (length, count) in zip(WordBook.lengths, [150, 500, 1_000, 500]) {
      #expect(try list("answers", length, language).count >= count)
    }
  }

  @Test(
    "no list holds a slur, and no unfit word is an answer or common", arguments: languages)
  func blocked(language: WordLanguage) throws {
    func words(_ name: String) throws -> Set<String> {
      try CommittedLists.editorial(name, in: language)
    }
    let slurs = try words("block_slur")
    let unshown = try words("block_vulgar").union(words("veto_common"))
    let unfit = try words("block_vulgar").union(words("block_sensitive"))
      .union(words("veto_answers"))
    #expect(slurs.count >= 10 && unshown.count > 100 && unfit.count > 200)
    for length in WordBook.lengths {
      #expect(slurs.isDisjoint(with: try list("accepted", length, language)))
      #expect(unshown.isDisjoint(with: try list("common", length, language)))
      #expect(unfit.isDisjoint(with: try list("answers", length, language)))
    }
  }

  @Test(
    "each word of a hand-made file is a word that a list could hold, once",
    arguments: languages, handmade)
  func editorial(language: WordLanguage, name: String) throws {
    for text in try CommittedLists.editorial(name, in: language) {
      #expect(
        word(text, in: language).map { WordBook.lengths.contains($0.count) } == true, "\(text)")
    }
  }

  @Test(
    "everyday words can be found",
    arguments: [
      (
        WordLanguage.german,
        ["bär", "kuh", "baum", "käse", "apfel", "tisch", "übung", "garten", "sommer", "löffel"]
      ),
      (
        .french,
        ["mer", "ami", "chat", "pain", "ecole", "arbre", "pomme", "maison", "jardin", "soleil"]
      ),
    ])
  func everyday(language: WordLanguage, words: [String]) throws {
    for text in words { #expect(try list("answers", text.count, language).contains(text)) }
  }

  @Test(
    "a word that is not an everyday word is accepted and never asked for",
    arguments: [
      (
        WordLanguage.german,
        ["arsch", "krieg", "sex", "däne", "jenaer", "gebaut", "tische"]
      ),
      (.french, ["merde", "guerre", "sexe", "cancer", "chats", "parla", "aimee"]),
    ])
  func neverAsked(language: WordLanguage, words: [String]) throws {
    for text in words {
      #expect(try list("accepted", text.count, language).contains(text), "\(text)")
      #expect(try !list("answers", text.count, language).contains(text), "\(text)")
    }
  }

  @Test(
    "an old dative is not a common word, but the plural beside it is",
    arguments: [("baume", "bäume"), ("zahne", "zähne"), ("stuhle", "stühle")])
  func datives(dative: String, plural: String) throws {
    let common = try list("common", dative.count, .german)
    #expect(!common.contains(dative))
    #expect(common.contains(plural))
  }
}
