import ByteStrings

/// What the server is asked about circles.
enum CircleRequest {
  case list
  case make
  case join
  /// Who is in the circle, to be shown at a place.
  case circle(CirclePlace)
  case day
  case week
  case invite
  case closeInvite
  /// The signs in a member's plays.
  case signs
  case takeOut
  case leave
  case close
  /// Nobody is asked: a text is put on the clipboard, which takes as many lines as it has.
  case copy

  /// The method of HTTP.
  var method: Literal {
    switch self {
    case .list, .circle, .day, .week, .signs: "GET"
    case .make, .join, .invite: "POST"
    case .closeInvite, .takeOut, .leave, .close: "DELETE"
    case .copy: "COPY"
    }
  }
}
