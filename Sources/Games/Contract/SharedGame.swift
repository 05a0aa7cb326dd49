import ByteStrings

/// The parts of a game that others may see. They reveal nothing of the puzzle. Their symbols are emoji, which
/// have equal width wherever they are pasted and which screen readers name.
public protocol SharedGame: Game {
  /// The result in a few words: "4 tries".
  var figure: PlainText { get }

  /// The player's moves, in rows of symbols.
  var symbols: PlainText { get }
}

/// Symbols in rows of a fixed width, which can be counted.
func rows(of width: Int = 10, _ count: Int, _ symbol: (Int) -> Literal) -> PlainText {
  var text: PlainText = ""
  for index in 0..<count {
    if index > 0, index % width == 0 { text += "\n" }
    text += PlainText(symbol(index))
  }
  return text
}
