@testable import Coach
import Games
import Testing
import WordData
import Words

extension HangmanBook {
  /// The book of the page and of the command.
  static let coached = {
    do throws(HangmanBookError) { return try HangmanBook(HangmanWords.bytes(in: .english)) } catch {
      preconditionFailure("line \(error.line) of the book: \(error.reason)")
    }
  }()

  /// A book of a few answers.
  static func coached(_ answers: String) throws -> HangmanBook {
    let lines = answers.split(separator: ",").map { "\($0)\tclue\n" }
    return try HangmanBook(Array(("animals\n" + lines.joined()).utf8))
  }
}

extension HangmanVocabulary {
  /// The words of all answers.
  static let standard = HangmanVocabulary(.coached)
}

/// A game with these answers; several of them make it evil.
func coachedHangman(_ answers: String..., guessed: String = "") throws -> Hangman {
  let options = try #require(
    HangmanOptions(misses: 8, mode: answers.count == 1 ? .standard : .evil))
  let entries = try answers.map { try #require(HangmanEntry(HangmanAnswer($0), clue: "a clue")) }
  let puzzle = try #require(HangmanPuzzle(category: .animals, entries: entries))
  var game = try Hangman(puzzle, options: options)
  for letter in guessed { try game.play(.letter(typed: String(letter), in: .latin), at: .zero) }
  return game
}

extension Hangman {
  /// The game, ended by the right answer.
  func solved() throws -> Hangman {
    var game = self
    if !game.outcome.isOver {
      try game.play(.answer(game.puzzle.entries[0].answer.letters), at: .zero)
    }
    return game
  }
}

/// The letters, in the order of a player who knows only how common letters are.
let lettersByFrequency = "eartoilnsucdpyhmgbfwkvxzjq".utf8.compactMap { Letter(ascii: $0) }

/// A game played to its end with letters in this order.
func playedHangman(_ entry: HangmanEntry, by order: [Letter]) throws -> Hangman {
  var game = try newHangman(entry)
  for letter in order where !game.outcome.isOver { try game.play(.letter(letter), at: .zero) }
  return game
}

/// A game played to its end with the letters that are in most of the words that fit.
func playedHangman(
  _ entry: HangmanEntry, byBestIn vocabulary: HangmanVocabulary
) throws -> Hangman {
  var game = try newHangman(entry)
  var fits = try #require(HangmanFits(entry.answer, in: vocabulary))
  var unknown = Alphabet.latin.letters
  while !game.outcome.isOver {
    let shares = fits.shares
    let letter = try #require(unknown.max { shares[Int($0.index)] < shares[Int($1.index)] })
    try game.play(.letter(letter), at: .zero)
    unknown.removeAll { $0 == letter }
    fits.keep(showing: letter)
  }
  return game
}

private func newHangman(_ entry: HangmanEntry) throws -> Hangman {
  let options = try #require(HangmanOptions(misses: 8))
  let puzzle = try #require(HangmanPuzzle(category: .animals, entries: [entry]))
  return try Hangman(puzzle, options: options)
}
