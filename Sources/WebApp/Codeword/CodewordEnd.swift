import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The end of a game, where the keyboard was: what the player did, the answer and what it means, how that
/// is among the other games, and another game.
struct CodewordEnd {
  let frame: Frame
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    let id = session.header.id
    let usual = model.usual
    return section(.class("end"), .label(CodewordScreenTexts.endName)) {
      EndHeadline(
        headline: CodewordScreenTexts.end(session.game),
        figure: CodewordScreenTexts.figures(
          session.game, time: frame.shownTime(of: id), tenths: usual?.tenthsOfAttempts)
      ).body
      EndAnswer(
        answer: session.puzzle.secret.uppercased,
        meaning: model.meanings.text(of: session.puzzle.secret)
      ).body
      if let usual, usual.common.won > 0 { spread(usual.distribution.counts) }
      EndButtons(
        frame: frame, id: id, takesFocus: screen.endedAt != nil,
        share: { [model] in model.openSharing() }, playAgain: { [model] in model.playAgain() }
      ).body
    }
  }

  /// How many games were won in how many attempts, with this game among them.
  private func spread(_ counts: [Int]) -> Node {
    let most = max(counts.max() ?? 0, 1)
    let isWon = session.game.outcome == .won
    let latest = min(session.moves.count, counts.count) - 1
    return ol(.class("spread"), .label(CodewordScreenTexts.spread)) {
      Node.each(min(session.options.limit ?? counts.count, counts.count)) { index in
        li(
          .class("now", if: isWon && index == latest),
          .label(StatisticsTexts.bar(index + 1, counts[index])),
          .style("--share", "\(counts[index] * 100 / most)%")
        ) {
          span(.ariaHidden(true)) { StatisticsTexts.attempts(index + 1) }
        }
      }
    }
  }
}
