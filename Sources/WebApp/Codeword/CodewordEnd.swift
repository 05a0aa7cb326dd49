import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The end of a game, in the place of the keyboard: what the player did, the answer with its meaning, the
/// comparison with other games, and a button for another game.
struct CodewordEnd {
  let frame: Frame
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  /// The least number of games for a distribution.
  private static let enough = 2

  var body: Node {
    let (id, options) = (session.header.id, session.options)
    return endMemo(
      id, frame, UInt64(model.meanings.state.rawValue) << 1 | (screen.endedAt == nil ? 0 : 1)
    ) { [self] in
      let usual = CodewordStatistics(
        frame.library, length: options.length, mode: options.mode, in: options.words)
      return section(.class("end"), .label(CodewordScreenTexts.endName)) {
        EndHeadline(
          headline: CodewordScreenTexts.end(session.game),
          figure: CodewordScreenTexts.figures(
            session.game, time: frame.shownTime(of: id), tenths: usual.tenthsOfAttempts)
        ).body
        EndAnswer(
          answer: session.puzzle.secret.uppercased,
          meaning: model.meanings.text(of: session.puzzle.secret, in: options.words),
          language: .language(options.words)
        ).body
        // Assisted games are not counted in the distribution.
        if usual.common.won >= Self.enough, !options.isAssisted { spread(usual.distribution) }
        EndButtons(
          frame: frame, id: id, hasJustEnded: screen.endedAt != nil,
          share: { [model] in model.openSharing() }, playAgain: { [model] in model.playAgain() }
        ).body
      }
    }
  }

  /// How many games were won in each number of attempts, including this game.
  private func spread(_ distribution: Distribution) -> Node {
    let count = distribution.counts.count
    return ol(.class("spread"), .label(CodewordScreenTexts.spread)) {
      StatisticsBars(
        distribution: distribution, shown: 0..<min(session.options.limit ?? count, count),
        marked: session.game.outcome == .won ? min(session.moves.count, count) - 1 : nil,
        word: StatisticsTexts.this
      ).body
    }
  }
}
