import Games
import Testing

@testable import OnlinePages

@Suite("An evening on one device")
struct EveningTests {
  private func evening(_ names: String..., games: [GameKind] = [.codeword, .times]) -> Evening {
    var evening = Evening()
    for name in names { #expect(evening.welcome(name) == nil) }
    for kind in GameKind.allCases where evening.includes(kind) != games.contains(kind) {
      evening.toggle(kind)
    }
    evening.begin()
    return evening
  }

  @Test("names are trimmed, no name occurs twice, and eight can play")
  func names() {
    var evening = Evening()
    #expect(evening.welcome("  ") == .nameless)
    #expect(evening.welcome("  Ann  Lee ") == nil)
    #expect(evening.players.first?.name == "Ann  Lee")
    #expect(evening.welcome("Ann  Lee") == .taken)
    for number in 2...8 { #expect(evening.welcome("P\(number)") == nil) }
    #expect(evening.welcome("Zoe") == .full)
    evening.takeOut(0)
    #expect(evening.welcome("Zoe") == nil)
  }

  @Test("a long name is cut between two letters")
  func longName() {
    var evening = Evening()
    #expect(evening.welcome(String(repeating: "ä", count: 30)) == nil)
    #expect(evening.players[0].name == String(repeating: "ä", count: 12))
  }

  @Test("nobody begins alone, and one game always stays")
  func few() {
    var evening = Evening()
    _ = evening.welcome("Ann")
    evening.begin()
    #expect(evening.rounds.isEmpty)
    for kind in GameKind.allCases where evening.includes(kind) { evening.toggle(kind) }
    #expect(GameKind.allCases.filter { evening.includes($0) } == [.times])
  }

  @Test("each player has a turn in each round, and each round begins with another player")
  func turns() {
    var evening = evening("Ann", "Ben")
    var seen: [String] = []
    while let turn = evening.turn {
      seen.append("\(evening.rounds[turn.round].kind) \(evening.players[turn.player].name)")
      evening.deal("id \(seen.count)")
      evening.end(turnWith: seen.count % 4)
      #expect(evening.game.isEmpty)
    }
    #expect(seen == ["codeword Ann", "codeword Ben", "times Ben", "times Ann"])
    #expect(evening.stars(of: 0) == 1 + 0)
    #expect(evening.stars(of: 1) == 2 + 3)
    #expect(evening.winners == ["Ben"])
  }

  @Test("a second deal does not replace the first")
  func dealtTwice() {
    var evening = evening("Ann", "Ben")
    evening.deal("first")
    evening.deal("second")
    #expect(evening.game == "first")
  }

  @Test("a player who leaves has no more turns, keeps their stars, and is not in the next evening")
  func left() {
    var evening = evening("Ann", "Ben", "Cleo")
    evening.end(turnWith: 3)
    evening.deal("of Ben")
    evening.leave()
    #expect(evening.turn?.player == 2)
    #expect(evening.game.isEmpty)
    evening.end(turnWith: 1)
    #expect(evening.turn.map { [$0.round, $0.player] } == [1, 2])
    evening.leave()
    evening.leave()
    #expect(evening.turn == nil)
    #expect(evening.winners == ["Ann"])
    #expect(!evening.canRepeat, "there is nobody to play again")
    evening.startOver()
    #expect(evening.players.isEmpty)
  }

  @Test("players with equal stars share a place, and the next place is left out")
  func shared() {
    var evening = evening("Ann", "Ben", "Cleo", "Dan", games: [.times])
    for stars in [1, 3, 3, 0] { evening.end(turnWith: stars) }
    #expect((0..<4).map { evening.place(of: $0) } == [3, 1, 1, 4])
    #expect(evening.order == [1, 2, 0, 3])
    #expect(evening.winners == ["Ben", "Cleo"])
  }

  @Test("nobody wins without a star")
  func none() {
    var evening = evening("Ann", "Ben", games: [.times])
    evening.end(turnWith: 0)
    evening.end(turnWith: 0)
    #expect(evening.winners.isEmpty)
  }

  @Test("those who stayed can play the same games again")
  func again() {
    var evening = evening("Ann", "Ben", "Cleo")
    evening.end(turnWith: 3)
    evening.rematch()
    #expect(evening.stars(of: 0) == 3, "not while somebody has a turn")
    evening.leave()
    while evening.turn != nil { evening.end(turnWith: 1) }
    evening.rematch()
    #expect(evening.players.map(\.name) == ["Ann", "Cleo"])
    #expect(evening.rounds.map(\.kind) == [.codeword, .times])
    #expect(evening.turn.map { [$0.round, $0.player] } == [0, 0])
  }

  @Test("a kept evening is read again as it was")
  func row() throws {
    var evening = evening("Ann Lee", "Ben", "Zoë")
    evening.end(turnWith: 2, "won 4")
    evening.leave()
    evening.end(turnWith: 0)
    evening.deal("0123456789abcdef0123456789abcdef")
    let row = evening.row
    let read = try #require(Evening(ServerAnswer(Array("200\n\(row)".utf8))))
    #expect(read.row == row)
    #expect(read.players.map(\.name) == ["Ann Lee", "Ben", "Zoë"])
    #expect(read.rounds.map { $0.turns.map { $0?.stars } } == [[2, nil, 0], [nil, nil, nil]])
    #expect(read.rounds[0].turns.map { $0?.result } == ["won 4", nil, ""])
    #expect(read.turn.map { [$0.round, $0.player] } == [1, 2])
  }

  @Test("an evening of an earlier version has stars without results")
  func earlier() throws {
    let row = "200\npastime-evening 1\ngames 31\nplayer here Ann\nplayer here Ben\nround times 3-\n"
    let read = try #require(Evening(ServerAnswer(Array(row.utf8))))
    #expect(read.rounds.map { $0.turns.map { $0?.stars } } == [[3, nil]])
    #expect(read.rounds[0].turns.map { $0?.result } == ["", nil])
  }

  @Test(
    "text that is no evening is not read",
    arguments: [
      "", "pastime-evening 2\ngames 31\n", "pastime-evening 1\ngames 0\n",
      "pastime-evening 1\ngames 31\nplayer here Ann\nround codeword 33\n",
      "pastime-evening 1\ngames 31\nplayer here Ann\nround chess 3\n",
    ])
  func unreadable(row: String) {
    #expect(Evening(ServerAnswer(Array("200\n\(row)".utf8))) == nil)
  }
}
