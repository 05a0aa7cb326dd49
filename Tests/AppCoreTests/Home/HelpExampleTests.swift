import AppCore
import Foundation
import Games
import Screens
import Testing
import Words

/// The examples of the help are words of the page's language. The tests of the native app in other languages have links
/// to this file.
@Suite("The examples of the help") @MainActor
struct HelpExampleTests {
  private let book: WordBook
  private let language: WordLanguage

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = NativeApp(device: .system, folder: folder)
    language = app.model.frame.wordLanguage
    book = try #require(app.model.frame.words(in: language).book)
  }

  private func word(_ text: String) throws -> Word {
    try #require(Word(ascii: text.utf8, in: language.alphabet))
  }

  /// The words in capitals in the help of a game.
  private func examples(_ kind: GameKind) throws -> [Word] {
    try HelpViewState(kind).paragraphs.flatMap { paragraph in
      try paragraph.text.matches(of: /\b[A-Z]{3,6}\b/).map { try word(String($0.output)) }
    }
  }

  @Test("the letters of Codeword's repeated letter have the marks that the help explains")
  func repeatedLetters() throws {
    let secret = try word(CodewordScreenTexts.repeatedSecret)
    let attempt = try word(CodewordScreenTexts.repeatedAttempt)
    #expect(try examples(.codeword) == [secret, attempt])
    #expect(book.contains(secret) && book.contains(attempt))
    var game = try Codeword(CodewordPuzzle(secret: secret), options: .standard.with(language))
    try game.play(CodewordMove(attempt), at: .zero)
    let marks = game.attempts[0].marks
    let repeated = (0..<attempt.count).filter { attempt[$0].uppercased == "E" }
    #expect(repeated.map { marks[$0] } == [.inexact, .none, .exact])
  }

  @Test("the words of Anagrams’ example are made of its letters")
  func letters() throws {
    let words = try examples(.anagrams)
    #expect(words.count == 4)
    let all = try #require(words.max { $0.count < $1.count }).letters
    for word in words {
      #expect(book.contains(word))
      for letter in word {
        #expect(word.letters.count { $0 == letter } <= all.count { $0 == letter })
      }
    }
  }
}
