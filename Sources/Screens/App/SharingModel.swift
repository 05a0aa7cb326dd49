import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// What a player shows others of the game, or of the five, on screen: a text as people paste it.
#if canImport(Observation)
  @Observable
#endif
package final class SharingModel {
  /// Where the link below a shared game leads.
  package enum Link: Int, CaseIterable {
    /// To the same puzzle.
    case puzzle
    /// To the game with its moves.
    case game
    case nowhere
  }

  private let frame: Frame
  private let shelf: Shelf
  private let daily: DailyModel
  private var chosen: (id: GameID, link: Link)?

  /// Where the link of the game in front leads: to its puzzle, until the player chooses otherwise.
  package var link: Link {
    get {
      guard let chosen, case .game(_, chosen.id) = frame.route else { return .puzzle }
      return chosen.link
    }
    set {
      if case .game(_, let id) = frame.route { chosen = (id, newValue) }
      frame.withdraw(ShareTexts.copied)
    }
  }

  init(frame: Frame, shelf: Shelf, daily: DailyModel) {
    self.frame = frame
    self.shelf = shelf
    self.daily = daily
  }

  /// What whoever gets it sees above the link; nil where nothing is played.
  package var card: ShareCard? {
    switch frame.route {
    case .daily(let day): return daily.shareCard(of: day ?? frame.today)
    case .game(let kind, let id):
      guard let session = frame.library.session(id) else { return nil }
      let result = session.shared
      var title = ShellTexts.name + " " + kind.name + " " + result.figure
      if let day = frame.library.day(of: id) {
        title += daily.mark(of: day)
      } else if kind != .codeword {
        // The rows of a Codeword show how long its word is, and the figure says the rest.
        title += " · " + shelf[kind].terms(of: session)
      }
      if kind.isQuick, let time = frame.shownTime(of: id) { title += " · " + time }
      return ShareCard(title: title, rows: result.signs, link: ShareTexts.link(link))
    case .home, .start, .moves, .result, .challenge, .dailyGame, .samples, .pair: return nil
    }
  }

  /// Whether there are other programs to hand it to.
  package var canSend: Bool { frame.host.shares() }

  /// Whether it was copied just now: the button for that says so.
  package var isCopied: Bool { frame.toast?.isHeard == true }

  /// Puts it on the clipboard.
  package func copy() {
    if let text { frame.host.copy(text, request: frame.request(.copy)) }
  }

  /// Hands it to another program of the device.
  package func send() {
    if let text { frame.host.share(text, request: frame.request(.share(text))) }
  }

  /// Copies what could not be handed on.
  func receive(_ status: AnswerStatus, of text: PlainText) {
    switch status {
    case .done, .refused: break
    case .failed, .full, .conflict: frame.host.copy(text, request: frame.request(.copy))
    }
  }

  /// All that is handed on, with a link whose spelling differs each time; nil where nothing is played.
  package var text: PlainText? {
    guard let card else { return nil }
    return target.map { card.text + "\n" + card.link + ":\n#" + $0.fragment } ?? card.text
  }

  /// Where the link leads.
  private var target: Route? {
    guard case .game(let kind, let id) = frame.route else { return frame.route }
    switch link {
    case .puzzle:
      return frame.library.day(of: id).map { .dailyGame($0, kind) } ?? shelf[kind].challenge
    case .game:
      return frame.library.session(id).map { .result(Array(ResultText.text(of: $0).utf8)) }
    case .nowhere: return nil
    }
  }
}

/// What is shared, as whoever gets it sees it.
package struct ShareCard {
  package let title: PlainText
  package let rows: PlainText
  /// What its link offers; empty without one.
  package let link: PlainText

  /// What stands above the link.
  package var text: PlainText { title + "\n" + rows }
}

extension GameKind {
  /// Whether its time is what players compare.
  fileprivate var isQuick: Bool { self == .memorize || self == .times }
}
