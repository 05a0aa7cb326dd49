import ByteStrings
import Games
import Library
import Words

/// Links: a board for somebody else to play, or a theme.
extension MemorizeModel {
  package func session(
    challenge: ArraySlice<UInt8>, from words: WordBook
  ) throws(ChallengeError) -> AnySession? {
    let challenge = try MemorizeChallenge(challenge)
    guard case .board(let puzzle, let options) = challenge, challenge.isFit(in: words),
      let session = try? Session<Memorize>(
        context.newChallengeHeader(), options: options, puzzle: puzzle)
    else { return nil }
    return .memorize(session)
  }

  /// A link may also contain a theme, which is not a game: the player is asked whether to store it.
  package func accept(challenge text: [UInt8], from words: WordBook) -> AnySession? {
    do throws(ChallengeError) {
      if case .theme(let theme) = try MemorizeChallenge(text[...]), theme.look.isFit(in: words) {
        offer(theme)
      } else if let session = try session(challenge: text[...], from: words) {
        return session
      } else {
        context.show(unfit)
      }
    } catch {
      context.show(ShareTexts.sentence(for: error))
    }
    return nil
  }

  package func challengeText(of session: Session<Memorize>, salt: UInt16) -> PlainText? {
    MemorizeChallenge.board(session.puzzle, session.options).text(salt: salt)
  }

  /// Writes a link to a theme to the clipboard.
  package func copyLink(to theme: MemorizeTheme) {
    copyChallenge(MemorizeChallenge.theme(theme).text(salt: salt))
  }
}
