import ByteStrings
import Games
import Library

/// What a player shows others of the game, or of the five, on screen.
package final class SharingModel {
  private let frame: Frame
  private let shelf: Shelf
  private let daily: DailyModel

  init(frame: Frame, shelf: Shelf, daily: DailyModel) {
    self.frame = frame
    self.shelf = shelf
    self.daily = daily
  }

  /// What can be shown; nil where nothing is played.
  package var text: PlainText? {
    switch frame.route {
    case .daily(let day): daily.shareText(of: day ?? frame.today)
    case .game(let kind, _): shelf[kind].shareText
    case .home, .start, .moves, .result, .challenge, .samples: nil
    }
  }

  /// Puts it on the clipboard.
  package func copy() {
    guard let text else { return }
    frame.host.copy(text, request: frame.request(.copy))
  }

  /// Hands it to another program of the device.
  package func send() {
    guard let text else { return }
    frame.host.share(text, request: frame.request(.share(text)))
  }

  /// Copies what could not be handed on.
  func take(_ status: AnswerStatus, of text: PlainText) {
    switch status {
    case .done, .refused: break
    case .failed, .full, .conflict: frame.host.copy(text, request: frame.request(.copy))
    }
  }

  /// Puts a link to the game on screen, with all its moves, on the clipboard.
  package func copyResult() {
    guard case .game(_, let id) = frame.route, let session = frame.library.session(id) else {
      return
    }
    frame.copyLink(to: .result(Array(ResultText.text(of: session).utf8)))
  }
}
