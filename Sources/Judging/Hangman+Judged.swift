import ByteStrings
import Games
import Library
import Words

/// The judge reveals the blanks and symbols, and for each guess the places of the letter.
extension Hangman: JudgedGame {
  /// Evil mode fixes the answer as late as possible, so a judge would have no answer to commit to.
  public static func canBeJudged(_ options: HangmanOptions) -> Bool { options.mode == .standard }

  /// Writes `category=animals clue=yes slots=_,_,_,32,_`: an underscore for a letter, and the Unicode number of
  /// any other character.
  public static func writeOpening(
    of puzzle: HangmanPuzzle, _ options: HangmanOptions, to text: inout TextWriter
  ) {
    text.write("category=")
    text.write(puzzle.category?.keyword ?? "own")
    text.write(puzzle.entries[0].clue.isEmpty ? " clue=no" : " clue=yes")
    text.write(" slots=")
    for (index, slot) in puzzle.entries[0].answer.slots.enumerated() {
      if index > 0 { text.write(",") }
      if case .symbol(let scalar) = slot { text.write(Int64(scalar)) } else { text.write("_") }
    }
  }

  /// Writes `right`, `wrong`, `clue A_bear` or `shown e`; a letter in the answer is followed by its places and
  /// its spelling there, such as ` 3=233`.
  public func writeAnswer(to text: inout TextWriter) {
    guard let turn = turns.last else { return }
    switch turn.effect {
    case .wrong: text.write("wrong")
    case .clue:
      text.write("clue ")
      text.write(escaped: Array(puzzle.entries[0].clue.utf8))
    case .right:
      text.write("right")
      if case .letter(let letter) = turn.move { writePlaces(of: letter, to: &text) }
    case .shown(let letter, _):
      text.write("shown ")
      text.write(letter)
      writePlaces(of: letter, to: &text)
    }
  }

  private func writePlaces(of letter: Letter, to text: inout TextWriter) {
    for (index, slot) in puzzle.entries[0].answer.slots.enumerated() {
      guard case .letter(let scalar) = slot, alphabet.folded(scalar) == letter else { continue }
      text.space()
      text.write(index)
      text.write("=")
      text.write(Int64(scalar))
    }
  }

  /// An answer with the revealed letters in their places, and letters that were not guessed in its blanks.
  public static func consistentPuzzle(
    _ options: HangmanOptions, opening: [UInt8], revealed: [Revealed<HangmanMove>]
  ) throws(ConsistentPuzzleError) -> HangmanPuzzle {
    do throws(TextError) {
      var answer = try HangmanDraft(opening, in: options.words.alphabet)
      for said in revealed { try answer.learn(said.move, said.answer) }
      return try answer.puzzle()
    } catch { throw .text(error) }
  }
}
