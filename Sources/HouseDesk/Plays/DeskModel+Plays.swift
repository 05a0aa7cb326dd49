import ByteStrings

/// Judged games (docs/judging.md): the page asks before it goes on, and does what the player did again once the
/// judge has answered, on a stand-in that shows what he said.
extension DeskModel {
  /// After how many milliseconds without an answer the game of everybody is played in the place of the house's,
  /// and a judge is asked again.
  private static var patience: Int32 { 4_000 }

  /// After how many milliseconds without an answer a screen reader says that the house is asked: nothing else
  /// tells that the key was heard.
  private static var silence: Int32 { 1_000 }

  /// After how many milliseconds a judge is asked again who could not be reached.
  private static var pause: Int32 { 2_000 }

  /// The page asks.
  /// - Parameter text: the tag of its language, and on the next line a `JudgedQuestion`.
  /// - Returns: whether it goes on, and what is to be done.
  public mutating func judge(_ text: [UInt8]) -> (reply: JudgedReply, effects: [DeskEffect]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard lines.count == 2, let question = JudgedQuestion(lines[1]) else { return (.proceed, []) }
    guard waiting.allows(question) else { return (.refuse, []) }
    surroundings.language = DeskLanguage(tag: lines[0])
    switch (plays, question) {
    case (.declined(let declined), _) where declined == question:
      plays = .quiet
      return (.proceed, [])
    case (.judged(let judged), .move(let move)) where judged == move:
      plays = .quiet
      if !isEnded { recordAfter = [] }
      return (.proceed, [])
    // Whoever waits for a house that does not answer can play what needs none.
    case (.judging(_, .late), .game): return (.proceed, [])
    case (.quiet, .game(let day, let keyword)):
      plays = .opening(question)
      let game = "day \(PlainText(utf8: day))\ngame \(PlainText(utf8: keyword))\n" as PlainText
      ask(.play(question), "pastime-play 1\n\(game)along no\nstand-in yes\n")
      retry(after: Self.patience)
    case (.quiet, .move(let move)):
      plays = .judging(move, .short)
      send(move)
      retry(after: Self.silence)
    default:
      if waiting.contains(question) { return (.refuse, []) }
      return (.wait(waiting.add(question, isAsked: false)), [])
    }
    return (.wait(waiting.add(question, isAsked: true)), takeEffects())
  }

  /// The question whose turn it was has been repeated, or could not be because its screen has ended. A move that was
  /// judged and not made then is shown as one from another device; the next question has its turn.
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

  /// The house did not answer in time.
  mutating func loseTime() {
    switch plays {
    case .opening: decline(HouseAnswer([]))
    case .judging(let move, .short):
      news.announcement(texts.houseIsAsked)
      plays = .judging(move, .announced)
      retry(after: Self.patience - Self.silence)
    case .judging(let move, let silence):
      tellLate(move, after: silence)
      send(move)
    case .quiet, .declined, .judged: break
    }
  }

  /// The house opened the game of a day, or did not.
  mutating func receivePlay(_ answer: HouseAnswer, to question: JudgedQuestion) {
    guard case .opening(question) = plays else { return }
    guard answer.isDone, let record = answer.section("stand-in") ?? answer.section("record") else {
      return decline(answer)
    }
    // It was taken along on another device.
    if answer["along"]?.isSpelled("yes") == true, let play = answer["play"] {
      return ask(.keepPlay(play, .question(question)), PlainText(utf8: record))
    }
    plays = .quiet
    show([UInt8(ascii: "+")] + record)
    goOn(.givenUp)
  }

  /// The house judged a move, or did not.
  mutating func receiveMove(_ answer: HouseAnswer, to asked: JudgedMove) {
    guard case .judging(let move, let silence) = plays, move == asked else { return }
    let standIn = answer.section("stand-in")
    if answer.isDone, let standIn, answer["refused"] == nil {
      plays = .judged(move)
      let record = answer.section("record")
      isEnded = record != nil
      recordAfter = record ?? answer.section("after") ?? []
      show(standIn)
      return goOn(isEnded ? .ended : .again)
    }
    // Somebody else may answer in the place of a house.
    let isFinal = answer["pastime-moves"] != nil || (400..<500).contains(answer.status)
    if isFinal, answer.status != 429 {
      plays = .quiet
      if let record = standIn ?? answer.section("record") { show(record) }
      news.message(texts.notJudged(answer))
      return goOn(.givenUp)
    }
    tellLate(move, after: silence)
    retry(after: Self.pause)
  }

  private mutating func tellLate(_ move: JudgedMove, after silence: Silence) {
    if silence != .late { news.message(texts.moveWaits) }
    plays = .judging(move, .late)
  }

  mutating func decline(_ answer: HouseAnswer) {
    guard case .opening(let question) = plays else { return }
    plays = .declined(question)
    // A house that deals nothing, or not of that day, is no news.
    if answer.status == 0 { news.message(texts.everybodysFive) }
    goOn(.again)
  }

  private mutating func send(_ move: JudgedMove) {
    retry(after: Self.patience)
    ask(
      .moves(move),
      "pastime-moves 1\nat \(move.position)\nstand-in yes\nmove \(PlainText(utf8: move.line))\n")
  }
}
