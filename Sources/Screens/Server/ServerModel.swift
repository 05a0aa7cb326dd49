import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The server that serves the page, if one does: the sync status, and the output of its online program. Everything
/// else about the server is in the online program, a separate program that is fetched when the player opens its page
/// (docs/online.md).
#if canImport(Observation)
  @Observable
#endif
package final class ServerModel {
  let frame: Frame
  /// The sync status of this device; nil if no server keeps its games.
  package private(set) var syncStatus: SyncStatus?
  /// The output of the online program; without lines if there is no server.
  package private(set) var page = LinedPage()
  /// Whether the server keeps the games of this device; nil if there is no server.
  package private(set) var isMember: Bool?
  /// Whether a step is in progress. Nothing else is offered meanwhile.
  package private(set) var isUnderWay = false
  /// The title above the online program's page, in place of the title of the settings; empty if that one is shown.
  package private(set) var title: PlainText = ""
  /// The text that the player is typing.
  package var entered: PlainText = ""
  /// Whether this browser stores anything: a server can keep only stored data.
  var canStore = true
  private var isLookedAt = false
  /// What the page sends to the online program when the player arrives: that they look, or the code that they came
  /// with.
  private var arrival: PlainText = "looked"
  /// What the online program knows of the page.
  private var known: PlainText = ""
  /// The turn of an evening of which the online program was told.
  private var turn: GameID?
  /// The game in front whose end was reported to the online program.
  private var ended: GameID?

  init(frame: Frame) { self.frame = frame }

  /// The sync status has changed. Nil: another page has disconnected this browser from the server.
  package func stands(_ syncStatus: SyncStatus?) {
    switch syncStatus {
    case .refused(.removed, _)?, nil:
      // A player who had everything erased knows about it.
      if self.syncStatus == nil, isMember == false { return }
      self.syncStatus = syncStatus
      tell("removed", .ifOpen)
    default: self.syncStatus = syncStatus
    }
    frame.revision += 1
  }

  /// Reports to the online program that the player arrives or leaves, and any changes in between; also the results of
  /// games that it had dealt.
  func follow(_ modal: Modal?) {
    let looks = if case .settings(.owned) = modal { true } else { false }
    if looks != isLookedAt {
      isLookedAt = looks
      if !looks {
        title = ""
        isUnderWay = false
        arrival = "looked"
        tell("went", .ifOpen)
      } else if canStore || !title.isEmpty {
        tell(arrival, syncStatus == nil && arrival.isSpelled("looked") ? .ifServed : .always)
      }
    } else if looks, !known.hasSameBytes(as: surroundings) {
      tell("knows", .ifOpen)
    }
    followGame()
  }

  private func followGame() {
    if let id = frame.dealt {
      frame.dealt = nil
      turn = id
      tell("dealt \(id.text)", .ifOpen)
    }
    let game = frame.library.openGame.flatMap { frame.library.session($0) }
    // After a reload the online program does not know of the turn.
    if let game, game.id != turn, frame.isTurn(game.id) {
      turn = game.id
      tell("resumed", .always)
    }
    let summary = game?.summary
    let over = summary?.outcome.isOver == true ? game : nil
    if over?.id == ended { return }
    ended = over?.id
    guard let over, let summary else { return }
    let outcome: PlainText = summary.outcome == .won ? "won" : "lost"
    tell("over \(outcome) \(Int(summary.score))", .ifOpen, PlainText(utf8: over.record))
  }

  /// Opens the page for playing together.
  package func meet() { bring("together") }

  /// Opens the evening that is played on this device.
  package func resumeEvening() { bring("evening") }

  /// A link brought a code, or a word that names a page: the player arrives with it.
  func bring(_ code: PlainText) {
    frame.modal = .settings(.owned)
    arrival = "code \(code)"
    isLookedAt = false
    if code.isSpelled("together") || code.isSpelled("evening") {
      title = ServerTexts.together
      isUnderWay = true
    }
  }

  /// Performs an action of the player: an event that a line of the page names.
  package func act(_ event: PlainText) { tell(event, .always) }

  @inline(never)
  private func tell(_ event: PlainText, _ call: OnlineCall, _ record: PlainText = "") {
    known = surroundings
    frame.host.online("\(known)\(event)\t\(record.isEmpty ? entered : record)", call)
  }

  /// What the online program has to know of the page: the first fields of a message.
  private var surroundings: PlainText {
    let isRemoved = if case .refused(.removed, _)? = syncStatus { true } else { false }
    return """
      \(frame.library.history.count)\t\(Int(frame.today.number))\t\
      \(frame.timeZone.count)\t\(PlainText(frame.wordLanguage.tag))\t\(isRemoved ? "removed" : "")\t\
      \(syncStatus.map { ServerTexts.sentence($0) } ?? "")\t
      """
  }

  /// Takes the lines and messages of the online program. docs/online.md lists the kinds of lines.
  func show(_ text: [UInt8]) {
    page = LinedPage()
    for line in LinedPage(text).lines {
      switch line.kind {
      case UInt8(ascii: "m"):
        arrival = "looked"
        let isMember: Bool? = line[1].isEmpty ? nil : line[1].isSpelled("yes")
        if isMember != self.isMember { frame.revision += 1 }
        self.isMember = isMember
        isUnderWay = !line[2].isEmpty
        title = line[3]
      case UInt8(ascii: "t"): frame.tell(line[1])
      case UInt8(ascii: "s"): frame.show(line[1])
      case UInt8(ascii: "a"): frame.announce(line[1])
      case UInt8(ascii: "v"): entered = line[1]
      case UInt8(ascii: "y"): frame.host.copy(line[1], request: frame.request(.copy))
      case UInt8(ascii: "d"): frame.deal(or: Route(fragment: Array(line[1].utf8)))
      case UInt8(ascii: "o"): offerRecoveryKey(line[1].isSpelled("1") ? .now : .over)
      case UInt8(ascii: "z"): frame.strip = line
      case UInt8(ascii: "x"):
        syncStatus = nil
        frame.revision += 1
      case UInt8(ascii: "w"): page.add(["p", ServerTexts.wait])
      case UInt8(ascii: "e"):
        page.add(["n", ServerTexts.missing])
        page.add(["b", "", arrival, ServerTexts.retry])
      default: page.add(line.fields)
      }
    }
  }
}
