import Backend
import Games
import Hummingbird
import Library
import Words

/// Judged games: the server keeps the puzzle, and after each move reveals only what the player has earned.
extension BackendResponder {
  /// `POST /v1/plays`: the game of a day. All devices of the player get the same play.
  func openPlay(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-play")
    let day = Day(Array(try form.value("day").utf8)[...])
    let game = try form.value("game")
    let kind = GameKind.allCases.first { "\($0.keyword)" == game }
    let tag = try form.optionalValue("words") ?? "\(WordLanguage.english.tag)"
    let offline = try form.value("along")
    let withConsistentPuzzle = try form.wantsConsistentPuzzle()
    try form.finish()
    guard let day, let kind, let words = WordLanguage(tag: Array(tag.utf8)[...]),
      ["yes", "no"].contains(offline)
    else { throw Refusal.malformed }
    let (member, dealer, now) = (try call.member, try dealer, server.now())
    let (play, isNew) = try await server.write { store in
      try store.open(
        kind, of: day, in: words, offline: offline == "yes", by: member.player, dealtBy: dealer,
        withConsistentPuzzle: withConsistentPuzzle, at: now)
    }.orRefuse()
    if isNew { server.playClocks.note(play.id, moveCount: 0, at: server.clock.steady()) }
    return TextLines(play).response()
  }

  /// `GET /v1/plays/ID`: everything about a play that its player may see.
  func play(_ call: BackendCall) async throws -> Response {
    let (member, id) = (try call.member, try call.play)
    let play = try await server.work { try $0.shownPlay(id, of: member.player) }
    guard let play else { throw Refusal.notFound }
    return TextLines(play).response()
  }

  /// `POST /v1/plays/ID/moves`: judges moves. The answer is sent once the moves are durable.
  func judge(_ call: BackendCall) async throws -> Response {
    let arrival = Arrival(wall: server.now(), steady: server.clock.steady())
    let (member, id, books) = (try call.member, try call.play, try dealer.books)
    var form = try TextForm(call.body, "pastime-moves")
    let at = try form.value("at")
    let withConsistentPuzzle = try form.wantsConsistentPuzzle()
    var lines: [[UInt8]] = []
    while let move = try form.optionalValue("move") { lines.append(Array(move.utf8)) }
    try form.finish()
    guard let position = Int(at), position >= 0, "\(position)" == at else {
      throw Refusal.malformed
    }
    let sent = SentMoves(
      play: id, position: position, lines: lines, wantsConsistentPuzzle: withConsistentPuzzle)
    let server = server
    let taken = try await server.write { store in
      try store.take(
        sent, of: member.player, in: books, at: arrival, clocks: server.playClocks,
        now: server.now)
    }.orRefuse()
    if taken.new > 0 {
      server.playClocks.note(id, moveCount: taken.position, at: server.clock.steady())
    }
    if taken.new > 0, let race = taken.race { await server.raceNotifier.changed(race) }
    return TextLines(taken).response()
  }

  /// The dealer of this server.
  var dealer: Dealer {
    get throws(Refusal) {
      guard let dealer = server.configuration.dealer else { throw .notFound }
      return dealer
    }
  }
}

extension TextForm {
  /// Whether the next line requests the record with a consistent puzzle.
  mutating func wantsConsistentPuzzle() throws(Refusal) -> Bool {
    guard let value = try optionalValue("stand-in") else { return false }
    guard ["yes", "no"].contains(value) else { throw .malformed }
    return value == "yes"
  }
}

extension BackendCall {
  /// The ID of the play in the path.
  fileprivate var play: GameID {
    get throws(Refusal) {
      guard let id = GameID(Array(name.utf8)[...]) else { throw .notFound }
      return id
    }
  }
}

extension TextLines {
  /// Everything about a play that its player may see.
  init(_ play: ShownPlay) {
    self.init("pastime-play", count: play.moves.count)
    add("play", "\(play.id.text)")
    if let day = play.day { add("day", "\(day.text)") }
    add("game", "\(play.kind.keyword) \(play.rules)")
    add("options", text(play.options))
    add("along", play.isOffline ? "yes" : "no")
    add("opened", "\(play.opened.count)")
    add("commitment", play.commitment.hexadecimal)
    if !play.opening.isEmpty { add("shown", text(play.opening)) }
    add(play.moves)
    if let revealed = play.revealed { add(revealed) }
    if let consistentPuzzle = play.consistentPuzzle { add("stand-in", consistentPuzzle) }
  }

  /// The answer to moves.
  fileprivate init(_ taken: TakenMoves) {
    self.init("pastime-moves", count: taken.moves.count)
    add("at", "\(taken.position)")
    if taken.refused > 0 { add("refused", "\(taken.refused)") }
    add(taken.moves)
    if let consistentPuzzle = taken.consistentPuzzle { add("stand-in", consistentPuzzle) }
    if let after = taken.after { add("after", after) }
    if let revealed = taken.revealed { add(revealed) }
  }

  private mutating func add(_ moves: [JudgedMove]) {
    for move in moves {
      add("move", "\(move.time.count) \(text(move.move))")
      if !move.answer.isEmpty { add("answer", text(move.answer)) }
    }
  }

  /// A record consists of several lines, so it follows its size in bytes.
  private mutating func add(_ name: String, _ record: [UInt8]) {
    add(name, "\(record.count)")
    add(bytes: record)
  }

  private mutating func add(_ revealed: ShownPlay.Revealed) {
    add("salt", revealed.salt.hexadecimal)
    // The record comes last.
    add("record", revealed.record)
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

extension Result where Failure == PlayError {
  /// The result, or a refusal.
  fileprivate func orRefuse() throws(Refusal) -> Success {
    do throws(PlayError) { return try get() } catch {
      switch error {
      case .unknown: throw .notFound
      case .malformed: throw .malformed
      case .closed, .judged, .offline, .full, .elsewhere: throw .play(error)
      }
    }
  }
}

extension PlayError {
  /// The message for the page: the reason, followed by further data if the reason needs any.
  var message: String {
    switch self {
    case .unknown, .malformed: ""
    case .closed: "closed\n"
    case .judged: "judged\n"
    case .offline: "along\n"
    case .full: "full\n"
    case .elsewhere(let play): "elsewhere\n" + TextLines(play).string
    }
  }
}
