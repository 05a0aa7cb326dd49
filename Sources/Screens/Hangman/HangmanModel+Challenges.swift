import ByteStrings
import Games
import Library
import Words

/// An answer that the player chooses for somebody else, as far as it is entered.
package struct OwnAnswer {
  package var answer: PlainText
  package var clue: PlainText
  /// Why the answer cannot be used; empty before the player has tried.
  package var problem: PlainText = ""

  package init(answer: PlainText = "", clue: PlainText = "") {
    self.answer = answer
    self.clue = clue
  }
}

/// Challenges: links that contain an answer, and answers that somebody has thought of.
extension HangmanModel {
  /// Writes a link to the entered answer to the clipboard, if the answer is valid.
  package func copyOwnAnswer() {
    guard let challenge = ownChallenge(orLater: { self.copyOwnAnswer() }) else { return }
    copyChallenge(challenge.text(salt: salt))
  }

  /// Begins a game with the entered answer, for the next person who gets the device.
  package func playOwnAnswer() {
    guard let challenge = ownChallenge(orLater: { self.playOwnAnswer() }) else { return }
    begin(challenge.puzzle, challenge.options, context.newChallengeHeader())
  }

  /// The challenge with the entered answer; nil if the answer is invalid, and the form then says why.
  private func ownChallenge(orLater act: @escaping () -> Void) -> HangmanChallenge? {
    own.problem = ""
    let language = context.wordLanguage
    guard let words = context.words(in: language, orLater: act) else { return nil }
    do throws(HangmanAnswerRefusal) {
      let answer = try HangmanAnswer(own.answer, in: language.alphabet)
      guard let entry = HangmanEntry(answer, clue: own.clue) else {
        own.problem = HangmanScreenTexts.badClue
        return nil
      }
      let misses = context.library.settings.look.misses
      guard
        let options = HangmanOptions(source: .own, misses: misses, words: language),
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
