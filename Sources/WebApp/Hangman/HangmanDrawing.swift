import ByteStrings
import Games
import Markup

/// What is drawn as guesses go wrong. The drawings themselves stand in the page, part by part:
/// `Web/drawings`.
struct HangmanDrawing {
  let game: Hangman
  let look: HangmanLook
  /// Whether the last part comes, or goes, before the player's eyes.
  var isFresh = false

  var body: Node {
    svg(
      .class("drawing"), .data("look", PlainText(look.keyword)), .viewBox("0 0 200 200"),
      .role(.img), .label(HangmanTexts.misses(of: game))
    ) {
      part("scene", "")
      for number in 1...HangmanLook.partCount {
        if number == changed {
          part("p\(number)", look == .gallows ? "new" : "gone")
        } else if (number <= count) == (look == .gallows) {
          part("p\(number)", "")
        }
      }
      if game.outcome == .lost { part("end", "") }
      if game.outcome == .won { part("won", "") }
    }
  }

  /// How many parts have come, or gone.
  private var count: Int { HangmanLook.parts(after: game.missCount, of: game.options.misses) }

  /// The part that the last move changed.
  private var changed: Int { isFresh && game.turns.last?.isMiss == true ? count : 0 }

  private func part(_ name: PlainText, _ state: PlainText) -> Node {
    use(.href("#\(PlainText(look.keyword))-\(name)"), .data("state", state))
  }
}
