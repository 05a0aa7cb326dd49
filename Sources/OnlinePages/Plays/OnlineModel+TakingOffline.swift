import ByteStrings
import Games
import Library
import Words

/// Offline copies of the day's five, for places without a network (docs/judging.md). The server reveals their
/// puzzles, and no longer judges them. From then on they are ordinary games of this device.
extension OnlineModel {
  /// Asks for each of today's five that is not on this device yet.
  mutating func takeOffline() {
    for kind in GameKind.allCases where offline[kind] == .left {
      offline[kind] = .underWay
      let opening = opening(kind, of: surroundings.today.text, in: surroundings.words)
      ask(.takeOffline(kind), "\(opening)along yes\n")
    }
  }

  /// The server revealed a puzzle, or did not.
  mutating func receiveOffline(_ answer: ServerAnswer, of kind: GameKind) {
    if answer.isDone, let play = answer["play"], let record = answer.section("record") {
      return ask(.keepPlay(play, .offline(kind)), PlainText(utf8: record))
    }
    let isJudged = answer["judged"] != nil
    offline[kind] = isJudged ? .judged : .left
    if !isJudged { problem = texts.problem(ofOffline: answer) }
    sendOffline()
  }

  /// A game that was taken offline was stored here, or could not be stored.
  mutating func receiveKept(_ answer: ServerAnswer, for purpose: StoringPurpose) {
    switch purpose {
    case .offline(let kind):
      offline[kind] = answer.isDone ? .here : .left
      if !answer.isDone { problem = texts.notStored }
      sendOffline()
    case .request(let request):
      guard case .opening(request) = plays else { return }
      guard answer.isDone else { return decline(ServerAnswer([])) }
      // The page now finds the game among its games. If the player has deleted it, the page deals everybody's game.
      plays = .declined(request)
      goOn(.again)
    }
  }

  /// Once all requests are settled, a screen reader announces the result.
  private mutating func sendOffline() {
    if offline.count(.underWay) == 0 {
      outbox.announcement(texts.cameOffline(offline.count(.here)))
    }
  }

  func spellOffline(in lines: inout OnlinePage) {
    lines.paragraph(texts.offlineMeaning)
    lines.paragraph(texts.offlineCost)
    if !offline.isUntouched || !problem.isEmpty {
      for kind in GameKind.allCases {
        lines.row(texts.name(of: kind), detail: texts.standing(offline[kind]))
      }
    }
    lines.note(problem)
    if offline.count(.left) + offline.count(.underWay) > 0 {
      lines.button(
        PlainText(ServerIntent.takeOffline.rawValue), texts.title(of: .takeOffline), isMain: true)
    }
    lines.button(PlainText(ServerIntent.rest.rawValue), texts.title(of: .rest), isMain: false)
  }
}

/// Why a game from the server is stored here.
enum StoringPurpose {
  /// The player takes the game offline.
  case offline(GameKind)
  /// The page asked for the game, and waits. The player took it offline on another device.
  case request(JudgedRequest)
}
