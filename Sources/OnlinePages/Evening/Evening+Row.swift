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
      var round = Round(kind: kind, turns: [])
      for (player, character) in characters.enumerated() {
        let hasResult = fields.count > 2 * players.count && !fields[2 * player + 1].isSpelled("-")
        let result = hasResult ? fields[2 * player + 1] + " " + fields[2 * player + 2] : ""
        round.turns.append(
          character == UInt8(ascii: "-")
            ? nil : Turn(stars: Int(min(max(character, 48), 51)) - 48, result: result))
      }
      rounds.append(round)
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
      for turn in round.turns { row += turn.map { "\($0.stars)" } ?? "-" }
      for turn in round.turns {
        let result = turn?.result ?? ""
        row += result.isEmpty ? " - -" : " " + result
      }
      row += "\n"
    }
    return game.isEmpty ? row : "\(row)game \(game)\n"
  }
}
