import ByteStrings

/// How the players of an evening stand.
extension Evening {
  /// The stars of a player in all rounds.
  func stars(of player: Int) -> Int {
    var sum = 0
    for round in rounds { sum += round.stars[player] ?? 0 }
    return sum
  }

  /// The place of a player, from 1 on: whoever has as many stars shares it.
  func place(of player: Int) -> Int {
    let own = stars(of: player)
    var place = 1
    for other in players.indices where stars(of: other) > own { place += 1 }
    return place
  }

  /// The players by their places; whoever shares one in the order of their turns.
  var order: [Int] {
    var order: [Int] = []
    for place in 1...max(players.count, 1) {
      for player in players.indices where self.place(of: player) == place { order.append(player) }
    }
    return order
  }

  /// Who has the most stars; nobody where all have none.
  var winners: [PlainText] {
    var winners: [PlainText] = []
    for player in players.indices where place(of: player) == 1 && stars(of: player) > 0 {
      winners.append(players[player].name)
    }
    return winners
  }

  /// Whether anybody had a turn.
  var hasResult: Bool { rounds.contains { $0.stars.contains { $0 != nil } } }
}
