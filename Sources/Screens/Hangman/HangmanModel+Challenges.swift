import ByteStrings
import Games
import Library
import Words

/// An answer of one's own for somebody else, as far as it is entered.
package struct OwnAnswer {
  package var answer: PlainText
  package var clue: PlainText
  /// Why it cannot be given to anybody; empty before that was tried.
  package var problem: PlainText = ""

  package init(answer: PlainText = "", clue: PlainText = "") {
    self.answer = answer
    self.clue = clue
  }
}

/// Challenges: a link that carries an answer, and answers that somebody has thought of.
extension HangmanModel {
  /// Puts a link to the answer that was entered on the clipboard, where it can be one.
  package func copyOwnAnswer() {
    guard let challenge = ownChallenge(orLater: { self.copyOwnAnswer() }) else { return }
    copyChallenge(challenge.text(salt: salt))
  }

  /// Begins a game with the answer that was entered, for whoever gets the device next.
  package func playOwnAnswer() {
    guard let challenge = ownChallenge(orLater: { self.playOwnAnswer() }) else { return }
    begin(challenge.puzzle, challenge.options, context.newChallengeHeader())
  }

  /// The answer that was entered; nil where it cannot be one, and the player is told why.
  private func ownChallenge(orLater act: @escaping () -> Void) -> HangmanChallenge? {
    own.problem = ""
    guard let words = context.words(orLater: act) else { return nil }
    do throws(HangmanAnswerRefusal) {
      let answer = try HangmanAnswer(own.answer)
      guard let entry = HangmanEntry(answer, clue: own.clue) else {
        own.problem = HangmanScreenTexts.badClue
        return nil
      }
      let misses = context.library.settings.look.misses
      guard
        let options = HangmanOptions(source: .own, misses: misses),
        let challenge = try? HangmanChallenge(HangmanPuzzle(own: entry), options: options),
        challenge.isFit(in: words)
      else {
        own.problem = ShareTexts.unfit
        return nil
      }
      return challenge
    } catch {
      own.problem = HangmanTexts.problem(error)
      return nil
    }
  }
}
