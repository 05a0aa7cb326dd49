import ByteStrings
import Games

/// What others may see of a game, whatever game it is (see `SharedGame`).
public struct SharedResult {
  /// The square that stands for the game.
  public let sign: PlainText
  /// What it came to: "4/6".
  public let figure: PlainText
  /// What the player did, in rows of signs.
  public let signs: PlainText

  init<G: SharedGame>(_ game: G) {
    sign = PlainText(G.sign)
    figure = game.figure
    signs = game.signs
  }
}
