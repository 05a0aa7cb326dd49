import ByteStrings

/// What others may see of a game. It gives nothing of the puzzle away, and its signs are emoji: they are
/// equally wide wherever they are pasted, and screen readers name them.
public protocol SharedGame: Game {
  /// The square that stands for the game where all five of a day are told of.
  static var sign: Literal { get }

  /// What the game came to, as short as can be: "4/6".
  var figure: PlainText { get }

  /// What the player did, in rows of signs.
  var signs: PlainText { get }
}

/// Signs in rows, which can be counted.
func rows(of width: Int = 10, _ count: Int, _ sign: (Int) -> Literal) -> PlainText {
  var text: PlainText = ""
  for index in 0..<count {
    if index > 0, index % width == 0 { text += "\n" }
    text += PlainText(sign(index))
  }
  return text
}
