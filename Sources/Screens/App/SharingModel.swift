import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// What a player shares of the game, or of the five, on screen: a text in a form that people paste into messages.
#if canImport(Observation)
  @Observable
#endif
package final class SharingModel {
  /// The target of the link below a shared game.
  package enum Link: Int, CaseIterable {
    /// The same puzzle.
    case puzzle
    /// The game with its moves.
    case game
    case nowhere
  }

  private let frame: Frame
  private let shelf: Shelf
  private let daily: DailyModel
  private var chosen: (id: GameID, link: Link)?

  /// The target of the link of the game in front: its puzzle, until the player chooses otherwise.
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

  /// The text that the recipient sees above the link; nil if no game is open.
  package var card: ShareCard? {
    switch frame.route {
    case .daily(let day): return daily.shareCard(of: day ?? frame.today)
    case .game(let kind, let id):
      guard let session = frame.library.session(id) else { return nil }
      let result = session.shared
      var title = ShellTexts.name + " " + ShellTexts.labelled(kind.name, result.figure)
      if let day = frame.library.day(of: id) {
        title += daily.mark(of: day)
      } else if !kind.symbolsShowOptions {
        title += " · " + shelf[kind].terms(of: session)
      }
      if kind.isPlayedForTime, let time = frame.shownTime(of: id) { title += " · " + time }
      return ShareCard(
        title: title, rows: result.symbols,
        link: ShareTexts.link(link, answersFriend: frame.answersFriend))
    case .home, .start, .moves, .result, .challenge, .dailyGame, .samples, .pair: return nil
    }
  }

  /// Whether the device has other programs that accept the text.
  package var canSend: Bool { frame.host.shares() }

  /// Whether the text was copied just now: the copy button then says so.
  package var isCopied: Bool { frame.toast?.isHeard == true }

  /// Writes the text to the clipboard.
  package func copy() {
    if let text { frame.host.copy(text, request: frame.request(.copy)) }
  }

  /// Hands the text to another program on the device.
  package func send() {
    if let text { frame.host.share(text, request: frame.request(.share(text))) }
  }

  /// Copies the text if it could not be handed on.
  func receive(_ status: AnswerStatus, of text: PlainText) {
    switch status {
    case .done, .refused: break
    case .failed, .full, .conflict: frame.host.copy(text, request: frame.request(.copy))
    }
  }

  /// The complete text to share, with a link that is encoded differently each time; nil if no game is open.
  package var text: PlainText? {
    guard let card else { return nil }
    return target.map { card.text + "\n" + card.link + ":\n#" + $0.fragment } ?? card.text
  }

  /// The place that the link leads to.
  private var target: Route? {
    guard case .game(let kind, let id) = frame.route else { return frame.route }
    switch link {
    case .puzzle:
      // A link to a day leads to its English puzzle.
      guard let session = frame.library.session(id) else { return nil }
      let marks =
        session.summary.outcome.isOver
        ? FriendMarks(of: session, showsTime: frame.library.settings.showsTime) : nil
      guard session.words ?? .english == .english, let day = session.header.day else {
        return shelf[kind].challenge(marks)
      }
      return .dailyGame(day, kind, marks)
    case .game:
      return frame.library.session(id).map { .result(Array(ResultText.text(of: $0).utf8)) }
    case .nowhere: return nil
    }
  }
}

/// The shared content, as the recipient sees it.
package struct ShareCard {
  package let title: PlainText
  package let rows: PlainText
  /// What the link offers; empty without a link.
  package let link: PlainText

  /// The text above the link.
  package var text: PlainText { title + "\n" + rows }
}

extension ShareCard {
  /// A friend's result, as the welcome shows it.
  init(of kind: GameKind, figure: PlainText?, rows: PlainText) {
    let title = figure.map { ShellTexts.labelled(kind.name, $0) } ?? kind.name
    self.init(title: title, rows: rows, link: "")
  }
}
