import ByteStrings
import Circles
import Games
import Library

/// The pages of circles, as lines: sentences, fields, the reason of a failure, and buttons.
extension OnlineModel {
  func spell(_ place: CirclePlace, in lines: inout OnlinePage) {
    switch place {
    case .list:
      if circles.entries?.isEmpty != false { lines.paragraph(texts.noCircles) }
    case .title: spellField(texts.titleNote, texts.circleTitle, in: &lines)
    case .code: spellField(texts.circleCodeNote, texts.code, in: &lines)
    case .begin:
      lines.paragraph(texts.beginNote)
      lines.paragraph(texts.offer(server?.address ?? ""))
      if server?.asksForWord == true { lines.field(texts.word) }
    case .avatar:
      lines.paragraph(texts.avatarNote)
      spellAvatars(circles.draft.avatar, in: &lines) { CircleAction.avatar.event(of: $0) }
    case .name: spellField(texts.nameNote, texts.ownName, in: &lines)
    default: spellCircle(at: place, in: &lines)
    }
    lines.note(problem)
    spellButtons(at: place, in: &lines)
  }

  private func spellCircle(at place: CirclePlace, in lines: inout OnlinePage) {
    lines.heading(circles.circle.title)
    switch place {
    case .board:
      lines.paragraph(headline(at: place))
      spellBoard(in: &lines)
    case .week:
      lines.paragraph(headline(at: place))
      spellWeek(in: &lines)
    case .members: spellMembers(in: &lines)
    case .invite:
      lines.paragraph(texts.inviteNote)
      if let invite = circles.invite {
        lines.code(grouped(invite["code"] ?? ""))
        if let view = invite["view"] {
          lines.picture(texts.picture, viewBox: view, outline: invite["outline"] ?? "")
        }
      }
    case .leaving: lines.paragraph(texts.leaveNote)
    default: lines.paragraph(texts.closeNote)
    }
  }

  private func spellField(_ sentence: PlainText, _ label: PlainText, in lines: inout OnlinePage) {
    lines.paragraph(sentence)
    lines.field(label)
  }

  /// The faces to select from, a few in a row, so that each is large enough for a thumb.
  /// - Parameter event: makes the event for a face from its word.
  func spellAvatars(
    _ chosen: Avatar, in lines: inout OnlinePage, event: (PlainText) -> PlainText
  ) {
    let chosen = event(PlainText(chosen.keyword))
    var title = texts.avatar
    var choices: [PlainText] = []
    for avatar in Avatar.allCases {
      choices.append(event(PlainText(avatar.keyword)))
      choices.append(PlainText(avatar.emoji))
      if choices.count == 8 {
        lines.choice("face", title, chosen: chosen, choices)
        choices = []
        title = ""
      }
    }
  }

  private func spellMembers(in lines: inout OnlinePage) {
    let circle = circles.circle
    for person in circle.people {
      let since = Day(number: Int32(clamping: (person.since + surroundings.zone) / 86_400_000))
      let day = texts.since(texts.briefDate(of: since))
      if person.isThis || !circle.isOwn {
        lines.row(person.isThis ? texts.you(person.title) : person.title, detail: day)
        continue
      }
      let isUnfolded = circles.unfoldedMember.hasSameBytes(as: person.number)
      spellUnfolding(person.title, day, person.number, person.name, isUnfolded, in: &lines)
      if isUnfolded { spellMore(of: person, in: &lines) }
    }
    if circle.isOwn { lines.paragraph(circle.hasInvite ? texts.codeIsOpen : texts.codeIsNone) }
  }

  /// A row that can show more below it, or less again.
  @inline(never)
  func spellUnfolding(
    _ title: PlainText, _ detail: PlainText, _ what: PlainText, _ name: PlainText,
    _ isUnfolded: Bool, in lines: inout OnlinePage
  ) {
    let button = texts.more(isUnfolded)
    lines.row(
      title, detail: detail, event: CircleAction.unfold.event(of: what), button: button,
      name: texts.labelled(button, name))
  }

  /// What only the owner can see of a member and do with them.
  private func spellMore(of person: CirclePerson, in lines: inout OnlinePage) {
    var isClear = true
    for words in circles.traits {
      let trait = texts.trait(words)
      if trait.isEmpty { continue }
      lines.row(trait)
      isClear = false
    }
    lines.paragraph(isClear ? texts.noTraits : texts.traitsNote)
    lines.row(
      texts.takeOutNote(person.name), event: CircleAction.takeOut.event(of: person.number),
      button: texts.takeOut, name: texts.takeOut(person.name))
  }

  private func spellButtons(at place: CirclePlace, in lines: inout OnlinePage) {
    let circle = circles.circle
    switch place {
    case .list:
      let entries = circles.entries ?? []
      for entry in entries {
        lines.button(CircleAction.open.event(of: entry.id), entry.title, isMain: false)
      }
      offer(.make, isMain: entries.isEmpty, in: &lines)
      offer(.enterCode, in: &lines)
    case .title, .code, .begin, .avatar, .name:
      lines.button(CircleAction.next.event(), stepTitle(at: place), isMain: true)
    case .board:
      let isAlone = circle.isOwn && circle.people.count == 1
      offer(isAlone ? .invite : .copyCard, isMain: isAlone, in: &lines)
      if hasEarlier(circles.board.day) { offer(.earlier, in: &lines) }
      offer(.week, in: &lines)
      offer(.members, in: &lines)
      let isNow = circles.board.day == surroundings.today
      offer(.now, isNow ? texts.lookAgain : texts.today, in: &lines)
      if isNow, server?.deals == true {
        lines.button(
          PlainText(ServerIntent.offline.rawValue), texts.title(of: .offline), isMain: false)
      }
      lines.button(PlainText(ServerIntent.fair.rawValue), texts.title(of: .fair), isMain: false)
    case .week:
      let first = circles.week.first
      if hasEarlier(first) { offer(.earlier, texts.weekBefore, in: &lines) }
      let isNow = first.advanced(by: 6) >= surroundings.today
      offer(.now, isNow ? texts.lookAgain : texts.thisWeek, in: &lines)
    case .members:
      if circle.isOwn { offer(.invite, in: &lines) }
      if circle.isOwn, circle.hasInvite { offer(.closeInvite, in: &lines) }
      offer(.askToLeave, in: &lines)
      if circle.isOwn { offer(.askToClose, in: &lines) }
    case .invite: offer(.copyLink, isMain: true, in: &lines)
    case .leaving: offer(.leave, isMain: true, in: &lines)
    case .closing: offer(.close, isMain: true, in: &lines)
    }
    offer(.back, in: &lines)
  }

  @inline(never)
  private func offer(
    _ action: CircleAction, _ title: PlainText = "", isMain: Bool = false,
    in lines: inout OnlinePage
  ) {
    lines.button(
      action.event(), title.isEmpty ? texts.title(for: action) : title, isMain: isMain)
  }

  /// The title of the next step.
  private func stepTitle(at place: CirclePlace) -> PlainText {
    switch place {
    case .begin: texts.title(of: .begin)
    case .name: circles.draft.title.isEmpty ? texts.title(of: .join) : texts.make
    default: texts.title(for: .next)
    }
  }

  /// Whether the circle has something to show before a day. Players cannot see days that were over when they joined.
  private func hasEarlier(_ day: Day) -> Bool {
    day.advanced(by: -1).end.count > circles.circle.own?.since ?? .max
  }
}
