import ByteStrings
import Games
import Markup
import Screens

/// The choice of a game of the shelf, at the top of a modal about it.
struct GameSegments {
  let chosen: GameKind?
  /// Whether all games together can be chosen.
  let hasAll: Bool
  let choose: (GameKind?) -> Void

  var body: Node {
    let first = hasAll ? 1 : 0
    return div(.class("modal-head")) {
      Segments(
        name: "modal-game", title: StatisticsTexts.game, count: GameKind.allCases.count + first
      ) { number in
        let kind = number < first ? nil : GameKind.allCases[number - first]
        return Segments.Choice(
          title: kind.map { $0.name } ?? StatisticsTexts.all, isChosen: kind == chosen
        ) { choose(kind) }
      }.body
    }
  }
}
