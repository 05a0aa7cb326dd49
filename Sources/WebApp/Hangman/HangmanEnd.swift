import ByteStrings
import Games
import Library
import Markup
import Screens

/// The end of a game, in the place of the letters: what the player did, the answer with its meaning, and a
/// button for another game.
struct HangmanEnd {
  let frame: Frame
  let model: HangmanModel
  let screen: HangmanScreen
  let session: Session<Hangman>

  var body: Node {
    let (id, game) = (session.header.id, session.game)
    return endMemo(id, frame, screen.endedAt == nil ? 0 : 1) { [self] in
      let usual = HangmanStatistics(
        frame.library, mode: game.options.mode, in: game.options.words)
      return section(.class("end"), .label(HangmanScreenTexts.endName)) {
        EndHeadline(
          headline: HangmanScreenTexts.end(game),
          figure: HangmanScreenTexts.figures(game, tenths: usual.tenthsOfMisses)
        ).body
        EndAnswer(
          answer: game.answers.first?.text ?? "", meaning: HangmanScreenTexts.meaning(of: game),
          language: game.language
        ).body
        p(.class("subtitle")) { HangmanTexts.possibilities(in: game) }
        EndDistribution(
          statistics: usual.common, distribution: usual.misses,
          name: HangmanScreenTexts.missesOfWon, count: game.options.misses,
          own: game.outcome == .won ? game.missCount : nil
        ).body
        EndButtons(
          frame: frame, id: id, hasJustEnded: screen.endedAt != nil,
          share: { [model] in model.openSharing() }, playAgain: { [model] in model.playAgain() }
        ).body
        if frame.isOwn(id) {
          button(.class("quiet"), .on(.click) { [model] in model.playSameAgain() }) {
            HangmanScreenTexts.sameAgain
          }
        }
      }
    }
  }
}
