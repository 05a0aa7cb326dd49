import ByteStrings
import Circles
import Games
import Library

extension DeskModel {
  /// Does what the player wants of circles.
  mutating func act(_ wish: CircleWish, of name: PlainText, _ entered: PlainText) {
    problem = ""
    // What is under way is done once; all else is wanted in its place.
    let isRepeated = circles.isAwaited && wish == .next
    circles.isAwaited = false
    switch wish {
    case .list: if house?.isMember == true { proceed(by: .list) } else { go(to: .list) }
    case .make, .enterCode:
      beginDraft()
      go(to: wish == .make ? .title : .code)
    case .next: if isRepeated { circles.isAwaited = true } else { takeStep(entered) }
    case .back: goBack(entered)
    case .face:
      circles.draft.face =
        CircleFace.allCases.firstIndex { name.isSpelled($0.keyword) } ?? circles.draft.face
    case .open: proceed(by: .circle(name, .board))
    default: if let circle = circles.circle { act(wish, of: name, in: circle) }
    }
  }

  private mutating func act(_ wish: CircleWish, of name: PlainText, in circle: OpenCircle) {
    let id = circle.id
    switch wish {
    case .unfold: unfold(name, in: circle)
    case .earlier where isAtWeek: proceed(by: .week(id, circle.week.first.advanced(by: -7)))
    case .week: proceed(by: .week(id, surroundings.today))
    case .now where isAtWeek: proceed(by: .week(id, surroundings.today))
    case .earlier: proceed(by: .day(id, circle.board.day.advanced(by: -1)))
    case .now: proceed(by: .circle(id, .board))
    case .members: proceed(by: .circle(id, .members))
    case .invite: if circle.invite == nil { proceed(by: .invite(id)) } else { go(to: .invite) }
    case .closeInvite: proceed(by: .closeInvite(id))
    case .takeOut: proceed(by: .takeOut(id, member: name))
    case .copyCard: proceed(by: .copy, circle.board.card)
    case .copyLink: proceed(by: .copy, link(circle))
    case .askToLeave: go(to: .leaving)
    case .leave: if let own = circle.own { proceed(by: .leave(id, member: own.number)) }
    case .askToClose: go(to: .closing)
    case .close: proceed(by: .close(id))
    default: break
    }
  }

  private var isAtWeek: Bool { if case .circles(.week) = step { true } else { false } }

  /// A code came by a link, or was typed where codes of devices are.
  mutating func bring(_ code: PlainText) {
    circles.isAwaited = false
    beginDraft()
    circles.draft.code = code
    go(to: .code)
  }

  private mutating func beginDraft() {
    circles.draft = CircleDraft()
    // Not everybody who is in a hurry is a bear.
    circles.draft.face = Int(surroundings.today.number) % CircleFace.allCases.count
  }

  /// Whether this is the code of a circle, and not of a device or on a recovery sheet.
  func isOfCircle(_ code: PlainText) -> Bool {
    var count = 0
    for sign in code.utf8 where sign != UInt8(ascii: " ") && sign != UInt8(ascii: "-") {
      count += 1
    }
    return count == 12
  }

  /// Asks what leads on from here.
  mutating func proceed(by question: CircleQuestion, _ body: PlainText = "") {
    circles.isAwaited = true
    ask(.circles(question), body)
  }

  /// Goes to a place, in whose field stands what was typed there before.
  mutating func go(to place: CirclePlace) {
    step = .circles(place)
    switch place {
    case .title: news.value(circles.draft.title)
    case .code: news.value(circles.draft.code)
    case .name: news.value(circles.draft.name)
    default: news.value("")
    }
  }

  /// Keeps what was typed at a step.
  private mutating func keep(_ entered: PlainText, typedAt place: CirclePlace) {
    switch place {
    case .title: circles.draft.title = entered
    case .code: circles.draft.code = entered
    case .name: circles.draft.name = entered
    default: break
    }
  }

  private mutating func takeStep(_ entered: PlainText) {
    guard case .circles(let place) = step else { return }
    keep(entered, typedAt: place)
    switch place {
    case .title, .code: if !entered.isEmpty { stepIn() }
    case .begin: act(.begin, entered)
    case .face: go(to: .name)
    case .name: if !entered.isEmpty { enterCircle() }
    default: break
    }
  }

  /// Whoever is to be in a circle has to be known to the house.
  private mutating func stepIn() {
    guard let house else {
      problem = texts.problem(HouseAnswer([]))
      return ask(.house)
    }
    go(to: house.isMember ? .face : .begin)
  }

  /// Makes the circle, or joins it.
  private mutating func enterCircle() {
    let draft = circles.draft
    // The house did it, and could only not be asked what is in it.
    if let circle = draft.circle { return proceed(by: .circle(circle, .board)) }
    let face = PlainText(CircleFace.allCases[draft.face].keyword)
    let own: PlainText = "name \(draft.name)\nface \(face)\n"
    if draft.title.isEmpty {
      proceed(by: .join, "pastime-membership 1\ncode \(draft.code)\n\(own)")
    } else {
      proceed(by: .make, "pastime-circle 1\ntitle \(draft.title)\n\(own)")
    }
  }

  private mutating func goBack(_ entered: PlainText) {
    guard case .circles(let place) = step else { return }
    keep(entered, typedAt: place)
    switch place {
    case .begin, .face: go(to: circles.draft.title.isEmpty ? .code : .title)
    case .name: go(to: .face)
    case .board:
      go(to: .list)
      ask(.circles(.list))
    case .week, .members: go(to: .board)
    case .invite, .leaving, .closing: go(to: .members)
    // Whoever came by a link never saw the list.
    case .title, .code: if circles.entries == nil { rest() } else { go(to: .list) }
    case .list: rest()
    }
  }

  /// Shows more of a game or of a member, or less again.
  private mutating func unfold(_ name: PlainText, in circle: OpenCircle) {
    if circle.isUnfolded(name) {
      circles.circle?.unfolded.removeAll { $0.hasSameBytes(as: name) }
    } else if case .circles(.members) = step {
      proceed(by: .signs(circle.id, member: name))
    } else {
      circles.circle?.unfolded.append(name)
    }
  }

  /// The address by which others join.
  private func link(_ circle: OpenCircle) -> PlainText {
    "\(house?.address ?? "")/#/pair/\(circle.invite?["code"] ?? "")"
  }
}
