import ByteStrings
import Games
import Library
import Markup
import Screens

/// The end of a Times below its headline: every answer, the missed problems first, and the next actions.
struct TimesEnd {
  let frame: Frame
  let model: TimesModel
  let screen: TimesScreen
  let session: Session<Times>

  var body: Node {
    .group([
      // The list scrolls, so it can take the focus: keys have to reach it.
      ol(
        .class("answered"), .label(TimesScreenTexts.answered),
        game.answers.isEmpty ? .none : .tabIndex(0)
      ) {
        Node.group(game.listedIndices.map { item($0) })
      },
      div(.class("end")) {
        EndButtons(
          frame: frame, id: session.header.id, hasJustEnded: screen.endedAt != nil,
          showsFriends: false, again: TimesTexts.button(of: game),
          share: { [model] in model.openSharing() }, playAgain: { [model] in model.playAgain() }
        ).body
        if !frame.isTurn(session.header.id) {
          button(.class("quiet"), .on(.click) { [frame] in frame.modal = .statistics(.times) }) {
            TimesScreenTexts.facts
          }
        }
      },
    ])
  }

  private var game: Times { session.game }

  private func item(_ index: Int) -> Node {
    let standing = game.standing(index)
    return li {
      TimesMark(standing: standing, name: TimesTexts.name(of: standing)).body
      span {
        standing == .wrong
          ? TimesTexts.missed(index, in: game) : TimesTexts.equation(game.puzzle.fact(index))
        if standing == .wrong {
          span(.class("way")) { TimesTexts.way(to: game.puzzle.fact(index)) }
        }
      }
      span(.class("time")) { TimesScreenTexts.seconds(game.answerTimes[index]) }
    }
  }
}
