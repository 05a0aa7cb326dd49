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
          figure: CodewordScreenTexts.figures(session.game, tenths: usual.tenthsOfAttempts)
        ).body
        EndAnswer(
          answer: session.puzzle.secret.uppercased,
          meaning: model.meanings.text(of: session.puzzle.secret, in: options.words),
          language: .language(options.words)
        ).body
        // Assisted games are not counted in the distribution.
        if !options.isAssisted {
          EndDistribution(
            statistics: usual.common, distribution: usual.distribution,
            name: CodewordScreenTexts.distribution, count: options.limit ?? .max,
            own: session.game.outcome == .won ? session.moves.count - 1 : nil
          ).body
        }
        EndButtons(
          frame: frame, id: id, hasJustEnded: screen.endedAt != nil,
          share: { [model] in model.openSharing() }, playAgain: { [model] in model.playAgain() }
        ).body
      }
    }
  }
}
