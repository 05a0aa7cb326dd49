import ByteStrings
import Circles
import Games

/// A person in a race, as the others see them.
struct RacePerson {
  /// The name that they chose.
  let name: PlainText
  /// Their face and their name.
  let title: PlainText
  /// The number of moves that they made, and what they gained by these moves.
  private(set) var moves = 0
  private(set) var gained = 0
  /// The marks of the latest attempt in Codeword, as the server sends them; empty in other games.
  private(set) var marks: PlainText = ""
  private(set) var result: Result?
  var hasLeft = false

  /// A person's result. The score may be negative.
  struct Result {
    let isWon: Bool
    let score: PlainText
    let milliseconds: Int64
  }

  /// The person of the words `FACE NAME`, where the name is escaped.
  init(avatar word: PlainText, name field: PlainText) {
    let bytes = Array(field.utf8)
    let name = PlainText(utf8: (try? unescaped(bytes[...])) ?? bytes)
    // A later server may send an unknown face.
    let avatar = Avatar(Array(word.utf8)[...])
    self.name = name
    title = avatar.map { "\(PlainText($0.emoji)) \(name)" } ?? name
  }

  var isRacing: Bool { !hasLeft && result == nil }

  /// Takes their progress: `MOVES GAINED MARKS`.
  mutating func advance(_ words: ArraySlice<PlainText>) {
    let words = Array(words)
    guard words.count > 2 else { return }
    moves = Int(clamping: words[0].number)
    gained = Int(clamping: words[1].number)
    marks = words[2].isSpelled("none") ? "" : words[2]
  }

  /// Takes their result: `won|lost SCORE MILLISECONDS`.
  mutating func finish(_ words: ArraySlice<PlainText>) {
    let words = Array(words)
    guard words.count > 2 else { return }
    result = Result(
      isWon: words[0].isSpelled("won"), score: words[1], milliseconds: words[2].number)
  }

  /// Whether they rank before another person: by the goal first, then by the score, then by the time. People who have
  /// not finished rank after people who have, and people who left rank last.
  func precedes(_ other: RacePerson, in kind: GameKind) -> Bool {
    guard let result, let rival = other.result else {
      return result != nil || (other.result == nil && !hasLeft && other.hasLeft)
    }
    if result.isWon != rival.isWon { return result.isWon }
    let (score, other) = (result.score.signedNumber ?? 0, rival.score.signedNumber ?? 0)
    if score != other { return kind.isBetter(score, than: other) }
    return result.milliseconds < rival.milliseconds
  }
}
