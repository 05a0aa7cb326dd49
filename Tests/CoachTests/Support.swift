import Games
import Testing
import WordData
import Words

@testable import Coach

/// The word that a test spells.
func word(_ text: String) throws -> Word { try #require(Word(text), "\(text) is no word") }

/// All words of the book with this number of letters, of every class.
func acceptedWords(length: Int) -> [Word] {
  var words: [Word] = []
  WordBook.standard.forEachWord(length: length) { word, _ in words.append(word) }
  return words
}

/// A Codeword after some attempts.
func codeword(
  _ secret: String, mode: CodewordOptions.Mode = .standard, limit: Int? = nil,
  tried attempts: [String]
) throws -> Codeword {
  let secret = try word(secret)
  let options = try #require(CodewordOptions(length: secret.count, limit: limit, mode: mode))
  var game = try Codeword(CodewordPuzzle(secret: secret), options: options)
  for attempt in attempts { try game.play(CodewordMove(word(attempt)), at: .zero) }
  return game
}

extension CodewordSearch {
  /// The fewest attempts for some answers, looked for in one go.
  mutating func foundTotal(of members: [UInt16]) throws -> Int {
    begin(members)
    while step(nodes: 1_000) {}
    return try #require(total(of: members))
  }
}

extension CodewordAccount {
  /// The account in one go.
  mutating func finish() throws { while try step(nodes: 1_000) {} }
}
