import ByteStrings
import Games
import Library
import Markup
import Screens

/// The end of a Memorize: the number of turns, compared with a perfect memory and with the player's usual
/// games, and the result of each turn.
struct MemorizeEnd {
  let frame: Frame
  let model: MemorizeModel
  let screen: MemorizeScreen
  let session: Session<Memorize>

  var body: Node {
    let id = session.header.id
    return endMemo(id, frame, screen.endedAt == nil ? 0 : 1) { [self] in
      div(.class("hands end-space")) {
        section(.class("game-end end"), .label(MemorizeScreenTexts.endName)) {
          EndHeadline(
            headline: MemorizeScreenTexts.headline(game),
            figure: MemorizeScreenTexts.figure(game),
            takesFocus: screen.endedAt != nil
          ).body
          div(.class("turns"), .ariaHidden(true)) {
            for turn in game.turns { span(.data("turn", Self.name(of: turn))) {} }
          }
          p(.class("subtitle")) {
            model.best.map { MemorizeScreenTexts.best(after: game, $0) } ?? ""
          }
          EndButtons(
            frame: frame, id: id, hasJustEnded: screen.endedAt != nil, takesFocus: false,
            again: MemorizeScreenTexts.next(after: game),
            share: { [model] in model.openSharing() },
            playAgain: { [model] in model.playAgain() }
          ).body
          if frame.isOwn(id) {
            button(.class("quiet"), .on(.click) { [model] in model.stay() }) {
              MemorizeScreenTexts.stay(after: game)
            }
          }
        }
      }
    }
  }

  private var game: Memorize { session.game }

  /// The name by which the styles know the result of a turn.
  private static func name(of turn: Memorize.Turn) -> PlainText {
    switch turn {
    case .match: "match"
    case .miss: "miss"
    case .avoidable: "avoidable"
    }
  }
}
