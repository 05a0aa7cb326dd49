import ByteStrings

/// A race that goes on by itself: what the server tells of it, the countdown, and what stands above the game.
extension OnlineModel {
  /// The server told news of the race that is followed: `news NUMBER TIME …`, or `stage running TIME`. Without a
  /// word it is to be asked, and when its time is up: the page slept, or nothing was heard for long.
  mutating func hear(_ text: [UInt8]) {
    guard let race = races.race else { return }
    let words = ServerAnswer.words(PlainText(utf8: text), 8)
    guard words.count > 1, words[0].isSpelled("news") else {
      let isBegun = words.count > 1 && words[1].isSpelled("running")
      return isBegun ? begin() : look(isArrival: false)
    }
    // What lies between is asked for.
    if words[1].number > Int64(race.count + 1) { return look(isArrival: false) }
    guard let notice = races.race?.take(events: Array(words[1...])) else { return }
    tell(notice)
    settleRace(isCounted: false)
  }

  /// Asks how the race stands.
  mutating func look(isArrival: Bool) {
    guard let race = races.race else { return }
    let request = ServerRequest.races(
      .look(isArrival: isArrival), path: "races/\(race.id)?since=\(race.count)")
    if isArrival { proceed(by: request) } else { ask(request) }
  }

  /// Takes in how the race stands.
  mutating func seeAgain(_ answer: ServerAnswer) {
    guard races.race?.id.hasSameBytes(as: answer["race"] ?? "") == true else { return }
    let isNew = races.race?.count == 0
    let notices = races.race?.take(answer) ?? []
    // What was before one came is no news.
    if !isNew { for notice in notices { tell(notice) } }
    settleRace(isCounted: true)
  }

  /// The race is another one, or none.
  mutating func forgetRace() {
    races.race = nil
    races.mayStart = false
    races.secondsLeft = 0
    tick(after: nil)
    follow("")
    sendStrip()
  }

  /// Brings in order what follows from how the race stands.
  /// - Parameter isCounted: whether the server has just said how long it takes until it begins.
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

  /// Follows the race for as long as anything may happen: after its end somebody may want another one.
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

  /// The time that was set for the race has come.
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

  /// The puzzle is there: whoever races is taken to it.
  private mutating func begin() {
    guard let race = races.race, race.stage != .over else { return }
    races.race?.run()
    races.secondsLeft = 0
    if race.own?.isRacing == true, race.play.isEmpty { openOwnPlay() }
  }

  /// Says what matters to whoever does not see it: who comes and goes, and who has finished, not each move.
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

  /// Says above the own game how the others stand.
  mutating func sendStrip() {
    let race = races.race
    let play = race?.play ?? ""
    let text = race.map { texts.strip(of: $0) } ?? ""
    if play.isEmpty ? races.strip.isEmpty : text.hasSameBytes(as: races.strip) { return }
    races.strip = play.isEmpty ? "" : text
    outbox.strip(text, above: play, leadingTo: raceAddress)
  }
}
