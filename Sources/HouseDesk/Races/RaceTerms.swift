import ByteStrings
import Games

/// What is raced: a game, and of each of its options one out of a few.
struct RaceTerms {
  var kind = GameKind.codeword
  /// The number of the choice, in each row.
  var chosen = [0, 0]

  /// How many choices there are in a row; none where there is no such row.
  static func count(in row: Int, of kind: GameKind) -> Int {
    switch kind {
    case .codeword, .hangman, .times: row < 2 ? 2 : 0
    case .memorize, .anagrams: row < 1 ? 3 : 0
    }
  }

  /// Chooses in a row, where there is such a choice.
  mutating func choose(_ number: Int, in row: Int) {
    guard number < Self.count(in: row, of: kind) else { return }
    chosen[row] = number
  }

  /// The options, as a record spells them.
  var options: PlainText {
    let (one, two) = (chosen[0], chosen[1])
    switch kind {
    case .codeword:
      return "length=\(one == 0 ? "5" : "4") attempts=\(two == 0 ? "6" : "any") mode=standard"
    case .hangman:
      let difficulty: PlainText = two == 0 ? "any" : "hard"
      return "answers=any difficulty=\(difficulty) misses=\(one == 0 ? 6 : 8) mode=standard"
    case .memorize:
      let pairs = one == 0 ? 8 : one == 1 ? 10 : 15
      return "scoring=plain players=1 pairs=\(pairs)"
    case .times:
      let numbers: PlainText = two == 0 ? "first=2-10 second=2-10" : "first=10-20 second=10-20"
      return "mode=round operations=* \(numbers) count=\(one == 0 ? 10 : 20) answers=4 wrong=near"
    case .anagrams:
      let racks: PlainText = one == 0 ? "easy" : one == 1 ? "medium" : "hard"
      return "mode=timed racks=\(racks) count=1"
    }
  }
}
