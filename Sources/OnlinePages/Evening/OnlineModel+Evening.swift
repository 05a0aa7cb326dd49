import ByteStrings
import Circles
import Games
import Library

extension OnlineModel {
  /// Does what the players of an evening ask for.
  mutating func act(_ action: EveningAction, of name: PlainText, _ entered: PlainText) {
    problem = ""
    awaited = 0
    // Once a game is no longer part of the evening, no strip leads back from it.
    if action == .skip || action == .leave || action == .end, !evening.game.isEmpty {
      outbox.strip("", above: "", leadingTo: "")
    }
    switch action {
    case .open:
      // Another page of this browser may have continued the evening.
      ask(.readEvening)
    case .welcome: welcome(entered)
    case .takeOut: change { $0.takeOut(Int((try? decimal(Array(name.utf8)[...])) ?? -1)) }
    case .toggle: if let kind = GameKind(spelled: name) { change { $0.toggle(kind) } }
    case .begin:
      // The main button is also what Enter presses, after a name as well.
      if entered.isEmpty { change { $0.begin() } } else { welcome(entered) }
    case .play: play()
    case .more: step = .evening(.more)
    case .skip: change { $0.end(turnWith: 0) }
    case .askToLeave: step = .evening(.leaving)
    case .leave: change { $0.leave() }
    case .rematch: change { $0.rematch() }
    case .askToEnd: step = .evening(.ending)
    case .end: change { $0.turn == nil ? $0.startOver() : $0.finish() }
    }
    switch action {
    case .begin, .skip, .leave, .rematch, .end:
      step = .evening(evening.rounds.isEmpty ? .players : .turn)
    default: break
    }
  }

  /// Takes the stored evening. If none is stored, the evening continues as it is known here.
  mutating func receiveEvening(_ answer: ServerAnswer) {
    if let kept = Evening(answer) { evening = kept }
    if let end = endBefore {
      endBefore = nil
      receiveEnd(end.outcome, end.record)
    }
    guard isTogether else {
      if !evening.game.isEmpty {
        leadsToEvening = true
        announceTurn()
      }
      return
    }
    leadsToEvening = false
    step = .evening(evening.rounds.isEmpty ? .players : .turn)
  }

  /// The page has dealt the game of the current turn.
  mutating func receiveDeal(_ id: PlainText) {
    change { $0.deal(id) }
    announceTurn()
  }

  /// Shows the current turn in the strip above the game.
  private mutating func announceTurn() {
    guard let turn = evening.turn else { return }
    let round = texts.round(turn.round + 1, of: evening.rounds.count)
    let name = evening.players[turn.player].name
    outbox.strip("\(name) · \(round)", above: evening.game, leadingTo: Self.eveningAddress)
  }

  /// The page from which an evening continues.
  private static var eveningAddress: PlainText { "#/pair/together" }

  /// The game in the foreground is over.
  /// - Parameters:
  ///   - outcome: such as `won 4`: whether the goal was reached, and the points.
  ///   - record: the record of the game.
  mutating func receiveEnd(_ outcome: PlainText, _ record: PlainText) {
    if evening.rounds.isEmpty { endBefore = (outcome, record) }
    let head = GameHead(record)
    let words = ServerAnswer.words(outcome, 2)
    guard !evening.game.isEmpty, head.id.hasSameBytes(as: evening.game), let turn = evening.turn,
      words.count == 2, let score = words[1].signedNumber,
      let result = try? DayResult(
        evening.rounds[turn.round].kind, isWon: words[0].isSpelled("won"), score: score,
        puzzle: head.puzzle)
    else { return }
    let name = evening.players[turn.player].name
    change { $0.end(turnWith: result.stars, outcome) }
    let ended = texts.ended(name, stars: result.stars)
    outbox.toast(ended)
    let next = evening.turn.map {
      texts.next(evening.players[$0.player].name, beginsRound: evening.beginsRound)
    }
    outbox.strip(
      ended, above: head.id, leadingTo: Self.eveningAddress, next: next ?? texts.whoWon,
      stars: texts.drawn(stars: result.stars),
      goal: texts.goal(of: result))
  }

  private mutating func welcome(_ typed: PlainText) {
    if let refusal = evening.welcome(typed) {
      problem = texts.sentence(for: refusal)
      return
    }
    outbox.value("")
    ask(.keepEvening, evening.row)
  }

  private mutating func play() {
    guard let turn = evening.turn else { return }
    leadsToEvening = true
    let kind = PlainText(evening.rounds[turn.round].kind.keyword)
    if !evening.game.isEmpty { announceTurn() }
    outbox.go(to: evening.game.isEmpty ? "/\(kind)" : "/\(kind)/\(evening.game)")
  }

  /// Changes the evening, and stores it.
  private mutating func change(_ change: (inout Evening) -> Void) {
    change(&evening)
    ask(.keepEvening, evening.row)
  }
}
