import Foundation
import Games
import Testing
import WordData
import Words

extension HangmanBook {
  private static let books = WordLanguage.allCases.map { language in
    do throws(HangmanBookError) {
      return try HangmanBook(HangmanWords.bytes(in: language), in: language)
    } catch {
      preconditionFailure("line \(error.line) of the book: \(error.reason)")
    }
  }

  /// The English book of the page and of the command.
  static var standard: HangmanBook { standard(in: .english) }

  /// The book of the page and of the command.
  static func standard(in language: WordLanguage) -> HangmanBook { books[Int(language.rawValue)] }
}

/// An answer that a test spells, with its clue.
func entry(_ answer: String, clue: String = "") throws -> HangmanEntry {
  try #require(HangmanEntry(HangmanAnswer(answer), clue: clue))
}

/// A game with these answers; several answers make it evil.
func hangman(
  _ answers: String..., clue: String = "", misses: Int = 6, guessed: String = "",
  mode: HangmanOptions.Mode? = nil
) throws -> Hangman {
  let options = try #require(
    HangmanOptions(misses: misses, mode: mode ?? (answers.count == 1 ? .standard : .evil)))
  let entries = try answers.map { try entry($0, clue: clue) }
  let puzzle = try #require(HangmanPuzzle(category: .animals, entries: entries))
  var game = try Hangman(puzzle, options: options)
  try game.guess(guessed)
  return game
}

extension Hangman {
  /// Guesses letters, one after the other.
  mutating func guess(_ letters: String) throws {
    for letter in letters { try play(.letter(typed: String(letter), in: .latin), at: .zero) }
  }

  /// Guesses the whole answer.
  mutating func guess(answer: String) throws {
    try play(.answer(typed: answer, in: .latin), at: .zero)
  }

  mutating func takeHint() throws { try play(.hint, at: .zero) }

  /// What is shown, without spaces between the places.
  var shown: String { slots.map(\.text).joined() }

  func reasons(_ move: HangmanMove) -> [HangmanRefusal.Reason] {
    refusal(of: move, in: nil)?.reasons ?? []
  }

  func reasons(letter text: String) throws -> [HangmanRefusal.Reason] {
    reasons(try .letter(typed: text, in: .latin))
  }

  func reasons(answer text: String) throws -> [HangmanRefusal.Reason] {
    reasons(try .answer(typed: text, in: .latin))
  }

  /// The sentences that say why the move cannot be made.
  func sentences(_ move: HangmanMove) -> String? {
    refusal(of: move, in: nil).map(HangmanTexts.refusal)
  }

  /// All that a replay restores, and all its descriptions.
  var transcript: String {
    var text = TextWriter()
    transcribe(into: &text)
    text.write(text: fullDescription)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

/// A game that was dealt from the standard book.
func dealtHangman(
  _ source: HangmanOptions.Source = .any, difficulty: HangmanDifficulty? = nil, misses: Int = 6,
  mode: HangmanOptions.Mode = .standard, seed: UInt64
) throws -> Hangman {
  let options = try #require(
    HangmanOptions(source: source, difficulty: difficulty, misses: misses, mode: mode))
  var random = SeededRandom(seed: seed)
  return try Hangman(
    Hangman.deal(options, using: &random, from: .standard), options: options)
}

/// The letters of an answer as it is guessed.
func letters(_ text: String) throws -> [Letter] { try HangmanAnswer(text).letters }

/// The letters of the alphabet, in order.
let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).compactMap { Letter(ascii: $0) }

/// A table of answers and clues of the repository, read where it lies.
func hangmanTable(_ category: HangmanCategory) throws -> [(answer: String, clue: String)] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let file = root.appending(path: "Data/hangman/\(category.keyword).tsv")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    try #require(columns.count == 2)
    return (columns[0], columns[1])
  }
}
