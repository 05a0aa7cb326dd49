import ByteStrings
import Circles
import Games
import Library

/// The pages of circles, as lines: what is said, what is to be typed, why nothing came of it, what can be done.
extension DeskModel {
  func spell(_ place: CirclePlace, in lines: inout DeskPage) {
    switch place {
    case .list:
      if circles.entries?.isEmpty != false { lines.paragraph(texts.noCircles) }
    case .title: spellField(texts.titleNote, texts.circleTitle, in: &lines)
    case .code: spellField(texts.circleCodeNote, texts.code, in: &lines)
    case .begin:
      lines.paragraph(texts.beginNote)
      lines.paragraph(texts.offer(house?.address ?? ""))
      if house?.asksForWord == true { lines.field(texts.word) }
    case .face: spellFaces(in: &lines)
    case .name: spellField(texts.nameNote, texts.ownName, in: &lines)
    default: if let circle = circles.circle { spell(circle, at: place, in: &lines) }
    }
    lines.note(problem)
    spellButtons(at: place, in: &lines)
  }

  private func spell(_ circle: OpenCircle, at place: CirclePlace, in lines: inout DeskPage) {
    lines.heading(circle.title)
    switch place {
    case .board:
      lines.paragraph(headline(of: circle, at: place))
      spellBoard(of: circle, in: &lines)
    case .week:
      lines.paragraph(headline(of: circle, at: place))
      spellWeek(of: circle, in: &lines)
    case .members: spellMembers(of: circle, in: &lines)
    case .invite:
      lines.paragraph(texts.inviteNote)
      if let invite = circle.invite {
        lines.code(grouped(invite["code"] ?? ""))
        if let view = invite["view"] {
          lines.picture(texts.picture, viewBox: view, outline: invite["outline"] ?? "")
        }
      }
    case .leaving: lines.paragraph(texts.leaveNote)
    default: lines.paragraph(texts.closeNote)
    }
  }

  private func spellField(_ sentence: PlainText, _ label: PlainText, in lines: inout DeskPage) {
    lines.paragraph(sentence)
    lines.field(label)
  }

  /// A few in a row, so that each is large enough for a thumb.
  private func spellFaces(in lines: inout DeskPage) {
    lines.paragraph(texts.faceNote)
    let faces = CircleFace.allCases
    for start in stride(from: 0, to: faces.count, by: 4) {
      var choices: [PlainText] = []
      for face in faces[start..<start + 4] {
        choices.append(CircleWish.face.event(of: PlainText(face.keyword)))
        choices.append(PlainText(face.sign))
      }
      let chosen = PlainText(faces[circles.draft.face].keyword)
      lines.choice(
        "face", start == 0 ? texts.face : "", chosen: CircleWish.face.event(of: chosen), choices)
    }
  }

  private func spellMembers(of circle: OpenCircle, in lines: inout DeskPage) {
    for person in circle.people {
      let isThis = person.isThis
      let isUnfolded = circle.isUnfolded(person.number)
      let since = Day(number: Int32(clamping: (person.since + surroundings.zone) / 86_400_000))
      let day = texts.since(texts.briefDate(of: since))
      guard circle.isOwn, !isThis else {
        lines.row(isThis ? texts.you(person.title) : person.title, detail: day)
        continue
      }
      lines.row(
        person.title, detail: day, event: CircleWish.unfold.event(of: person.number),
        button: texts.more(isUnfolded), name: texts.more(isUnfolded, of: person.name))
      guard isUnfolded else { continue }
      let signs = circle.signs.map { texts.sign($0) }.filter { !$0.isEmpty }
      for sign in signs { lines.row(sign) }
      lines.paragraph(signs.isEmpty ? texts.noSigns : texts.signsNote)
      lines.row(
        texts.takeOutNote(person.name), event: CircleWish.takeOut.event(of: person.number),
        button: texts.takeOut, name: texts.takeOut(person.name))
    }
    if circle.isOwn { lines.paragraph(circle.hasInvite ? texts.codeIsOpen : texts.codeIsNone) }
  }

  private func spellButtons(at place: CirclePlace, in lines: inout DeskPage) {
    let circle = circles.circle
    switch place {
    case .list:
      for entry in circles.entries ?? [] {
        lines.button(
          CircleWish.open.event(of: entry.id), texts.entry(entry.title, entry.count), isMain: false)
      }
      offer(.make, isMain: circles.entries?.isEmpty != false, in: &lines)
      offer(.enterCode, in: &lines)
    case .title, .code, .begin, .face, .name:
      lines.button(CircleWish.next.event(), stepTitle(at: place), isMain: true)
    case .board:
      let isAlone = circle?.isOwn == true && circle?.people.count == 1
      if isAlone { offer(.invite, isMain: true, in: &lines) } else { offer(.copyCard, in: &lines) }
      if let circle, hasEarlier(circle.board.day, circle) { offer(.earlier, in: &lines) }
      offer(.week, in: &lines)
      offer(.members, in: &lines)
      let isToday = circle?.board.day == surroundings.today
      lines.button(
        CircleWish.now.event(), isToday ? texts.lookAgain : texts.today, isMain: false)
    case .week:
      let isNow = (circle?.week.first.advanced(by: 6) ?? surroundings.today) >= surroundings.today
      if let circle, hasEarlier(circle.week.first, circle) {
        lines.button(CircleWish.earlier.event(), texts.weekBefore, isMain: false)
      }
      lines.button(
        CircleWish.now.event(), isNow ? texts.lookAgain : texts.thisWeek, isMain: false)
    case .members:
      if circle?.isOwn == true {
        offer(.invite, in: &lines)
        if circle?.hasInvite == true { offer(.closeInvite, in: &lines) }
      }
      offer(.askToLeave, in: &lines)
      if circle?.isOwn == true { offer(.askToClose, in: &lines) }
    case .invite: offer(.copyLink, isMain: true, in: &lines)
    case .leaving: offer(.leave, isMain: true, in: &lines)
    case .closing: offer(.close, isMain: true, in: &lines)
    }
    offer(.back, in: &lines)
  }

  private func offer(_ wish: CircleWish, isMain: Bool = false, in lines: inout DeskPage) {
    lines.button(wish.event(), texts.title(for: wish), isMain: isMain)
  }

  /// What the next step is called.
  private func stepTitle(at place: CirclePlace) -> PlainText {
    switch place {
    case .begin: texts.title(of: .begin)
    case .name: circles.draft.title.isEmpty ? texts.title(of: .join) : texts.make
    default: texts.title(for: .next)
    }
  }

  /// Whether there is something to see of the circle before a day: one sees nothing of days that were over
  /// when one joined.
  private func hasEarlier(_ day: Day, _ circle: OpenCircle) -> Bool {
    day.advanced(by: -1).end.count > circle.own?.since ?? .max
  }
}
