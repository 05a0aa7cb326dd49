import ByteStrings

/// What is asked about races.
enum RaceRequest {
  /// How the race stands; by a player who came to it, or while it is followed.
  case look(isArrival: Bool)
  /// To be a player for a day, where the server does not know this one.
  case guest
  case make
  case join
  case start
  case leave
  case rematch
  /// The own play.
  case play
  /// Somebody else's play.
  case watch(Int)
  /// Nobody is asked: the link is put on the clipboard.
  case copy
  /// Nobody is asked: this browser says who the player was the last time, and in which race.
  case recall
  /// Nobody is asked: this browser remembers that.
  case remember

  /// The method of HTTP.
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
