import ByteStrings

/// The course of a race: the events from the server, the countdown, and the strip above the game.
extension OnlineModel {
  /// The server sent an event of the followed race, `news NUMBER TIME …`, or `stage running TIME`. An empty text
  /// means that the server is to be asked, because the page slept, or because nothing arrived for a long time.
  mutating func hear(_ text: [UInt8]) {
    guard let race = races.race else { return }
    let words = ServerAnswer.words(PlainText(utf8: text), 8)
    guard words.count > 1, words[0].isSpelled("news") else {
      let isBegun = words.count > 1 && words[1].isSpelled("running")
      return isBegun ? begin() : look(isArrival: false)
    }
    // The events in between are requested.
    if words[1].number > Int64(race.count + 1) { return look(isArrival: false) }
    guard let notice = races.race?.take(event: Array(words[1...])) else { return }
    tell(notice)
    settleRace(isCounted: false)
  }

  /// Asks for the state of the race.
  mutating func look(isArrival: Bool) {
    guard let race = races.race else { return }
    let request = ServerRequest.races(
      .look(isArrival: isArrival), path: "races/\(race.id)?since=\(race.count)")
    if isArrival { proceed(by: request) } else { ask(request) }
  }

  /// Takes the state of the race.
  mutating func seeAgain(_ answer: ServerAnswer) {
    guard races.race?.id.hasSameBytes(as: answer["race"] ?? "") == true else { return }
    let isNew = races.race?.count == 0
    let notices = races.race?.take(answer) ?? []
    // What happened before the player came is not announced.
    if !isNew { for notice in notices { tell(notice) } }
    settleRace(isCounted: true)
  }

  /// Drops the race, before another race or none.
  mutating func forgetRace() {
    races.race = nil
    races.mayStart = false
    races.secondsLeft = 0
    tick(after: nil)
    follow("")
    sendStrip()
  }

  /// Applies what follows from the state of the race.
  /// - Parameter isCounted: whether the server has just said how long it takes until the race begins.
  private mutating func settleRace(isCounted: Bool) {
    guard let race = races.race else { return }
    switch race.stage {
    case .gathering:
      if let end = race.patienceEnd, !races.mayStart, isCounted {
        tick(after: Int32(clamping: max(end - race.now, 1)))
      }
    case .countdown(let milliseconds):
      if races.secondsLeft == 0 || isCounted { count(down: milliseconds) }
    case .running, .over: races.secondsLeft = 0
    }
    followRace()
    sendStrip()
  }

  /// Follows the race as long as anything may happen. After its end a player may want another race.
  mutating func followRace() {
    guard let race = races.race else { return }
    let isDone = race.stage == .over && !(isLookedAt && race.next.isEmpty)
    if races.isFollowed == isDone { follow(isDone ? "" : "races/\(race.id)/events") }
  }

  private mutating func count(down milliseconds: Int32) {
    if races.secondsLeft == 0 {
      outbox.announcement(texts.begins)
      if !isLookedAt { outbox.message(texts.begins) }
    }
    races.secondsLeft = max((milliseconds + 999) / 1_000, 1)
    tick(after: max(milliseconds - (races.secondsLeft - 1) * 1_000, 1))
  }

  /// The timer for the race has fired.
  mutating func ticked() {
    guard let race = races.race else { return }
    switch race.stage {
    case .gathering: races.mayStart = true
    case .countdown:
      races.secondsLeft -= 1
      if races.secondsLeft > 0 { tick(after: 1_000) } else { begin() }
    // The play was not there yet.
    case .running: if race.play.isEmpty { openOwnPlay() }
    case .over: break
    }
  }

  /// The race has started. A player who takes part is taken to the puzzle.
  private mutating func begin() {
    guard let race = races.race, race.stage != .over else { return }
    races.race?.run()
    races.secondsLeft = 0
    if race.own?.isRacing == true, race.play.isEmpty { openOwnPlay() }
  }

  /// Announces what matters to players who do not see it: who comes, goes or has finished, but not each move.
  private mutating func tell(_ notice: SeenRace.Notice) {
    guard let race = races.race else { return }
    switch notice {
    case .begins: break
    case .advanced(let seat):
      if step.racePlace == .watching(seat) {
        proceed(by: .races(.watch(seat), path: "races/\(race.id)/racers/\(seat)"))
      }
    case .joined(let seat), .finished(let seat), .left(let seat), .wantsRematch(let seat):
      if seat != race.seat { outbox.announcement(texts.says(notice, race.people[seat].name)) }
    }
  }

  /// Shows the state of the others in the strip above the player's own game.
  mutating func sendStrip() {
    let race = races.race
    let play = race?.play ?? ""
    let text = race.map { texts.strip(of: $0) } ?? ""
    if play.isEmpty ? races.strip.isEmpty : text.hasSameBytes(as: races.strip) { return }
    races.strip = play.isEmpty ? "" : text
    outbox.strip(text, above: play, leadingTo: raceAddress)
  }
}
