import ByteStrings
import Games
import Library
import Words

/// A word that the player chooses for somebody else, as far as it is entered.
package struct OwnWord {
  package var text: PlainText = ""
  package var refusal: CodewordChallengeRefusal?
  package var isNoWord = false

  package init(text: PlainText = "") { self.text = text }
}

/// Challenges: links that contain a puzzle.
extension CodewordModel {
  package func isPlayable(_ challenge: AnySession, in words: WordBook) -> Bool {
    guard case .codeword(let session) = challenge else { return false }
    return words.contains(session.puzzle.secret) && challenge.isFit(in: words)
  }

  package var unfit: PlainText { ShareTexts.impossible }

  /// Writes a link to the entered word to the clipboard, if the word can be found at all.
  package func challengeWithOwnWord() {
    guard case .ready(let words) = context.words(in: context.wordLanguage) else { return }
    ownWord.refusal = nil
    ownWord.isNoWord = false
    guard let word = words.alphabet.letters(of: ownWord.text).flatMap({ Word(letters: $0) }) else {
      ownWord.isNoWord = true
      return
    }
    do throws(CodewordChallengeRefusal) {
      let challenge = try CodewordChallenge(
        word, limit: chosen.limit, mode: chosen.mode, isAssisted: chosen.isAssisted, in: words)
      copyChallenge(challenge.text(salt: salt))
    } catch {
      ownWord.refusal = error
    }
  }
}
