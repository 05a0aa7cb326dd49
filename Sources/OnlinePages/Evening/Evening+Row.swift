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
      // Two fields for each player's result, `- -` without one; no fields in a row of an earlier version.
      let fields = ServerAnswer.words(words[1], 1 + 2 * players.count)
      guard let kind = GameKind(spelled: words[0]),
        let characters = fields.first.map({ Array($0.utf8) }), characters.count == players.count
      else { return nil }
      rounds.append(
        Round(
          kind: kind,
          stars: characters.map { $0 == UInt8(ascii: "-") ? nil : Int(min(max($0, 48), 51)) - 48 },
          results: players.indices.map {
            fields.count > 2 * players.count && !fields[2 * $0 + 1].isSpelled("-")
              ? fields[2 * $0 + 1] + " " + fields[2 * $0 + 2] : nil
          }))
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
      for result in round.results { row += " " + (result ?? "- -") }
      row += "\n"
    }
    return game.isEmpty ? row : "\(row)game \(game)\n"
  }
}
