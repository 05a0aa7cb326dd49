import Games

/// The state of the day's five that a player takes offline, to play them without the server.
struct TakenOffline: Sendable {
  /// The state of one of the five games.
  enum Standing: Sendable {
    /// The server has not been asked yet, or the request failed.
    case left
    /// The server is being asked, or this browser is storing the game.
    case underWay
    /// The game is on this device.
    case here
    /// The game was begun with the server, which judges it to its end.
    case judged
  }

  private var standings = [Standing](repeating: .left, count: GameKind.allCases.count)

  subscript(kind: GameKind) -> Standing {
    get { standings[Int(kind.rawValue)] }
    set { standings[Int(kind.rawValue)] = newValue }
  }

  /// How many games have this state.
  func count(_ standing: Standing) -> Int {
    var count = 0
    for each in standings where each == standing { count += 1 }
    return count
  }

  /// Whether nothing has been done yet.
  var isUntouched: Bool { count(.left) == standings.count }
}
