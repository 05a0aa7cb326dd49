import ByteStrings
import Games
import Library
import Words

/// Challenges: a link that carries an answer, and answers that somebody has thought of.
extension HangmanPresenter {
  func accept(challenge text: [UInt8], from words: WordBook, in app: PastimeApp) {
    do throws(ChallengeFault) {
      let challenge = try HangmanChallenge(text[...])
      guard challenge.isFit(in: words) else {
        return app.show(ShareTexts.unfit)
      }
      app.begin(challenge.session(id: app.newID(), begun: app.host.date()))
    } catch {
      app.show(ShareTexts.sentence(for: error))
    }
  }

  /// Puts a link to the puzzle on screen on the clipboard.
  func copyChallenge(in app: PastimeApp) {
    guard let session = session(in: app) else { return }
    copyLink(to: session.puzzle, session.options, in: app)
  }

  /// Puts a link to the answer that was entered on the clipboard, where it can be one.
  func copyOwnAnswer(in app: PastimeApp) {
    guard let (puzzle, options) = ownPuzzle(in: app) else { return }
    copyLink(to: puzzle, options, in: app)
  }

  /// Begins a game with the answer that was entered, for whoever gets the device next.
  func playOwnAnswer(in app: PastimeApp) {
    guard let (puzzle, options) = ownPuzzle(in: app) else { return }
    let header = SessionHeader(id: app.newID(), begun: app.host.date(), origin: .challenge)
    begin(puzzle, options, header, in: app)
  }

  /// The answer that was entered; nothing where it cannot be one, and the player is told why.
  private func ownPuzzle(in app: PastimeApp) -> (HangmanPuzzle, HangmanOptions)? {
    own.problem = ""
    guard let words = app.wordsToDealFrom() else { return nil }
    do throws(HangmanAnswerProblem) {
      let answer = try HangmanAnswer(own.answer)
      guard let entry = HangmanEntry(answer, clue: own.clue) else {
        own.problem = HangmanScreenTexts.badClue
        return nil
      }
      guard
        let options = HangmanOptions(source: .own, misses: app.library.settings.look.misses),
        let challenge = try? HangmanChallenge(HangmanPuzzle(own: entry), options: options),
        challenge.isFit(in: words)
      else {
        own.problem = ShareTexts.unfit
        return nil
      }
      return (challenge.puzzle, options)
    } catch {
      own.problem = HangmanTexts.problem(error)
      return nil
    }
  }

  private func copyLink(
    to puzzle: HangmanPuzzle, _ options: HangmanOptions, in app: PastimeApp
  ) {
    guard let challenge = try? HangmanChallenge(puzzle, options: options) else { return }
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: app.host.randomBits()))
    app.copyLink(to: .challenge(.hangman, Array(text.utf8)))
  }
}
