import ByteStrings
import Games
import Library
import Words

/// Links: a board for somebody else to play, or a theme.
extension MemorizeModel {
  /// A link may also contain a theme, which is not a game: the player is asked whether to store it.
  package func session(
    challenge: ArraySlice<UInt8>
  ) throws(ChallengeError) -> AnySession? {
    switch try MemorizeChallenge(challenge) {
    case .board(let puzzle, let options):
      guard
        let session = try? Session<Memorize>(
          context.newChallengeHeader(), options: options, puzzle: puzzle)
      else { throw .impossible }
      return .memorize(session)
    case .theme(let theme):
      let words = context.words(in: context.wordLanguage).book
      if words.map({ theme.look.isFit(in: $0) }) == true {
        offer(theme)
      } else {
        context.show(unfit)
      }
      return nil
    }
  }

  package func challengeText(of session: Session<Memorize>, salt: UInt16) -> PlainText? {
    MemorizeChallenge.board(session.puzzle, session.options).text(salt: salt)
  }

  /// Writes a link to a theme to the clipboard.
  package func copyLink(to theme: MemorizeTheme) {
    copyChallenge(MemorizeChallenge.theme(theme).text(salt: salt))
  }
}
