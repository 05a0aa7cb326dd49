import ByteStrings
import Games
import Library
import Words

/// Links: a board for somebody else to play, or a theme.
extension MemorizePresenter {
  func accept(challenge text: [UInt8], from words: WordBook, in app: PastimeApp) {
    do throws(ChallengeFault) {
      let challenge = try MemorizeChallenge(text[...])
      guard challenge.isFit(in: words) else { return app.show(ShareTexts.unfit) }
      switch challenge {
      case .board(let puzzle, let options):
        let header = SessionHeader(id: app.newID(), begun: app.host.date(), origin: .challenge)
        begin(puzzle, options, header, in: app)
      case .theme(let theme): offer(theme, in: app)
      }
    } catch {
      app.show(ShareTexts.sentence(for: error))
    }
  }

  /// Puts a link to the board on screen on the clipboard.
  func copyChallenge(in app: PastimeApp) {
    guard let session = session(in: app) else { return }
    copyLink(to: .board(session.puzzle, session.options), in: app)
  }

  func copyLink(to challenge: MemorizeChallenge, in app: PastimeApp) {
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: app.host.randomBits()))
    app.copyLink(to: .challenge(.memorize, Array(text.utf8)))
  }
}
