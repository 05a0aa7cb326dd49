import ByteStrings

/// The standings of an evening.
extension Evening {
  /// The stars of a player in all rounds.
  func stars(of player: Int) -> Int {
    var sum = 0
    for round in rounds { sum += round.turns[player]?.stars ?? 0 }
    return sum
  }

  /// The place of a player, counted from 1. Players with equally many stars share a place.
  func place(of player: Int) -> Int {
    let own = stars(of: player)
    var place = 1
    for other in players.indices where stars(of: other) > own { place += 1 }
    return place
  }

  /// The players by their places. Players who share a place are in the order of their turns.
  var order: [Int] {
    var order: [Int] = []
    for place in 1...max(players.count, 1) {
      for player in players.indices where self.place(of: player) == place { order.append(player) }
    }
    return order
  }

  /// The players with the most stars; empty if all have none.
  var winners: [PlainText] {
    var winners: [PlainText] = []
    for player in players.indices where place(of: player) == 1 && stars(of: player) > 0 {
      winners.append(players[player].name)
    }
    return winners
  }

  /// Whether the evening is over and enough players are there for another.
  var canRepeat: Bool {
    turn == nil && !rounds.isEmpty && players.count { !$0.hasLeft } >= Self.fewest
  }

  /// Whether any turn is over.
  var hasResult: Bool { rounds.contains { $0.turns.contains { $0 != nil } } }
}
