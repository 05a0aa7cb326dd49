import ByteStrings
import Games
import Library
import Words

/// Told are the blanks and signs, and of each guess where the letter stands.
extension Hangman: JudgedGame {
  /// Evil mode settles the answer as late as it can: there is none that a judge could stand by.
  public static func canBeJudged(_ options: HangmanOptions) -> Bool { options.mode == .standard }

  /// Writes `category=animals clue=yes slots=_,_,_,32,_`: a low line for a letter, and the number in
  /// Unicode of what is no letter.
  public static func writeOpening(
    of puzzle: HangmanPuzzle, _ options: HangmanOptions, to text: inout TextWriter
  ) {
    text.write("category=")
    text.write(puzzle.category?.keyword ?? "own")
    text.write(puzzle.entries[0].clue.isEmpty ? " clue=no" : " clue=yes")
    text.write(" slots=")
    for (index, slot) in puzzle.entries[0].answer.slots.enumerated() {
      if index > 0 { text.write(",") }
      if case .sign(let scalar) = slot { text.write(Int64(scalar)) } else { text.write("_") }
    }
  }

  /// Writes `right`, `wrong`, `clue A_bear` or `shown e`; behind a letter that the answer has, its places
  /// and how it is written there, such as ` 3=233`.
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
      text.write(byte: letter.ascii)
      writePlaces(of: letter, to: &text)
    }
  }

  private func writePlaces(of letter: Letter, to text: inout TextWriter) {
    for (index, slot) in puzzle.entries[0].answer.slots.enumerated() {
      guard case .letter(let scalar) = slot, folded(scalar) == letter else { continue }
      text.space()
      text.write(index)
      text.write("=")
      text.write(Int64(scalar))
    }
  }

  /// An answer with the letters that were told where they stand, and others that were not guessed in its
  /// blanks.
  public static func consistentPuzzle(
    _ options: HangmanOptions, opening: [UInt8], revealed: [Revealed<HangmanMove>]
  ) throws(ConsistentPuzzleError) -> HangmanPuzzle {
    do throws(TextError) {
      var answer = try HangmanDraft(opening)
      for said in revealed { try answer.learn(said.move, said.answer) }
      return try answer.puzzle()
    } catch { throw .text(error) }
  }
}
