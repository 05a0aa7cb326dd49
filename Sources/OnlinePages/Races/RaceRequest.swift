import ByteStrings

/// The requests about races.
enum RaceRequest {
  /// The state of the race, for a player who came to it or while it is followed.
  case look(isArrival: Bool)
  case make
  case join
  case start
  case leave
  case rematch
  /// The player's own play.
  case play
  /// Another player's play.
  case watch(Int)

  /// The HTTP method.
  var method: Literal {
    switch self {
    case .look, .watch: "GET"
    case .make, .join, .start, .rematch, .play: "POST"
    case .leave: "DELETE"
    }
  }
}
