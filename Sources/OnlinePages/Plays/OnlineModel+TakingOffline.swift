import ByteStrings
import Games
import Library

/// The day's five for where there is no network (docs/judging.md): the server tells their puzzles, and does not
/// judge them any more. From then on they are games of this device like all others.
extension OnlineModel {
  /// Asks for each of today's five that is not here yet.
  mutating func takeOffline() {
    for kind in GameKind.allCases where offline[kind] == .left {
      offline[kind] = .underWay
      let game: PlainText = "day \(surroundings.today.text)\ngame \(PlainText(kind.keyword))\n"
      ask(.takeOffline(kind), "pastime-play 1\n\(game)along yes\n")
    }
  }

  /// The server gave a puzzle away, or did not.
  mutating func receiveOffline(_ answer: ServerAnswer, of kind: GameKind) {
    if answer.isDone, let play = answer["play"], let record = answer.section("record") {
      return ask(.keepPlay(play, .offline(kind)), PlainText(utf8: record))
    }
    let isJudged = answer["judged"] != nil
    offline[kind] = isJudged ? .judged : .left
    if !isJudged { problem = texts.problem(ofOffline: answer) }
    sendOffline()
  }

  /// A game that was taken along was stored here, or could not be.
  mutating func receiveKept(_ answer: ServerAnswer, for purpose: StoringPurpose) {
    switch purpose {
    case .offline(let kind):
      offline[kind] = answer.isDone ? .here : .left
      if !answer.isDone { problem = texts.notStored }
      sendOffline()
    case .request(let request):
      guard case .opening(request) = plays else { return }
      guard answer.isDone else { return decline(ServerAnswer([])) }
      // The page finds it among its games now. Where the player has deleted it, there is everybody's.
      plays = .declined(request)
      goOn(.again)
    }
  }

  /// Once all is settled, a screen reader says what came of it.
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
        PlainText(ServerIntent.takeOffline.word), texts.title(of: .takeOffline), isMain: true)
    }
    lines.button(PlainText(ServerIntent.rest.word), texts.title(of: .rest), isMain: false)
  }
}

/// Why a game is stored here as the server told it.
enum StoringPurpose {
  /// The player takes it along.
  case offline(GameKind)
  /// The page asked for it, and waits; the player took it along on another device.
  case request(JudgedRequest)
}
