import ByteStrings

/// The requests about races.
enum RaceRequest {
  /// The state of the race, for a player who came to it or while it is followed.
  case look(isArrival: Bool)
  /// Makes the player a guest for a day, if the server does not know them.
  case guest
  case make
  case join
  case start
  case leave
  case rematch
  /// The player's own play.
  case play
  /// Another player's play.
  case watch(Int)
  /// No server is asked: the link is copied to the clipboard.
  case copy
  /// No server is asked: this browser returns who the player was the last time, and in which race.
  case recall
  /// No server is asked: this browser remembers that.
  case remember

  /// The HTTP method.
  var method: Literal {
    switch self {
    case .look, .watch: "GET"
    case .guest, .make, .join, .start, .rematch, .play: "POST"
    case .leave: "DELETE"
    case .copy: "COPY"
    case .recall: "RECALL"
    case .remember: "REMEMBER"
    }
  }
}
