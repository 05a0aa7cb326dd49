import ByteStrings

/// The requests to the server about circles.
enum CircleRequest {
  case list
  case make
  case join
  /// The members of the circle, to be shown at a place.
  case circle(CirclePlace)
  case day
  case week
  case invite
  case closeInvite
  /// The indications of unlikely play in a member's plays.
  case traits
  case takeOut
  case leave
  case close

  /// The HTTP method.
  var method: Literal {
    switch self {
    case .list, .circle, .day, .week, .traits: "GET"
    case .make, .join, .invite: "POST"
    case .closeInvite, .takeOut, .leave, .close: "DELETE"
    }
  }
}
