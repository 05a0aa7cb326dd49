import ByteStrings
import Games
import Markup
import Screens

/// The drawing that changes as guesses go wrong. The page contains the drawings, divided into parts: `Web/drawings`.
struct HangmanDrawing {
  let game: Hangman
  let look: HangmanLook
  /// Whether the player sees the last part appear or disappear.
  var isFresh = false
  /// Whether the drawing shows the end of a finished game.
  var tellsEnd = true

  var body: Node {
    svg(
      .class("drawing"), .data("look", PlainText(look.keyword)), .viewBox("0 0 200 200"),
      .role(.img), .label(HangmanTexts.misses(of: game))
    ) {
      HangmanArt.part(look, "scene")
      for index in 0..<HangmanLook.partCount {
        // The part that goes first is painted last, in front of the others.
        let number = look.isBuilt ? index + 1 : HangmanLook.partCount - index
        if number == changed {
          HangmanArt.part(look, "p\(number)", look.isBuilt ? "new" : "gone")
        } else if (number <= count) == look.isBuilt {
          HangmanArt.part(look, "p\(number)")
        }
      }
      if tellsEnd, game.outcome == .lost { HangmanArt.part(look, "end", freshness) }
      if tellsEnd, game.outcome == .won { HangmanArt.part(look, "won", freshness) }
    }
  }

  private var freshness: PlainText { isFresh ? "fresh" : "" }

  /// How many parts have appeared or disappeared. After a win, a built drawing shows no parts: the figure is
  /// on the ground again.
  private var count: Int {
    let misses = look.isBuilt && tellsEnd && game.outcome == .won ? 0 : game.missCount
    return HangmanLook.parts(after: misses, of: game.options.misses)
  }

  /// The part that the last move changed.
  private var changed: Int { isFresh && game.turns.last?.isMiss == true ? count : 0 }
}

/// The drawings for places without a game.
enum HangmanArt {
  /// Every drawing, complete.
  static var looks: Node { .group(HangmanLook.allCases.map { still($0) }) }

  static func still(_ look: HangmanLook) -> Node {
    svg(.class("drawing"), .viewBox("0 0 200 200")) {
      part(look, "scene")
      for index in 0..<(look.isBuilt ? 2 : HangmanLook.partCount) {
        part(look, "p\(look.isBuilt ? index + 1 : HangmanLook.partCount - index)")
      }
      if look.isBuilt { part(look, "won") }
    }
  }

  static func part(_ look: HangmanLook, _ name: PlainText, _ state: PlainText = "") -> Node {
    use(.href("#\(PlainText(look.keyword))-\(name)"), .data("state", state))
  }
}
