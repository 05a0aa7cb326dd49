import ByteStrings

extension OnlineModel {
  /// Handles an answer about races.
  mutating func receive(_ answer: ServerAnswer, to request: RaceRequest) {
    switch request {
    case .play: return receiveOwnPlay(answer)
    case .look(isArrival: false):
      if answer.isDone { seeAgain(answer) } else if answer.status == 404 { loseRace() }
      return
    default: break
    }
    guard leadsOn else { return }
    guard answer.isDone else { return fail(request, answer) }
    switch request {
    case .leave:
      forgetRace()
      rememberPerson(in: "")
      rest()
      outbox.toast(texts.leftRace)
    case .watch(let seat):
      races.watched = answer.moves
      races.watchedPlay = FinishedPlay(answer)
      if step.racePlace != nil { go(toRace: .watching(seat)) }
    default: arrive(at: answer)
    }
  }

  /// The server sent the state of a race that the player came to.
  private mutating func arrive(at answer: ServerAnswer) {
    guard let race = SeenRace(answer) else { return problem = texts.noRace }
    if races.race?.id.hasSameBytes(as: race.id) != true {
      forgetRace()
      races.race = race
    }
    seeAgain(answer)
    guard let race = races.race else { return }
    races.invitation = race.id
    if let own = race.own, !own.hasLeft, !races.remembered.hasSameBytes(as: race.id) {
      draft.name = own.name
      rememberPerson(in: race.id)
    }
    // A player who is elsewhere by now stays there.
    guard step.racePlace != nil else { return }
    go(toRace: race.own == nil && race.stage == .gathering ? .name : .race)
  }

  /// The server no longer has this race.
  private mutating func loseRace() {
    guard let race = races.race else { return }
    forgetRace()
    if races.remembered.hasSameBytes(as: race.id) { rememberPerson(in: "") }
    guard step.racePlace != nil else { return }
    races.invitation = race.id
    problem = texts.noRace
    go(toRace: .choice)
  }

  /// The player's own play was opened, or cannot be opened yet.
  private mutating func receiveOwnPlay(_ answer: ServerAnswer) {
    races.isOpening = false
    if answer.isDone, let record = answer.section("stand-in") ?? answer.section("record") {
      races.race?.open(answer["play"] ?? "")
      if step.racePlace != nil { problem = "" }
      sendStrip()
      return show([UInt8(ascii: "+")] + record)
    }
    // The clocks differ, so the play is requested until the server opens it.
    if answer["too-early"] != nil { return tick(after: 250) }
    if step.racePlace != nil { problem = raceProblem(answer) }
    // The request may also have no answer.
    if answer.status == 0 || answer.status >= 500 { tick(after: 2_000) }
  }

  /// Why a request about the race failed.
  func raceProblem(_ answer: ServerAnswer) -> PlainText {
    let race = races.race
    let host = race?.host.flatMap { race?.people[$0].name } ?? ""
    return texts.problem(ofRace: answer, host: host)
  }

  /// Shows why a step failed, at the step whose input caused it.
  private mutating func fail(_ request: RaceRequest, _ answer: ServerAnswer) {
    problem = raceProblem(answer)
    switch request {
    case .look where answer.status == 404:
      if races.race?.id.hasSameBytes(as: races.invitation) == true { loseRace() }
    case .rematch where answer["under-way"] != nil && races.race?.next.isEmpty == false:
      problem = ""
      comeTo(races.race?.next ?? "")
    // Another player was quicker. The page shows what they did.
    case .start, .rematch, .watch: look(isArrival: false)
    case .join where answer["under-way"] != nil: look(isArrival: true)
    default: break
    }
  }
}
