import ByteStrings
import Circles
import Games

/// The pages of races, as lines: sentences, choices, fields, the reason of a failure, and buttons.
extension OnlineModel {
  func spell(_ place: RacePlace, in lines: inout OnlinePage) {
    switch place {
    case .choice: spellChoice(in: &lines)
    case .name: spellName(in: &lines)
    case .race: if let race = races.race { spell(race, in: &lines) }
    case .watching(let seat): if let race = races.race { spell(race, watching: seat, in: &lines) }
    }
    offer(.back, in: &lines)
  }

  private func spellChoice(in lines: inout OnlinePage) {
    lines.heading(texts.race)
    // A race that came by a link is being looked up.
    guard races.invitation.isEmpty else {
      lines.note(problem)
      if problem.isEmpty || problem.hasSameBytes(as: texts.noRace) { return }
      return lines.button(
        RaceAction.open.event(of: races.invitation), texts.tryAgain, isMain: true)
    }
    lines.paragraph(texts.raceNote)
    spell(draft.terms, in: &lines) {
      RaceAction.game.event(of: $0)
    } choice: {
      RaceAction.option.event(of: $0)
    }
    lines.note(problem)
    offer(.next, isMain: true, in: &lines)
    if races.race != nil || !races.remembered.isEmpty { offer(.open, in: &lines) }
  }

  private func spellName(in lines: inout OnlinePage) {
    if let race = races.race, !races.invitation.isEmpty {
      lines.heading(texts.race(of: race.kind, race.options))
      if race.presentCount > 0 { lines.paragraph(texts.whoIsThere(race)) }
    } else {
      lines.heading(texts.race(of: draft.terms.kind, draft.terms.options))
    }
    spellPerson(avatar: RaceAction.avatar, in: &lines)
    lines.note(problem)
    lines.button(
      RaceAction.next.event(),
      races.invitation.isEmpty ? texts.makeRace : texts.title(of: .join), isMain: true)
  }

  // MARK: The race

  private func spell(_ race: SeenRace, in lines: inout OnlinePage) {
    lines.heading(texts.race(of: race.kind, race.options))
    let hasLeft = race.own?.hasLeft == true
    if hasLeft { lines.paragraph(texts.leftRace) }
    switch race.stage {
    case .gathering where hasLeft: lines.note(problem)
    case .gathering: spellRoom(of: race, in: &lines)
    case .countdown:
      lines.paragraph(texts.begins)
      lines.code("\(Int(races.secondsLeft))")
      spellPeople(of: race, in: &lines)
      lines.note(problem)
    case .running, .over: spellCourse(of: race, in: &lines)
    }
  }

  private func spellRoom(of race: SeenRace, in lines: inout OnlinePage) {
    let isHost = race.host == race.seat
    let areEnough = race.presentCount > 1
    if let host = race.host, !isHost { lines.paragraph(texts.awaits(race.people[host].name)) }
    if isHost, areEnough { lines.paragraph(texts.mayStart) }
    if !areEnough { lines.paragraph(texts.linkNote) }
    lines.code("R \(grouped(race.id))")
    spellPeople(of: race, in: &lines)
    lines.note(problem)
    let mayStart = areEnough && (isHost || races.mayStart)
    if mayStart { offer(.start, isMain: true, in: &lines) }
    offer(.copyLink, isMain: !mayStart, in: &lines)
    offer(.leave, in: &lines)
  }

  private func spellCourse(of race: SeenRace, in lines: inout OnlinePage) {
    if race.stage == .running, race.own?.hasLeft != true {
      lines.paragraph(race.own == nil ? texts.tooLate : texts.isRunning)
    }
    spellPeople(of: race, in: &lines)
    let isRacing = race.own?.isRacing == true && race.stage == .running
    if let asker = race.asker, asker != race.seat {
      lines.paragraph(texts.says(.wantsRematch(asker), race.people[asker].name))
    }
    lines.note(problem)
    if isRacing {
      offer(.play, isMain: true, in: &lines)
      offer(.leave, in: &lines)
    } else if !race.next.isEmpty || (race.own != nil && race.own?.hasLeft != true) {
      let title = race.next.isEmpty ? texts.title(ofRace: .rematch) : texts.joinNext
      lines.button(RaceAction.rematch.event(), title, isMain: true)
    }
  }

  /// All people, in the order of joining, and in the order of their results once there are some.
  private func spellPeople(of race: SeenRace, in lines: inout OnlinePage) {
    let isOver = race.stage == .over
    // A player who has finished sees everything, and everybody does in the end.
    let seesAll = isOver || race.own?.result != nil
    for (place, seat) in race.standings.enumerated() {
      let person = race.people[seat]
      let isOwn = seat == race.seat
      if person.hasLeft, race.stage == .gathering { continue }
      var title = isOwn ? texts.you(person.title) : person.title
      if person.result != nil { title = "\(place + 1). \(title)" }
      let detail = texts.standing(of: person, in: race, isHost: seat == race.host)
      guard seesAll, !isOwn, person.moves > 0 || person.result != nil else {
        lines.row(title, detail: detail)
        continue
      }
      lines.row(
        title, detail: detail, event: RaceAction.watch.event(of: "\(seat)"), button: texts.watch,
        name: texts.watch(person.name))
    }
  }

  private func spell(_ race: SeenRace, watching seat: Int, in lines: inout OnlinePage) {
    let person = race.people[seat]
    lines.heading(person.title)
    lines.paragraph(texts.standing(of: person, in: race, isHost: false))
    for (number, move) in texts.described(races.watched, of: race.kind).enumerated() {
      lines.row("\(number + 1). \(PlainText(utf8: move.move))")
    }
    lines.note(problem)
    if races.watchedPlay != nil { offer(.lookThrough, in: &lines) }
  }

  @inline(never)
  private func offer(_ action: RaceAction, isMain: Bool = false, in lines: inout OnlinePage) {
    lines.button(action.event(), texts.title(ofRace: action), isMain: isMain)
  }
}
