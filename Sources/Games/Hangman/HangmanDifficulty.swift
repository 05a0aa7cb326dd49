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

  /// The letters, most frequent first, by the number of words that contain them among the answers of `Data/words` in
  /// the language. Equally frequent letters are in the order of the alphabet.
  static func lettersByFrequency(in language: WordLanguage) -> Literal {
    switch language {
    case .english: "eartoilnsucdpyhmgbfwkvxzjq"
    case .german: "erantilsuohgkmbdfpczwüävöyjxq"
    case .french: "eraiotunlcspmdgbfvhyjxqkzw"
    }
  }

  /// How hard an answer of a language is.
  public init(of answer: HangmanAnswer, in language: WordLanguage) {
    switch Self.expectedMisses(for: answer, in: language) {
    case ...3: self = .easy
    case 4...6: self = .medium
    default: self = .hard
    }
  }

  /// How many wrong letters come before two thirds of the blanks are filled.
  public static func expectedMisses(for answer: HangmanAnswer, in language: WordLanguage) -> Int {
    let needed = (answer.letterCount * 2 + 2) / 3
    var found = 0
    var misses = 0
    for scalar in PlainText(lettersByFrequency(in: language)).scalars() where found < needed {
      let count = answer.alphabet.letter(scalar).map { answer.count(of: $0) } ?? 0
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
