import ByteStrings
import Games

/// The result of any game that others may see (see `SharedGame`).
public struct SharedResult {
  /// The square that represents the game.
  public let symbol: PlainText
  /// The result: "4 tries".
  public let figure: PlainText
  /// The player's moves, in rows of symbols.
  public let symbols: PlainText

  init<G: SharedGame>(_ game: G) {
    symbol = PlainText(G.kind.symbol)
    figure = game.figure
    symbols = game.symbols
  }
}
