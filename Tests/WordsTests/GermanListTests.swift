import Testing
import Words

@Suite("German word lists")
struct GermanListTests {
  /// The word that a line spells; nil if it spells none, or not in the usual way.
  private func word(_ text: String) -> Word? {
    let letters = text.unicodeScalars.map { Alphabet.german.letter($0.value) }
    let word = letters.contains(nil) ? nil : Word(letters: letters.compactMap { $0 })
    return word?.text == text ? word : nil
  }

  @Test(
    "the lists are sorted as the letters are, without repeats, and of words of their length",
    arguments: ["answers", "common", "accepted"], WordBook.lengths)
  func wellFormed(kind: String, length: Int) throws {
    let list = try CommittedLists.german(kind, length)
    let words = list.compactMap(word)
    #expect(words.count == list.count)
    #expect(words.allSatisfy { $0.count == length })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "every answer is familiar, every familiar word common, and every common word accepted",
    arguments: WordBook.lengths)
  func nested(length: Int) throws {
    let common = Set(try CommittedLists.german("common", length))
    let familiar = Set(try CommittedLists.german("familiar", length))
    #expect(familiar.isSuperset(of: try CommittedLists.german("answers", length)))
    #expect(familiar.isSubset(of: common))
    #expect(common.isSubset(of: try CommittedLists.german("accepted", length)))
  }

  @Test("there are enough answers of each length")
  func enough() throws {
    for (length, count) in zip(WordBook.lengths, [150, 500, 1_000, 500]) {
      #expect(try CommittedLists.german("answers", length).count >= count)
    }
  }

  @Test("no list holds a slur, and no word that is unfit is an answer or common")
  func blocked() throws {
    let slurs = try CommittedLists.editorial("de/block_slur")
    let vulgar = try CommittedLists.editorial("de/block_vulgar")
    let unfit = try vulgar.union(CommittedLists.editorial("de/block_sensitive"))
      .union(CommittedLists.editorial("de/veto_answers"))
    let unshown = try vulgar.union(CommittedLists.editorial("de/veto_common"))
    #expect(slurs.count > 20 && unfit.count > 800 && unshown.count > 800)
    for length in WordBook.lengths {
      #expect(slurs.isDisjoint(with: try CommittedLists.german("accepted", length)))
      #expect(unshown.isDisjoint(with: try CommittedLists.german("common", length)))
      #expect(unfit.isDisjoint(with: try CommittedLists.german("answers", length)))
    }
  }

  @Test(
    "each word of a hand-made file is a word that a list could hold, once",
    arguments: [
      "block_slur", "block_vulgar", "block_sensitive", "veto_answers", "veto_common", "add_answers",
    ])
  func editorial(name: String) throws {
    for text in try CommittedLists.editorial("de/\(name)") {
      #expect(word(text).map { WordBook.lengths.contains($0.count) } == true, "\(text)")
    }
  }

  @Test(
    "everyday words can be found",
    arguments: [
      "bär", "kuh", "baum", "käse", "apfel", "tisch", "übung", "garten", "sommer", "löffel",
    ])
  func everyday(text: String) throws {
    #expect(try CommittedLists.german("answers", text.count).contains(text))
  }

  @Test(
    "an old dative is no common word, and the plural beside it is",
    arguments: [("baume", "bäume"), ("zahne", "zähne"), ("stuhle", "stühle")])
  func datives(dative: String, plural: String) throws {
    let common = try CommittedLists.german("common", dative.count)
    #expect(!common.contains(dative))
    #expect(common.contains(plural))
  }

  @Test(
    "what is no word of everyday German is accepted and never asked for",
    arguments: ["arsch", "krieg", "sex", "däne", "jenaer", "gebaut", "tische"])
  func neverAsked(text: String) throws {
    #expect(try CommittedLists.german("accepted", text.count).contains(text))
    #expect(try !CommittedLists.german("answers", text.count).contains(text))
  }
}
