import Games

/// How it stands with the day's five that a player takes along, to be played without the server.
struct TakenOffline: Sendable {
  /// How it stands with one of them.
  enum Standing: Sendable {
    /// The server was not asked yet, or nothing came of it.
    case left
    /// The server is asked, or this browser is storing it.
    case underWay
    /// It is on this device.
    case here
    /// It was begun with the server, which judges it to its end.
    case judged
  }

  private var standings = [Standing](repeating: .left, count: GameKind.allCases.count)

  subscript(kind: GameKind) -> Standing {
    get { standings[Int(kind.rawValue)] }
    set { standings[Int(kind.rawValue)] = newValue }
  }

  /// How many of them stand so.
  func count(_ standing: Standing) -> Int {
    var count = 0
    for each in standings where each == standing { count += 1 }
    return count
  }

  /// Whether nothing was done yet.
  var isUntouched: Bool { count(.left) == standings.count }
}
