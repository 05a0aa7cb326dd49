import ByteStrings
import Words

/// How hard an answer is to find, by its length and by how common its letters are.
///
/// The measure is the number of wrong letters of a player who only knows which letters are common and guesses
/// them in that order, until two thirds of the blanks are filled; from there, most people see the rest. So both
/// factors count as they do in play: a long answer has more letters to hit, and a rare letter is guessed late.
public enum HangmanDifficulty: UInt8, CaseIterable, Sendable {
  /// At most three wrong letters.
  case easy
  /// Four to six.
  case medium
  /// More than six, which is more than a game of the usual length allows.
  case hard

  /// The letters, most frequent first, by the number of words that contain them among the 7,269 answers of
  /// `Data/words` (E is in 3,653, Q in 77). Equally frequent letters are in alphabetical order.
  static let lettersByFrequency: Literal = "eartoilnsucdpyhmgbfwkvxzjq"

  /// How hard an answer is.
  public init(of answer: HangmanAnswer) {
    switch Self.expectedMisses(for: answer) {
    case ...3: self = .easy
    case 4...6: self = .medium
    default: self = .hard
    }
  }

  /// How many wrong letters come before two thirds of the blanks are filled.
  public static func expectedMisses(for answer: HangmanAnswer) -> Int {
    let needed = (answer.letterCount * 2 + 2) / 3
    var found = 0
    var misses = 0
    for ascii in lettersByFrequency.utf8 where found < needed {
      let count = answer.alphabet.letter(ascii: ascii).map { answer.count(of: $0) } ?? 0
      found += count
      if count == 0 { misses += 1 }
    }
    return misses
  }

  var keyword: Literal {
    switch self {
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    }
  }
}
