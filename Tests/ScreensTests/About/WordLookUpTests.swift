import Games
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens

@Suite("Looking up a word")
struct WordLookUpTests {
  /// A word of each class, in the book that this suite looks up in.
  private func book() throws -> WordBook {
    let lines = WordBook.lengths.flatMap { length in
      length == 3 ? ["caT", "diD", "aaH", "tiT"] : ["", "", "", ""]
    }
    let unkind = WordBook.lengths.map { _ in "" }
    return try WordBook(
      packed: Array(((lines + unkind).joined(separator: "\n") + "\n").utf8))
  }

  @Test(
    "each class of word has its sentence, however the word is written",
    arguments: [
      ("cat", WordLookUp.found(.answer)), ("CAT", .found(.answer)), ("  Cat ", .found(.answer)),
      ("did", .found(.common)),
      ("aah", .found(.rare)), ("tit", .found(.vulgar)), ("dog", .missing), ("zebra", .missing),
    ])
  func classes(text: String, answer: WordLookUp) throws {
    #expect(WordLookUp(text, in: try book()) == answer)
  }

  @Test(
    "the answer distinguishes text that no list can hold from a word that is missing",
    arguments: [
      ("", WordLookUp.nothing), ("   ", .nothing), ("a", .tooShort), ("at", .tooShort),
      ("letters", .tooLong), ("extraordinarily", .tooLong), ("don't", .otherLetters),
      ("café", .otherLetters), ("c3po", .otherLetters), ("two words", .otherLetters),
      ("é", .otherLetters),
    ])
  func unsuitable(text: String, answer: WordLookUp) throws {
    #expect(WordLookUp(text, in: try book()) == answer)
  }

  @Test("every word of the book is found in its class")
  func wholeBook() {
    for length in WordBook.lengths {
      WordBook.standard.forEachWord(length: length) { word, wordClass in
        #expect(WordLookUp(word.text, in: .standard) == .found(wordClass))
      }
    }
  }

  @Test("the sentences name the lengths of the lists")
  func lengths() {
    let (least, most) = (WordBook.lengths.lowerBound, WordBook.lengths.upperBound)
    for answer in [WordLookUp.tooShort, .tooLong] {
      #expect(WordLookUpTexts.sentence(for: answer).hasSuffix(" have \(least) to \(most) letters."))
    }
  }

  @Test("the answer follows the typed text, and is empty at each opening")
  func typing() {
    let visit = Visit()
    visit.act { $0.about.open() }
    #expect(visit.model.about.answer == "")
    for (typed, found) in [
      ("cr", WordLookUp.tooShort), ("crane", .found(.answer)), ("cranee", .missing),
    ] {
      visit.act { $0.about.lookedUp = typed }
      #expect(visit.model.about.answer == WordLookUpTexts.sentence(for: found))
    }
    visit.act { $0.frame.modal = nil }
    visit.act { $0.about.open() }
    #expect(visit.model.about.lookedUp == "")
    #expect(visit.model.about.answer == "")
  }

  @Test("without the lists the answer says that they are missing or still loading")
  func missingLists() {
    let missing = Visit { $0.words = nil }
    missing.act { $0.about.lookedUp = "crane" }
    #expect(missing.model.about.answer == ShellTexts.wordsMissing)
    let waiting = Visit { $0.holdsWords = true }
    waiting.act { $0.about.lookedUp = "crane" }
    #expect(waiting.model.about.answer == ShellTexts.wordsLoading)
  }
}
