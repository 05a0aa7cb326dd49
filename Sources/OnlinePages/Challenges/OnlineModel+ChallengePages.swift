import ByteStrings
import Circles
import Games
import Library

/// The pages of challenges, as lines.
extension OnlineModel {
  func spell(_ place: ChallengePlace, in lines: inout OnlinePage) {
    let open = challenges.open
    switch place {
    case .list: spellChallenges(in: &lines)
    case .game:
      lines.heading(texts.title(ofChallenge: .make))
      spell(draft.terms, in: &lines) {
        ChallengeAction.game.event(of: $0)
      } choice: {
        ChallengeAction.choose.event(of: $0)
      }
    case .name:
      lines.heading(
        challenges.isJoining
          ? texts.title(of: open) : texts.title(of: draft.terms.kind, draft.terms.options))
      spellPerson(avatar: ChallengeAction.avatar, in: &lines)
    case .challenge:
      if open.kind != nil { spell(open, in: &lines) }
    case .comparison: spellComparison(in: &lines)
    }
    lines.note(problem)
    spellButtons(at: place, open, in: &lines)
  }

  private func spellChallenges(in lines: inout OnlinePage) {
    lines.heading(texts.title(ofChallenge: .list))
    if challenges.entries?.isEmpty != false { lines.paragraph(texts.challengeNote) }
    if server?.isMember != true {
      lines.paragraph(texts.challengeBeginNote)
      if server?.asksForWord == true { lines.field(texts.word) }
    }
    for entry in challenges.entries ?? [] {
      let title = texts.name(of: entry.kind)
      let look = texts.look
      lines.row(
        title, detail: texts.state(of: entry, zone: surroundings.zone),
        event: ChallengeAction.open.event(of: entry.id), button: look,
        name: texts.labelled(look, title))
    }
  }

  private func spell(_ open: OpenChallenge, in lines: inout OnlinePage) {
    lines.heading(texts.title(of: open))
    lines.paragraph(texts.challengeState(open, zone: surroundings.zone))
    for person in open.ranked {
      let name = person.isThis ? texts.you(person.title) : person.title
      guard let kind = open.kind, let words = open.result(of: person) else {
        let hasFinished = open.finished.contains { $0.hasSameBytes(as: person.number) }
        lines.row(name, detail: hasFinished ? texts.hasFinished : texts.hasNotFinished)
        continue
      }
      let result: PlainText =
        "\(texts.outcome(won: words[2], words[3], of: kind)) · \(texts.clock(words[1]))"
      if person.isThis {
        lines.row(name, detail: result)
      } else {
        let compare = texts.title(ofChallenge: .compare)
        lines.row(
          name, detail: result, event: ChallengeAction.compare.event(of: person.number),
          button: compare, name: texts.labelled(compare, person.name))
      }
    }
    if open.isIn, !open.isShown { lines.paragraph(texts.challengeHidden) }
    if let picture = open.picture {
      lines.paragraph(texts.challengeLinkNote)
      lines.picture(texts.linkPicture, viewBox: picture.viewBox, outline: picture.outline)
    }
  }

  private func spellComparison(in lines: inout OnlinePage) {
    let open = challenges.open
    guard let kind = open.kind, let person = open.people.first(challenges.otherNumber) else {
      return
    }
    let both = SideBySide(own: challenges.own, other: challenges.other)
    let plays = SideBySide(
      own: texts.described(both.own, of: kind), other: texts.described(both.other, of: kind))
    lines.heading(texts.youAnd(person.name))
    if challenges.isOnOneClock {
      for ghost in plays.onOneClock {
        let who = ghost.isOwn ? texts.yourself : person.name
        let row = texts.labelled(who, PlainText(utf8: ghost.move.move))
        lines.row("\(texts.clock(ghost.move.time)) · \(row)")
      }
    } else if kind.isCollection {
      lines.row(texts.bothFound, detail: texts.list(both.sharedWords))
      lines.row(texts.only(texts.yourself), detail: texts.list(both.words(onlyOwn: true)))
      lines.row(texts.only(person.name), detail: texts.list(both.words(onlyOwn: false)))
    } else {
      for index in 0..<max(plays.own.count, plays.other.count) {
        lines.row(
          "\(index + 1) · \(texts.labelled(texts.yourself, move(index, of: plays.own)))",
          detail: texts.labelled(person.name, move(index, of: plays.other)))
      }
    }
  }

  private func move(_ index: Int, of moves: [PlayedMove]) -> PlainText {
    moves.indices.contains(index) ? PlainText(utf8: moves[index].move) : "–"
  }

  private func spellButtons(
    at place: ChallengePlace, _ open: OpenChallenge, in lines: inout OnlinePage
  ) {
    switch place {
    case .list:
      if server?.isMember == true {
        offer(.make, isMain: true, in: &lines)
      } else {
        lines.button(PlainText(ServerIntent.begin.rawValue), texts.title(of: .begin), isMain: true)
      }
    case .game: offer(.next, isMain: true, in: &lines)
    case .name:
      offer(
        .next, challenges.isJoining ? texts.title(ofChallenge: .join) : texts.makeChallenge,
        isMain: true, in: &lines)
    case .challenge where open.kind != nil:
      if open.part.isSpelled("over") {
        offer(.play, texts.ownGame, in: &lines)
      } else if !open.isOver {
        let isBegun = open.part.isSpelled("begun")
        offer(
          open.isIn ? .play : .join, isBegun ? texts.goOnPlaying : "", isMain: true, in: &lines)
      }
      if open.picture != nil { offer(.copyLink, in: &lines) }
      offer(.look, in: &lines)
      if open.isIn { offer(.leave, in: &lines) }
    case .challenge: if !problem.isEmpty { offer(.look, texts.tryAgain, isMain: true, in: &lines) }
    case .comparison:
      offer(.clock, challenges.isOnOneClock ? texts.sideBySide : "", in: &lines)
      if challenges.otherPlay != nil { offer(.lookThrough, in: &lines) }
    }
    offer(.back, in: &lines)
  }

  @inline(never)
  private func offer(
    _ action: ChallengeAction, _ title: PlainText = "", isMain: Bool = false,
    in lines: inout OnlinePage
  ) {
    lines.button(
      action.event(), title.isEmpty ? texts.title(ofChallenge: action) : title, isMain: isMain)
  }
}
