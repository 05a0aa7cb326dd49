import Games
import MarkupTesting
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens
@testable import WebApp

@Suite("Looking a word up")
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
    "what cannot be in a list is told apart from what is not in it",
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

  private func field(_ visit: Visit) throws -> PageNode {
    try visit.tap(ShellTexts.about)
    return try #require(
      visit.page.first { $0.role == "textbox" && $0.accessibleName == WordLookUpTexts.label })
  }

  @Test("the lengths that the sentences name are those of the lists")
  func lengths() {
    let (least, most) = (WordBook.lengths.lowerBound, WordBook.lengths.upperBound)
    for answer in [WordLookUp.tooShort, .tooLong] {
      #expect(WordLookUpTexts.sentence(for: answer).hasSuffix(" have \(least) to \(most) letters."))
    }
  }

  @Test("the answer follows what is typed, in a place that is read out politely")
  func typing() throws {
    let visit = Visit()
    let field = try field(visit)
    let answer = try #require(visit.page.first(class: "look-up")).subtree.first {
      $0.role == "status"
    }
    #expect(answer?.textContent.isEmpty == true)
    for (typed, found) in [
      ("cr", WordLookUp.tooShort), ("crane", .found(.answer)), ("cranee", .missing), ("", .nothing),
    ] {
      visit.page.input(typed, into: field)
      #expect(answer?.textContent == WordLookUpTexts.sentence(for: found))
      #expect(field.properties["value"] == typed)
    }
  }

  @Test("without the lists it says that they are missing, and Enter keeps the sheet open")
  func missingLists() throws {
    let visit = Visit { $0.words = nil }
    let field = try field(visit)
    visit.page.click(field)
    visit.page.input("crane", into: field)
    #expect(
      visit.page.first(class: "look-up")?.textContent.contains(ShellTexts.wordsMissing) == true)
    visit.press("Enter")
    #expect(visit.page.modals.count == 1)
  }

  @Test("each time it begins empty")
  func anew() throws {
    let visit = Visit()
    visit.page.input("crane", into: try field(visit))
    try visit.tap(ShellTexts.close)
    #expect(try field(visit).properties["value"] == "")
  }
}
