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
extension PastimeApp {
  /// Opens the challenge that came with the address, once the word lists are there to check it.
  func acceptChallenge() {
    guard let text = challenge, case .ready(let book) = words else { return }
    challenge = nil
    do throws(CodewordChallengeFault) {
      let challenge = try CodewordChallenge(text[...])
      guard challenge.refusal(in: book) == nil else { return show(ShareTexts.impossible) }
      let session = challenge.session(id: newID(), begun: host.date())
      library.add(session)
      go(to: .game(.codeword, session.id))
    } catch {
      show(ShareTexts.sentence(for: error))
    }
  }

  /// Puts a link to the puzzle on screen on the clipboard.
  func challengeWithPuzzle() {
    guard case .codeword(let screen)? = screen, let session = codeword(screen.id),
      let challenge = try? CodewordChallenge(session.puzzle, options: session.options)
    else { return }
    copyLink(to: challenge)
  }

  /// Puts a link to the word that was entered on the clipboard, where it can be found at all.
  func challengeWithOwnWord() {
    guard case .ready(let book) = words else { return }
    ownWord.refusal = nil
    ownWord.isNoWord = false
    guard let word = Word(ownWord.text) else {
      ownWord.isNoWord = true
      return
    }
    do throws(CodewordChallengeRefusal) {
      copyLink(
        to: try CodewordChallenge(word, limit: newGame.limit, mode: newGame.mode, in: book))
    } catch {
      ownWord.refusal = error
    }
  }

  private func copyLink(to challenge: CodewordChallenge) {
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: host.randomBits()))
    host.copyLink(
      to: Route.challenge(Array(text.utf8)).fragment, request: request(.copyLink))
  }
}
