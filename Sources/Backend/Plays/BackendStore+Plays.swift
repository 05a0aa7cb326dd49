import Games
import Judging
import Library
import Races
import Sync
import Words

/// The rules of judged games: the same for every kind of database.
extension BackendStore {
  /// Opens the game of a day for a player, or finds it again: a player has one play of it on all devices, in the
  /// language in which they opened it first.
  /// - Parameters:
  ///   - words: the language of the words, if it is a game of words.
  ///   - isOffline: whether the puzzle is taken offline: then it is revealed and nothing is judged. This is never
  ///     undone.
  ///   - withConsistentPuzzle: whether the caller wants the record on a consistent puzzle.
  /// - Returns: the play, and whether it is new.
  public func open(
    _ kind: GameKind, of day: Day, in words: WordLanguage, offline isOffline: Bool,
    by player: PlayerID, dealtBy dealer: Dealer, withConsistentPuzzle: Bool = false,
    at now: WallTime
  ) throws(StoreError) -> Result<(play: ShownPlay, isNew: Bool), PlayError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      let deals = try transaction.deals(of: kind, on: day)
      for deal in deals {
        guard let play = try transaction.play(.deal(deal.id), of: player) else { continue }
        if isOffline, !play.isOffline { return .failure(.judged) }
        return .success(
          (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), false))
      }
      guard day.isSomewhere(at: now) else { return .failure(.closed) }
      let deal =
        try deals.dealt(in: words, of: kind)
        ?? dealt(kind, on: day, in: words, by: dealer, transaction)
      let random = UInt64.random(in: .min ... .max)
      let play = KeptPlay(
        id: day.identity(random), deal: deal, player: player, isOffline: isOffline, opened: now)
      try transaction.insert(play)
      return .success(
        (try shown(play, withConsistentPuzzle: withConsistentPuzzle, transaction), true))
    }
  }

  /// Everything that a player may see of a play; nil if the player has no such play.
  public func shownPlay(_ id: GameID, of player: PlayerID) throws(StoreError) -> ShownPlay? {
    try look { transaction in
      guard let play = try transaction.play(.id(id), of: player) else { return nil }
      return try shown(play, withConsistentPuzzle: false, transaction)
    }
  }

  /// Judges moves of a play. Moves that were judged before get the same answers, however often they are sent. The
  /// result is durable when this method returns, and is not revealed to anyone earlier.
  /// - Parameters:
  ///   - books: the lists against which the player's input is checked.
  ///   - arrival: when the moves arrived.
  ///   - clocks: when the earlier answers were sent.
  ///   - now: returns the wall-clock time; called when the answer is about to be sent.
  public func take(
    _ sent: SentMoves, of player: PlayerID, in books: BackendBooks, at arrival: Arrival,
    clocks: PlayClocks, now: () -> WallTime
  ) throws(StoreError) -> Result<TakenMoves, PlayError> {
    let (result, stored) = try transaction { transaction in
      try take(sent, of: player, in: books, at: arrival, clocks, now, transaction)
    }
    // Only a stored state may be cached, so this waits until the transaction has ended.
    if let stored { keep(stored) }
    return result
  }

  /// - Returns: the result, and the state of the play afterwards; nil if nothing was judged.
  private func take(
    _ sent: SentMoves, of player: PlayerID, in books: BackendBooks, at arrival: Arrival,
    _ clocks: PlayClocks, _ now: () -> WallTime, _ transaction: some BackendTransaction
  ) throws -> (Result<TakenMoves, PlayError>, PlayState?) {
    guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
    guard let play = try transaction.play(.id(sent.play), of: player) else {
      return (.failure(.unknown), nil)
    }
    if play.isOffline { return (.failure(.offline), nil) }
    var state = try state(of: play, transaction)
    let count = state.count
    var race = try transaction.race(of: play, runningGames)
    let time = state.time(at: arrival, clocks, isRaced: race != nil)
    let verdict: (moves: [JudgedMove], refused: Int, new: Int)
    do throws(PlayRefusal) {
      verdict = try state.running.take(
        sent.lines, at: sent.position, time: time, wallOffset: arrival.wall - play.opened,
        in: books)
    } catch {
      switch error {
      case .tooMany, .unreadable: return (.failure(.malformed), nil)
      case .elsewhere:
        let shown = ShownPlay(play, state.running, withConsistentPuzzle: sent.wantsConsistentPuzzle)
        return (.failure(.elsewhere(shown)), nil)
      }
    }
    if verdict.new > 0 {
      guard play.deal.isOpen(at: arrival.wall) else { return (.failure(.closed), nil) }
      guard state.count <= state.running.mostMoves ?? .max else { return (.failure(.full), nil) }
      let new = verdict.moves.suffix(verdict.new).enumerated().map { index, move in
        KeptMove(
          number: count + index, move: move.move, answer: move.answer, time: move.time,
          got: arrival.wall, sent: now())
      }
      state.last = new.last
      let result = state.running.result(after: state.last)
      do throws(RaceRefusal) {
        // An opened play proves that the race had begun, whatever the clock of the server says now.
        try race?.take(state.running, result, of: player, at: max(arrival.wall, play.opened))
      } catch {
        return (.failure(.closed), nil)
      }
      try transaction.insert(new, of: play.id)
      if let result { try transaction.end(play.id, with: result) }
      try race?.save(by: transaction)
    }
    return (.success(state.taken(sent, verdict, race: race?.kept.id)), state)
  }

  private func dealt(
    _ kind: GameKind, on day: Day, in words: WordLanguage, by dealer: Dealer,
    _ transaction: some BackendTransaction
  ) throws -> Deal {
    guard let deal = dealer.deal(kind, on: day, in: words) else { throw StoreError.unavailable }
    try transaction.insert(deal)
    // Another server may have been faster. Then its deal counts.
    let deals = try transaction.deals(of: kind, on: day)
    guard let kept = deals.dealt(in: words, of: kind) else { throw StoreError.unavailable }
    return kept
  }

  /// A play with everything that its player may see of it.
  func shown(
    _ play: KeptPlay, withConsistentPuzzle: Bool, _ transaction: some BackendTransaction
  ) throws -> ShownPlay {
    ShownPlay(
      play, try state(of: play, transaction).running, withConsistentPuzzle: withConsistentPuzzle)
  }
}

