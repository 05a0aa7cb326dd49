import ByteStrings
import Circles
import Games
import Library

extension OnlineModel {
  /// Does what the player asks for.
  mutating func act(_ action: CircleAction, of name: PlainText, _ entered: PlainText) {
    problem = ""
    // A pending step is not taken twice. Any other action replaces it.
    if awaited != 0, action == .next { return }
    awaited = 0
    switch action {
    case .list:
      if server?.isMember == true { goToList() } else { go(to: .list) }
    case .make: begin(at: .title, code: "")
    case .enterCode: begin(at: .code, code: "")
    case .next: takeStep(entered)
    case .back: goBack(entered)
    case .avatar: circles.draft.avatar = Avatar(Array(name.utf8)[...]) ?? circles.draft.avatar
    case .open: open(name)
    case .unfold: unfold(name)
    case .earlier where isAtWeek: show(.week, of: circles.week.first.advanced(by: -7))
    case .earlier: show(.day, of: circles.board.day.advanced(by: -1))
    case .now where !isAtWeek: look(at: .board)
    case .now, .week: show(.week, of: surroundings.today)
    case .members: look(at: .members)
    case .invite where circles.invite != nil: go(to: .invite)
    case .invite: proceed(inCircle: .invite, "/invite")
    case .closeInvite: proceed(inCircle: .closeInvite, "/invite")
    case .takeOut: proceed(inCircle: .takeOut, "/members/\(name)")
    case .copyCard: ask(.copy, circles.board.card)
    case .copyLink:
      let code = circles.invite?["code"] ?? ""
      ask(.copy, "\(server?.address ?? "")/#/pair/\(code)")
    case .askToLeave: go(to: .leaving)
    case .leave: proceed(inCircle: .leave, "/members/\(circles.circle.own?.number ?? "")")
    case .askToClose: go(to: .closing)
    case .close: proceed(inCircle: .close)
    }
  }

  private var isAtWeek: Bool { if case .circles(.week) = step { true } else { false } }

  /// A code came by a link, or was typed into the field for device codes.
  mutating func bring(_ code: PlainText) {
    begin(at: .code, code: code)
  }

  private mutating func begin(at place: CirclePlace, code: PlainText) {
    circles.draft = CircleDraft()
    circles.draft.code = code
    // The preselected face varies by day, so that not every hurried player is a fox.
    // A device whose clock is before 1970 has negative days.
    let number = UInt8((surroundings.today.number % 24 + 24) % 24)
    circles.draft.avatar = Avatar(rawValue: number) ?? .fox
    go(to: place)
  }

  /// Whether this is the code of a circle, not of a device or a recovery key.
  func isOfCircle(_ code: PlainText) -> Bool {
    var count = 0
    for character in code.utf8
    where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
      count += 1
    }
    return count == 12
  }

  /// Sends a request whose answer leads to the next step.
  /// - Parameter path: the part of the path after the circle.
  @inline(never)
  mutating func proceed(
    inCircle request: CircleRequest, _ path: PlainText = "", body: PlainText = ""
  ) {
    proceed(by: .circles(request, path: "circles/\(circles.id)\(path)"), body)
  }

  /// Asks for a circle other than the previous one.
  mutating func open(_ id: PlainText) {
    circles.id = id
    circles.invite = nil
    circles.unfoldedGames = 0
    look(at: .board)
  }

  /// Asks for the members of the circle, and for the contents of a place.
  mutating func look(at place: CirclePlace) {
    circles.unfoldedMember = ""
    proceed(inCircle: .circle(place))
  }

  mutating func show(_ request: CircleRequest, of day: Day) {
    let kind: PlainText = if case .week = request { "weeks" } else { "days" }
    proceed(inCircle: request, "/\(kind)/\(day.text)")
  }

  /// Goes to a place, and fills its field with what was typed there before.
  @inline(never)
  mutating func go(to place: CirclePlace) {
    step = .circles(place)
    switch place {
    case .title: outbox.value(circles.draft.title)
    case .code: outbox.value(circles.draft.code)
    case .name: outbox.value(circles.draft.name)
    default: outbox.value("")
    }
  }

  /// Goes to the list once its current state has arrived, so that no button changes under a finger.
  mutating func goToList() {
    proceed(by: .circles(.list, path: "circles"))
  }

  /// Shows more of a game or member, or less again.
  private mutating func unfold(_ name: PlainText) {
    if let kind = GameKind(spelled: name) {
      circles.unfoldedGames ^= 1 << kind.rawValue
    } else if name.hasSameBytes(as: circles.unfoldedMember) {
      circles.unfoldedMember = ""
    } else {
      circles.unfoldedMember = name
      proceed(inCircle: .traits, "/members/\(name)")
    }
  }
}
