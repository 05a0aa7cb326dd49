import ByteStrings
import Games
import Markup
import Screens

/// A choice of a game on the shelf above what a modal tells of it.
struct GameSegments {
  let chosen: GameKind?
  /// Whether all of them together can be chosen.
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
