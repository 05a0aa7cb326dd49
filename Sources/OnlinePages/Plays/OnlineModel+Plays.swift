import ByteStrings
import Games
import Words

/// Judged games (docs/judging.md). The page asks before it proceeds. Once the judge has answered, the page repeats
/// the player's action on a consistent puzzle that shows the judge's answer.
extension OnlineModel {
  /// The time in milliseconds without an answer after which the player gets everybody's game instead of the server's,
  /// or the judge is asked again.
  private static var patience: Int32 { 4_000 }

  /// The time in milliseconds without an answer after which a screen reader announces that the server is asked.
  /// Nothing else shows that the key was received.
  private static var silence: Int32 { 1_000 }

  /// The time in milliseconds after which a judge who could not be reached is asked again.
  private static var pause: Int32 { 2_000 }

  /// The page asks a question.
  /// - Parameter text: a `JudgedRequest`.
  /// - Returns: the reply to the page, and the effects to perform.
  public mutating func judge(_ text: [UInt8]) -> (reply: JudgedReply, effects: [OnlineEffect]) {
    guard let request = JudgedRequest(text[...]) else { return (.proceed, []) }
    guard waiting.allows(request) else { return (.refuse, []) }
    switch (plays, request) {
    case (.declined(let declined), _) where declined == request:
      plays = .quiet
      return (.proceed, [])
    case (.judged(let judged), .move(let move)) where judged == move:
      plays = .quiet
      if !isEnded { recordAfter = [] }
      return (.proceed, [])
    // While a server does not answer, the player can play games that need no server.
    case (.judging(_, .late), .game): return (.proceed, [])
    case (.quiet, .game(let day, let kind, let words)):
      plays = .opening(request)
      let opening = opening(kind, of: PlainText(utf8: day), in: words)
      ask(.play(request), "\(opening)along no\nstand-in yes\n")
      retry(after: Self.patience)
    case (.quiet, .move(let move)):
      plays = .judging(move, .short)
      send(move)
      retry(after: Self.silence)
    default:
      if waiting.contains(request) { return (.refuse, []) }
      return (.wait(waiting.add(request, isAsked: false)), [])
    }
    return (.wait(waiting.add(request, isAsked: true)), takeEffects())
  }

  /// The first lines of a request for the game of a day. They name the language only where it matters, since an earlier
  /// version of a server does not know that line.
  func opening(_ kind: GameKind, of day: PlainText, in words: WordLanguage) -> PlainText {
    let game: PlainText = "pastime-play 1\nday \(day)\ngame \(PlainText(kind.keyword))\n"
    return kind.hasWords && words != .english
      ? "\(game)words \(PlainText(words.tag))\n" : game
  }

  /// The page has repeated the question whose turn it was, or could not because its screen has ended. If the judged
  /// move was not made then, it is shown like a move from another device. Then the next question has its turn.
  mutating func repeated() {
    waiting.endRepeating()
    if !recordAfter.isEmpty { show(recordAfter) }
    recordAfter = []
    switch plays {
    case .judged, .declined: plays = .quiet
    case .quiet, .opening, .judging: break
    }
    if case .quiet = plays { goOn(.again) }
  }

  /// The server did not answer in time.
  mutating func loseTime() {
    switch plays {
    case .opening: decline(ServerAnswer([]))
    case .judging(let move, .short):
      outbox.announcement(texts.serverIsAsked)
      plays = .judging(move, .announced)
      retry(after: Self.patience - Self.silence)
    case .judging(let move, let silence):
      sendLate(move, after: silence)
      send(move)
    case .quiet, .declined, .judged: break
    }
  }

  /// The server opened the game of a day, or did not.
  mutating func receivePlay(_ answer: ServerAnswer, to request: JudgedRequest) {
    guard case .opening(request) = plays else { return }
    guard answer.isDone, let record = answer.section("stand-in") ?? answer.section("record") else {
      return decline(answer)
    }
    // The player took this game offline on another device.
    if answer["along"]?.isSpelled("yes") == true, let play = answer["play"] {
      return ask(.keepPlay(play, .request(request)), PlainText(utf8: record))
    }
    plays = .quiet
    show([UInt8(ascii: "+")] + record)
    goOn(.givenUp)
  }

  /// The server judged a move, or did not.
  mutating func receiveMove(_ answer: ServerAnswer, to asked: JudgedMove) {
    guard case .judging(let move, let silence) = plays, move == asked else { return }
    let consistentPuzzle = answer.section("stand-in")
    if answer.isDone, let consistentPuzzle, answer["refused"] == nil {
      plays = .judged(move)
      let record = answer.section("record")
      isEnded = record != nil
      recordAfter = record ?? answer.section("after") ?? []
      show(consistentPuzzle)
      return goOn(isEnded ? .ended : .again)
    }
    // Something else may answer in the place of a server.
    let isFinal = answer["pastime-moves"] != nil || (400..<500).contains(answer.status)
    if isFinal, answer.status != 429 {
      plays = .quiet
      if let record = consistentPuzzle ?? answer.section("record") { show(record) }
      outbox.message(texts.notJudged(answer))
      return goOn(.givenUp)
    }
    sendLate(move, after: silence)
    retry(after: Self.pause)
  }

  private mutating func sendLate(_ move: JudgedMove, after silence: Silence) {
    if silence != .late { outbox.message(texts.moveWaits) }
    plays = .judging(move, .late)
  }

  mutating func decline(_ answer: ServerAnswer) {
    guard case .opening(let request) = plays else { return }
    plays = .declined(request)
    // If a server deals no games, or none for that day, there is no message.
    if answer.status == 0 { outbox.message(texts.everybodysFive) }
    goOn(.again)
  }

  private mutating func send(_ move: JudgedMove) {
    retry(after: Self.patience)
    ask(
      .moves(move),
      "pastime-moves 1\nat \(move.position)\nstand-in yes\nmove \(PlainText(utf8: move.line))\n")
  }
}
