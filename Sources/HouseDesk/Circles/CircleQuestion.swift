import ByteStrings
import Library

/// What the house is asked about circles.
enum CircleQuestion {
  case list
  case make
  case join
  /// Who is in a circle, to be shown at a place.
  case circle(PlainText, CirclePlace)
  case day(PlainText, Day)
  case week(PlainText, Day)
  case invite(PlainText)
  case closeInvite(PlainText)
  /// The signs in a member's plays.
  case signs(PlainText, member: PlainText)
  case takeOut(PlainText, member: PlainText)
  case leave(PlainText, member: PlainText)
  case close(PlainText)
  /// Nobody is asked: a text is put on the clipboard, which takes as many lines as it has.
  case copy

  /// The method of HTTP, and the path below `v1/`.
  var target: (method: Literal, path: PlainText) {
    switch self {
    case .list: ("GET", "circles")
    case .make: ("POST", "circles")
    case .join: ("POST", "memberships")
    case .circle(let id, _): ("GET", "circles/\(id)")
    case .day(let id, let day): ("GET", "circles/\(id)/days/\(day.text)")
    case .week(let id, let day): ("GET", "circles/\(id)/weeks/\(day.text)")
    case .invite(let id): ("POST", "circles/\(id)/invite")
    case .closeInvite(let id): ("DELETE", "circles/\(id)/invite")
    case .signs(let id, let member): ("GET", "circles/\(id)/members/\(member)")
    case .takeOut(let id, let member), .leave(let id, let member):
      ("DELETE", "circles/\(id)/members/\(member)")
    case .close(let id): ("DELETE", "circles/\(id)")
    case .copy: ("COPY", "")
    }
  }
}
