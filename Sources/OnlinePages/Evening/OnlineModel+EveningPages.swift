import ByteStrings
import Games

/// The pages of an evening on this device, as lines.
extension OnlineModel {
  func spell(_ place: EveningPlace, in lines: inout OnlinePage) {
    switch place {
    case .players: spellPlayers(in: &lines)
    case .games: spellGames(in: &lines)
    case .turn:
      if let turn = evening.turn {
        spellTurn(in: turn.round, of: turn.player, in: &lines)
      } else {
        spellEnd(in: &lines)
      }
    case .more:
      if let turn = evening.turn {
        let name = evening.players[turn.player].name
        offer(.skip, evening.game.isEmpty ? texts.skip(name) : texts.giveUp, in: &lines)
        offer(.askToLeave, texts.hasLeft(name), in: &lines)
      }
      offer(.askToEnd, texts.endEvening, in: &lines)
      offer(.open, texts.title(of: .rest), in: &lines)
    case .leaving:
      if let turn = evening.turn {
        let name = evening.players[turn.player].name
        lines.paragraph(texts.leaveNote(name))
        lines.note(problem)
        offer(.leave, texts.hasLeft(name), isMain: true, in: &lines)
      }
      offer(.open, texts.title(of: .rest), in: &lines)
    case .ending:
      lines.paragraph(texts.endNote)
      lines.note(problem)
      offer(.end, texts.endEvening, isMain: true, in: &lines)
      offer(.open, texts.title(of: .rest), in: &lines)
    }
  }

  private func spellPlayers(in lines: inout OnlinePage) {
    lines.paragraph(texts.eveningNote)
    for (number, player) in evening.players.enumerated() {
      lines.row(
        PlainText(Evening.picture(of: number)) + " " + player.name,
        event: EveningAction.takeOut.event(of: "\(number)"), button: texts.removeShort,
        name: texts.remove(player.name))
    }
    let hasRoom = evening.players.count < Evening.most
    let isEnough = evening.players.count >= Evening.fewest
    if hasRoom { lines.field(texts.playerName) }
    lines.note(problem)
    if hasRoom { offer(.welcome, texts.addPlayer, isMain: !isEnough, in: &lines) }
    if isEnough { offer(.games, texts.title(for: .next), isMain: true, in: &lines) }
    back(in: &lines)
  }

  private func spellGames(in lines: inout OnlinePage) {
    lines.paragraph(texts.gamesNote)
    for kind in GameKind.allCases {
      lines.toggle(
        texts.name(of: kind), event: EveningAction.toggle.event(of: PlainText(kind.keyword)),
        isOn: evening.includes(kind))
    }
    lines.note(problem)
    offer(.begin, texts.beginEvening, isMain: true, in: &lines)
    offer(.players, texts.title(of: .rest), in: &lines)
  }

  private func spellTurn(in round: Int, of player: Int, in lines: inout OnlinePage) {
    let name = evening.players[player].name
    let kind = texts.name(of: evening.rounds[round].kind)
    lines.heading(texts.labelled(texts.round(round + 1, of: evening.rounds.count), kind))
    let isDealt = !evening.game.isEmpty
    lines.turn(
      isDealt ? texts.isDealt(name) : texts.pass(to: name),
      picture: Evening.picture(of: player), colour: player)
    lines.note(problem)
    offer(.play, texts.beginTurn(name), isMain: true, in: &lines)
    if evening.hasResult { spellTable(in: &lines) }
    offer(.more, texts.more(false), in: &lines)
    back(in: &lines)
  }

  private func spellEnd(in lines: inout OnlinePage) {
    let winners = evening.winners
    let name = texts.list(winners)
    if winners.isEmpty {
      lines.paragraph(texts.noStars)
    } else {
      let first = evening.order[0]
      lines.turn(
        texts.wins(name, areMany: winners.count > 1, stars: evening.stars(of: first)),
        picture: winners.count > 1 ? "🏆" : Evening.picture(of: first), colour: first)
    }
    spellTable(in: &lines)
    lines.note(problem)
    if evening.canPlayOn {
      offer(.playOn, texts.playOn(texts.name(of: evening.nextKind)), isMain: true, in: &lines)
    }
    offer(.end, texts.newEvening, isMain: !evening.canPlayOn, in: &lines)
    back(in: &lines)
  }

  /// The number of stars of each player, and the results for which they got them.
  private func spellTable(in lines: inout OnlinePage) {
    for player in evening.order {
      var games: PlainText = ""
      for round in evening.rounds {
        guard let stars = round.stars[player] else { continue }
        if !games.isEmpty { games += " · " }
        games += played(round.kind, round.results[player], stars: stars)
      }
      let sum = texts.stars("\(evening.stars(of: player))")
      let name = evening.players[player].name
      let picture = PlainText(Evening.picture(of: player))
      lines.row(
        "\(evening.place(of: player)). \(picture) \(texts.labelled(name, sum))", detail: games)
    }
  }

  /// A game with a player's result and stars, on one line: "Times: 9 right ★★☆", or "Times –" for a skipped turn. A row
  /// of an earlier version has stars without a result.
  private func played(_ kind: GameKind, _ result: PlainText?, stars: Int) -> PlainText {
    var text = texts.name(of: kind)
    if let words = result.map({ ServerAnswer.words($0, 2) }) {
      text = texts.labelled(text, texts.outcome(won: words[0], words[1], of: kind))
    }
    text += " "
    if result != nil || stars > 0 {
      for star in 0..<3 { text += star < stars ? "★" : "☆" }
    } else {
      text += "–"
    }
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes += byte == UInt8(ascii: " ") ? [0xC2, 0xA0] : [byte] }
    return PlainText(utf8: bytes)
  }

  private func back(in lines: inout OnlinePage) {
    lines.button(PlainText(ServerIntent.rest.rawValue), texts.title(of: .rest), isMain: false)
  }

  @inline(never)
  private func offer(
    _ action: EveningAction, _ title: PlainText, isMain: Bool = false, in lines: inout OnlinePage
  ) {
    lines.button(action.event(), title, isMain: isMain)
  }
}
