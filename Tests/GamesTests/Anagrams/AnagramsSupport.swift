import Foundation
@testable import Games
import Testing
import WordData
import Words

/// A sample rack, with its list as blanks and the other words of the book as bonus words.
func sampleRack(_ letters: String) throws -> AnagramsRack {
  let wanted = try word(letters)
  return try #require(
    AnagramsSamples.racks(accepting: .standard).first { $0.hasLetters(of: wanted) })
}

/// A game on sample racks after some words, each found a second after the one before.
func anagrams(
  _ mode: AnagramsOptions.Mode = .classic, racks: [String] = ["cdenno"], found: [String] = []
) throws -> Anagrams {
  let options = try #require(
    AnagramsOptions(mode: mode, racks: .samples, count: racks.count))
  let puzzle = try #require(AnagramsPuzzle(racks: try racks.map(sampleRack)))
  var game = try Anagrams(puzzle, options: options)
  for (second, found) in found.enumerated() {
    try game.play(.word(word(found)), at: PlayTime(Int64(second + 1) * 1000))
  }
  return game
}

/// A game that was dealt from the standard book.
func dealtAnagrams(
  _ mode: AnagramsOptions.Mode, _ racks: AnagramsOptions.Racks, count: Int, seed: UInt64
) throws -> Anagrams {
  let options = try #require(AnagramsOptions(mode: mode, racks: racks, count: count))
  var random = SeededRandom(seed: seed)
  return try Anagrams(
    Anagrams.deal(options, using: &random, from: .standard), options: options)
}

extension Anagrams {
  /// Finds words at the same time of play.
  mutating func find(_ words: [Word], at time: PlayTime = .zero) throws {
    for word in words { try play(.word(word), at: time) }
  }

  func reasons(_ text: String, in words: WordBook? = .standard) throws -> [AnagramsRefusal.Reason] {
    refusal(of: .word(try word(text)), in: words)?.reasons ?? []
  }
}

/// A tile as a player sees it.
struct Tile {
  let id: Int
  let letter: Letter
  let isUsed: Bool
}

extension RackInput {
  /// All tiles in the order of the bank, the used ones where they were.
  var tiles: [Tile] {
    order.map { Tile(id: $0, letter: letter(of: $0), isUsed: isUsed($0)) }
  }
}

func letter(_ text: String) throws -> Letter { try word(text)[0] }

/// The words of a hand-made file of the repository, read where it lies.
func editorialWords(_ name: String) throws -> Set<String> {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(
    contentsOf: root.appending(path: "Data/editorial/\(name).txt"), encoding: .ascii)
  return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
}
