import ByteStrings
import Games
import Library
import Words

/// A word of one's own for somebody else, as far as it is entered.
struct OwnWord {
  var text: PlainText = ""
  var refusal: CodewordChallengeRefusal?
  var isNoWord = false
}

/// Challenges: a link that carries a puzzle.
extension CodewordPresenter {
  func accept(challenge text: [UInt8], from words: WordBook, in app: PastimeApp) {
    do throws(ChallengeFault) {
      let challenge = try CodewordChallenge(text[...])
      guard challenge.refusal(in: words) == nil else { return app.show(ShareTexts.impossible) }
      app.begin(challenge.session(id: app.newID(), begun: app.host.date()))
    } catch {
      app.show(ShareTexts.sentence(for: error))
    }
  }

  /// Puts a link to the puzzle on screen on the clipboard.
  func challengeWithPuzzle(in app: PastimeApp) {
    guard let session = session(in: app),
      let challenge = try? CodewordChallenge(session.puzzle, options: session.options)
    else { return }
    copyLink(to: challenge, in: app)
  }

  /// Puts a link to the word that was entered on the clipboard, where it can be found at all.
  func challengeWithOwnWord(in app: PastimeApp) {
    guard case .ready(let words) = app.words else { return }
    ownWord.refusal = nil
    ownWord.isNoWord = false
    guard let word = Word(ownWord.text) else {
      ownWord.isNoWord = true
      return
    }
    do throws(CodewordChallengeRefusal) {
      copyLink(
        to: try CodewordChallenge(word, limit: chosen.limit, mode: chosen.mode, in: words),
        in: app)
    } catch {
      ownWord.refusal = error
    }
  }

  private func copyLink(to challenge: CodewordChallenge, in app: PastimeApp) {
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: app.host.randomBits()))
    app.copyLink(to: .challenge(.codeword, Array(text.utf8)))
  }
}
