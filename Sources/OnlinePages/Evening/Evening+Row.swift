import ByteStrings
import Games

/// An evening as this device stores it, in a row that goes to no server.
extension Evening {
  /// Reads a stored evening; nil if none is stored, or another version stored it.
  init?(_ answer: ServerAnswer) {
    guard answer.isDone, answer["pastime-evening"]?.isSpelled("1") == true,
      let games = answer["games"].flatMap({ try? decimal(Array($0.utf8)[...]) }),
      (1...0b1_1111).contains(games)
    else { return nil }
    var players: [Player] = []
    for words in answer.lists("player", 2) {
      players.append(Player(name: words[1], hasLeft: words[0].isSpelled("left")))
    }
    var rounds: [Round] = []
    for words in answer.lists("round", 2) {
      let characters = Array(words[1].utf8)
      guard let kind = GameKind(spelled: words[0]), characters.count == players.count else {
        return nil
      }
      rounds.append(
        Round(
          kind: kind,
          stars: characters.map { $0 == UInt8(ascii: "-") ? nil : Int(min(max($0, 48), 51)) - 48 },
          results: players.map { _ in "" }))
    }
    for words in answer.lists("result", 3) {
      let place = words.prefix(2).map { (try? decimal(Array($0.utf8)[...])).map { Int($0) } ?? -1 }
      guard rounds.indices.contains(place[0]), players.indices.contains(place[1]) else {
        return nil
      }
      rounds[place[0]].results[place[1]] = words[2]
    }
    guard players.count <= Self.most else { return nil }
    self.init(
      players: players, games: UInt8(games), rounds: rounds, game: answer["game"] ?? "")
  }

  var row: PlainText {
    var row: PlainText = "pastime-evening 1\ngames \(Int(games))\n"
    for player in players { row += "player \(player.hasLeft ? "left" : "here") \(player.name)\n" }
    for round in rounds {
      row += "round \(PlainText(round.kind.keyword)) "
      for stars in round.stars { row += stars.map { "\($0)" } ?? "-" }
      row += "\n"
    }
    for (number, round) in rounds.enumerated() {
      for (player, result) in round.results.enumerated() where !result.isEmpty {
        row += "result \(number) \(player) \(result)\n"
      }
    }
    return game.isEmpty ? row : "\(row)game \(game)\n"
  }
}
