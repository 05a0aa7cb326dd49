import Games
import Testing
import Words

/// Some words of the letters CDENNO, of each length.
let cdennoWords = ["cod", "den", "doe", "end", "code", "done", "coned", "conned"]

/// A rack that a test spells.
func coachedRack(_ letters: String, _ words: [String]) throws -> AnagramsRack {
  let blanks = try words.map { try #require(Word($0)) }
  let letters = try #require(Word(letters))
  return try #require(AnagramsRack(letters: letters, blanks: blanks))
}

/// A game that is over: the player finds some words on each rack, those with a question mark after
/// a hint, and then passes; a rack whose last word ends the rack is not passed.
func coachedAnagrams(
  _ mode: AnagramsOptions.Mode = .findAll,
  _ racks: (letters: String, words: [String], found: [String])..., finishing: Bool = false
) throws -> Anagrams {
  let options = try #require(AnagramsOptions(mode: mode, racks: .easy, count: racks.count))
  let puzzle = try #require(
    AnagramsPuzzle(racks: try racks.map { try coachedRack($0.letters, $0.words) }))
  var game = try Anagrams(puzzle, options: options)
  for (index, rack) in racks.enumerated() {
    for found in rack.found {
      let word = try #require(Word(found.replacing("?", with: "")))
      if found.hasSuffix("?") {
        let blank = try #require(game.round.rack.blanks.firstIndex(of: word))
        try game.play(.hint(blank: blank), at: .zero)
      }
      try game.play(.word(word), at: .zero)
    }
    if game.rounds.count == index + 1, !game.outcome.isOver {
      try game.play(finishing && index == racks.count - 1 ? .finish : .pass, at: .zero)
    }
  }
  return game
}

/// A game on the letters CDENNO.
func coachedCdenno(_ found: String..., finishing: Bool = false) throws -> Anagrams {
  try coachedAnagrams(.findAll, ("cdenno", cdennoWords, found), finishing: finishing)
}
