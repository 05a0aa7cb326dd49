import ByteStrings
import Games

/// The pages of an evening on this device, as lines.
extension OnlineModel {
  func spell(_ place: EveningPlace, in lines: inout OnlinePage) {
    switch place {
    case .players: spellPlayers(in: &lines)
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
        ask(texts.leaveNote(name), .leave, texts.hasLeft(name), in: &lines)
      }
    case .ending: ask(texts.endNote, .end, texts.endEvening, in: &lines)
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
    if hasRoom {
      lines.field(texts.playerName)
      offer(.welcome, texts.addPlayer, isMain: !isEnough, in: &lines)
    }
    lines.note(problem)
    if isEnough {
      lines.paragraph(texts.gamesNote)
      for kind in GameKind.allCases {
        lines.toggle(
          kind, texts.name(of: kind),
          event: EveningAction.toggle.event(of: PlainText(kind.keyword)),
          isOn: evening.includes(kind))
      }
      offer(.begin, texts.beginEvening, isMain: true, in: &lines)
    }
    back(in: &lines)
  }

  private func spellTurn(in round: Int, of player: Int, in lines: inout OnlinePage) {
    let name = evening.players[player].name
    let kind = texts.name(of: evening.rounds[round].kind)
    lines.heading(texts.labelled(texts.round(round + 1, of: evening.rounds.count), kind))
    let isDealt = !evening.game.isEmpty
    lines.turn(
      isDealt ? texts.isDealt(name) : texts.next(name, beginsRound: evening.beginsRound),
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
        texts.wins(name, areMany: winners.count > 1),
        picture: winners.count > 1 ? "🏆" : Evening.picture(of: first), colour: first)
    }
    spellTable(in: &lines)
    lines.note(problem)
    let canRepeat = evening.canRepeat
    if canRepeat { offer(.rematch, texts.title(ofRace: .rematch), isMain: true, in: &lines) }
    offer(.end, texts.changePlayers, isMain: !canRepeat, in: &lines)
    back(in: &lines)
  }

  /// The stars of each player, of all that the rounds can give, and the results for which they got them.
  private func spellTable(in lines: inout OnlinePage) {
    for player in evening.order {
      var games: PlainText = ""
      for round in evening.rounds {
        guard let turn = round.turns[player] else { continue }
        if !games.isEmpty { games += " · " }
        games += played(round.kind, turn)
      }
      let stars = evening.stars(of: player)
      lines.score(
        evening.players[player].name, games.isEmpty ? "–" : texts.stars("\(stars)"),
        percent: stars * 100 / (3 * evening.rounds.count), detail: games,
        picture: Evening.picture(of: player), colour: player)
    }
  }

  /// A game with a player's result and stars, on one line: "Times: 9 right ★★☆", or "Times –" for a skipped turn. A row
  /// of an earlier version has stars without a result.
  private func played(_ kind: GameKind, _ turn: Evening.Turn) -> PlainText {
    var text = texts.name(of: kind)
    let hasResult = !turn.result.isEmpty
    if hasResult {
      let words = ServerAnswer.words(turn.result, 2)
      text = texts.labelled(text, texts.outcome(won: words[0], words[1], of: kind))
    }
    text += hasResult || turn.stars > 0 ? " \(texts.drawn(stars: turn.stars))" : " –"
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes += byte == UInt8(ascii: " ") ? [0xC2, 0xA0] : [byte] }
    return PlainText(utf8: bytes)
  }

  /// Asks before an action that cannot be undone.
  private func ask(
    _ question: PlainText, _ action: EveningAction, _ title: PlainText, in lines: inout OnlinePage
  ) {
    lines.paragraph(question)
    lines.note(problem)
    offer(action, title, isMain: true, in: &lines)
    offer(.open, texts.title(of: .rest), in: &lines)
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