extension [Deal] {
  /// The deal with words of a language. A game without words has one deal for all.
  fileprivate func dealt(in words: WordLanguage, of kind: GameKind) -> Deal? {
    first { !kind.hasWords || $0.words == words }
  }
}

extension PlayState {
  /// The time of play at which moves that arrive now count.
  ///
  /// Network delay is not deducted: it cannot be measured behind a proxy, and times that a device reports are not
  /// trusted.
  /// - Parameter isRaced: whether time runs from the deal in any case: a racer gets no free time to think.
  fileprivate func time(at arrival: Arrival, _ clocks: PlayClocks, isRaced: Bool) -> PlayTime {
    if last == nil, !running.runsFromDeal, !isRaced { return .zero }
    let elapsed =
      clocks.elapsed(play.id, moveCount: count, at: arrival.steady)
      ?? (arrival.wall - (last?.sent ?? play.opened))
    return PlayTime(after: last?.time ?? .zero, elapsed: elapsed)
  }

  /// The answer to moves that were sent.
  fileprivate mutating func taken(
    _ sent: SentMoves, _ verdict: (moves: [JudgedMove], refused: Int, new: Int), race: RaceID?
  ) -> TakenMoves {
    let position = sent.position + verdict.moves.count
    return TakenMoves(
      moves: verdict.moves, position: position, refused: verdict.refused, new: verdict.new,
      revealed: ShownPlay.Revealed(play, running),
      consistentPuzzle: sent.wantsConsistentPuzzle
        ? running.consistentPuzzle(after: sent.position) : nil,
      after: sent.wantsConsistentPuzzle ? running.consistentPuzzle(after: position) : nil,
      race: verdict.new > 0 ? race : nil)
  }
}

extension RunningPlay {
  /// How it ended, derived from the deal and the moves; nil if it is not over.
  func result(after last: KeptMove?) -> PlayResult? {
    guard outcome.isOver, let last else { return nil }
    return PlayResult(ended: last.got, isWon: outcome == .won, score: score, time: last.time)
  }
}
