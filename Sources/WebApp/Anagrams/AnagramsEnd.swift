import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The end of a rack, in the place of the tiles: the result, and what comes next. At the end of the game the
/// player can look back at every rack.
struct AnagramsEnd {
  let frame: Frame
  let model: AnagramsModel
  let screen: AnagramsScreen
  let session: Session<Anagrams>

  var body: Node {
    let id = session.header.id
    return endMemo(id, frame, UInt64(screen.shownRound) << 1 | (screen.hasJustEnded ? 1 : 0)) {
      [self] in
      let usual = isOver ? usualPercentFound : nil
      return section(.class("game-end end"), .label(AnagramsScreenTexts.endName(isOver: isOver))) {
        EndHeadline(
          headline: isOver
            ? AnagramsTexts.points(session.game.score) : AnagramsScreenTexts.end(of: round),
          figure: isOver
            ? AnagramsScreenTexts.figures(session.game, usual: usual)
            : "+" + AnagramsTexts.points(round.points),
          takesFocus: screen.hasJustEnded
        ).body
        if isOver {
          if session.game.rounds.count > 1 {
            racks
            p(.class("subtitle")) {
              AnagramsScreenTexts.rack(screen.shownRound, AnagramsScreenTexts.end(of: round))
            }
          }
          EndButtons(
            frame: frame, id: id, hasJustEnded: screen.hasJustEnded, takesFocus: false,
            share: { [model] in model.openSharing() },
            playAgain: { [model] in model.playAgain() }
          ).body
        } else {
          div(.class("pair end-buttons")) {
            button(.class("primary"), .on(.click) { [model] in model.goOn() }) {
              AnagramsScreenTexts.nextRack
            }
          }
        }
      }
    }
  }

  private var usualPercentFound: Int? {
    AnagramsStatistics(
      frame.library, mode: session.options.mode, in: session.options.words
    ).usualPercentFound
  }

  private var isOver: Bool { session.game.outcome.isOver }
  private var round: AnagramsRound { session.game.rounds[screen.shownRound] }

  /// The racks that were played, each filled by the share of its words that were found. The player can look
  /// back at them.
  private var racks: Node {
    div(.class("looks"), .role(.group), .label(AnagramsScreenTexts.racks)) {
      for index in session.game.rounds.indices {
        button(
          .class("look"), .pressed(index == screen.shownRound),
          .style("--part", "\(session.game.rounds[index].percentFound)%"),
          .label(AnagramsScreenTexts.rack(index)),
          .on(.click) { [screen] in screen.show(round: index) }
        ) { "\(index + 1)" }
      }
    }
  }
}
