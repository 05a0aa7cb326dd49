import Games

/// The five games of a day, as far as the player has begun them. It is a snapshot of the history.
public struct DailyFive {
  /// The day of the games.
  public let day: Day
  private let library: GameLibrary
  /// A game whose end has not been revealed to the player yet.
  private let untold: GameID?
  /// The indices of the games in the history (`GameLibrary.dailyIndices`).
  private let indices: [Int32]

  /// Finds the games. Linear in the number of games.
  /// - Parameter untold: a game to treat as unfinished.
  public init(_ library: GameLibrary, of day: Day, untold: GameID? = nil) {
    self.untold = untold
    self.library = library
    self.day = day
    indices = library.dailyIndices(from: day, count: 1)
  }

  /// The game that counts; nil if it has not been created yet.
  public subscript(kind: GameKind) -> AnySession? {
    summary(of: kind).flatMap { library.session($0.header.id) }
  }

  /// Whether the game of a kind is over.
  public func isDone(_ kind: GameKind) -> Bool {
    guard let summary = summary(of: kind), summary.header.id != untold else { return false }
    return summary.outcome.isOver
  }

  /// Whether the answer of a game that is over was not found.
  public func isMissed(_ kind: GameKind) -> Bool {
    isDone(kind) && kind.hidesAnswer && summary(of: kind)?.outcome == .lost
  }

  /// How many of the five are over.
  public var doneCount: UInt8 {
    var count: UInt8 = 0
    for kind in GameKind.allCases where isDone(kind) { count += 1 }
    return count
  }

  private func summary(of kind: GameKind) -> SessionSummary? {
    let index = Int(indices[Int(kind.rawValue)])
    return index < 0 ? nil : library.history[index]
  }
}
