import ByteStrings
import Circles
import Games

/// Somebody in a race, as the others see them.
struct RacePerson {
  /// What they call themselves.
  let name: PlainText
  /// Their face and their name.
  let title: PlainText
  /// How many moves they made, and what they gained by them.
  private(set) var moves = 0
  private(set) var gained = 0
  /// The marks of the latest attempt of a Codeword, as they are told; empty in other games.
  private(set) var marks: PlainText = ""
  private(set) var result: Result?
  var hasLeft = false

  /// What it came to for somebody. Points may be below 0.
  struct Result {
    let isWon: Bool
    let score: PlainText
    let milliseconds: Int64
  }

  /// Somebody of the words `FACE NAME`, the name escaped.
  init(avatar word: PlainText, name field: PlainText) {
    let bytes = Array(field.utf8)
    let name = PlainText(utf8: (try? unescaped(bytes[...])) ?? bytes)
    // A later server may have another face.
    let avatar = Avatar(Array(word.utf8)[...])
    self.name = name
    title = avatar.map { "\(PlainText($0.sign)) \(name)" } ?? name
  }

  var isRacing: Bool { !hasLeft && result == nil }

  /// Takes in how far they have come: `MOVES GAINED MARKS`.
  mutating func advance(_ words: ArraySlice<PlainText>) {
    let words = Array(words)
    guard words.count > 2 else { return }
    moves = Int(clamping: words[0].number)
    gained = Int(clamping: words[1].number)
    marks = words[2].isSpelled("none") ? "" : words[2]
  }

  /// Takes in what it came to: `won|lost SCORE MILLISECONDS`.
  mutating func finish(_ words: ArraySlice<PlainText>) {
    let words = Array(words)
    guard words.count > 2 else { return }
    result = Result(
      isWon: words[0].isSpelled("won"), score: words[1], milliseconds: words[2].number)
  }

  /// Whether they stand before somebody: the goal counts first, then the points, then the time. Who has not
  /// finished is behind who has, and who left is the last.
  func precedes(_ other: RacePerson, in kind: GameKind) -> Bool {
    guard let result, let rival = other.result else {
      return result != nil || (other.result == nil && !hasLeft && other.hasLeft)
    }
    if result.isWon != rival.isWon { return result.isWon }
    let (score, other) = (result.score.signedNumber ?? 0, rival.score.signedNumber ?? 0)
    // The points of a Codeword are its attempts: the fewer the better.
    if score != other { return kind == .codeword ? score < other : score > other }
    return result.milliseconds < rival.milliseconds
  }
}
