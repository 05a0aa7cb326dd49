import ByteStrings
import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("What a friend made of a puzzle, in a link to it")
struct FriendMarksTests {
  @Test(
    "the link to a finished daily game shows the friend's result, and no more",
    arguments: GameKind.allCases)
  func marksOfADay(kind: GameKind) throws {
    let sender = Visit.daily("", rows: fiveRows(of: testDay))
    let own = try #require(DailyFive(sender.model.library, of: testDay)[kind])
    sender.act { $0.frame.go(to: .game(kind, own.id)) }
    sender.act { $0.sharing.copy() }
    let friend = Visit.daily(try sender.copiedLink)
    #expect(friend.model.invitations.headline == ShareTexts.beatThis)
    let card = try #require(friend.model.invitations.card)
    #expect(card.rows == own.shared.symbols)
    let figure =
      kind == .anagrams ? AnagramsTexts.points(Int64(try #require(own.tally))) : own.shared.figure
    let time =
      kind == .times ? ", " + ShellTexts.time(own.summary.timeAtLastMove.sinceBeginning) : ""
    #expect(card.title == "\(kind.name): \(figure)\(time)")
    friend.act { $0.invitations.play() }
    let begun = try #require(friend.model.library.openGame)
    #expect(friend.frame.friendMarks(of: begun)?.rows == own.shared.symbols)
    #expect(sender.frame.friendMarks(of: own.id) == nil)
  }

  @Test(
    "the link to the puzzle of a finished game shows the friend's result, also beside the player's own at its end",
    arguments: GameKind.allCases)
  func marksOfAPuzzle(kind: GameKind) throws {
    let sender = Visit("/samples")
    let summary = try #require(
      sender.model.library.history.first { $0.kind == kind && $0.outcome.isOver })
    let own = try #require(sender.model.library.session(summary.header.id))
    sender.act { $0.frame.go(to: .game(kind, own.id)) }
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    let friend = Visit(link)
    #expect(friend.model.invitations.headline == ShareTexts.beatThis)
    #expect(friend.model.invitations.card?.rows == own.shared.symbols)
    #expect(friend.frame.route.fragment == link)
    friend.act { $0.invitations.play() }
    let begun = try #require(friend.model.library.openGame)
    #expect(friend.frame.friendMarks(of: begun)?.rows == own.shared.symbols)
    let plain = String(link[..<(try #require(link.lastIndex(of: "/")))])
    friend.host.follow(plain)
    friend.deliver()
    #expect(friend.frame.friendMarks(of: begun) == nil, "another link, without marks, was opened")
    #expect(Visit(plain).model.invitations.headline.hasPrefix("A friend "))
  }

  @Test(
    "a friend who sends a player's own puzzle back leads to the player's game of it, for a week")
  func sentBack() throws {
    let host = FakeHost()
    let played = codewordRow(
      begun: host.today.count, limit: "6", moves: ["5 9 slate", "9 10 crane"])
    let sender = Visit(address(), rows: [played])
    let own = sender.frame.route
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    let back = Visit(link, rows: [played])
    #expect(back.frame.route == own)
    let marks = back.frame.friendMarks(of: try back.session.header.id)
    #expect(marks?.rows == (try sender.session.game.symbols))
    let later = Visit(link, rows: [played]) { $0.today = host.today + Milliseconds(604_800_001) }
    #expect(later.model.invitations.headline == ShareTexts.beatThis)
  }

  @Test("a friend who did not find the answer asks whether the player can")
  func marksOfALostGame() throws {
    let sender = Visit(
      address(), rows: [codewordRow(limit: "3", moves: ["1 1 slate", "2 2 brick", "3 3 moist"])])
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    #expect(link.hasSuffix("n"))
    let invitations = Visit(link).model.invitations
    #expect(invitations.headline == ShareTexts.findThis)
    #expect(invitations.card?.title == "Codeword: not found")
    #expect(invitations.card?.rows == (try sender.session.game.symbols))
  }

  @Test("in a sprint more right answers are better, however many were wrong")
  func sprint() throws {
    let ranks = try ["bbwwb", "bb", "wb"].map { letters in
      let marks = try #require(FriendMarks(letters: Array(letters.utf8)[...]))
      return try #require(GameKind.times.result(of: marks)).rank
    }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count == 3)
  }

  @Test(
    "with as many right answers the quicker round of Times is better, and with more points the game of Anagrams",
    arguments: [GameKind.times, .anagrams])
  func tallies(kind: GameKind) throws {
    let sender = Visit.daily("", rows: fiveRows(of: testDay))
    let own = try #require(DailyFive(sender.model.library, of: testDay)[kind])
    let tally = try #require(own.tally)
    let letters = try #require(FriendMarks(of: own, showsTime: false)).letters
    let symbols = letters.prefix { $0 != UInt8(ascii: "-") }
    func verdict(friend: Int?, showsTime: Bool = true) throws -> PlainText {
      let marks = symbols + Array((friend.map { "-\($0)" } ?? "").utf8)
      return FriendComparison(
        own, beside: try #require(FriendMarks(letters: marks[...])), showsTime: showsTime
      ).verdict
    }
    #expect(try verdict(friend: tally) == ShareTexts.tie)
    #expect(
      try verdict(friend: tally + 1) == (kind == .times ? ShareTexts.youWin : ShareTexts.friendWins)
    )
    if kind == .times {
      #expect(try verdict(friend: tally - 1) == ShareTexts.friendWins)
      #expect(try verdict(friend: tally - 1, showsTime: false) == ShareTexts.tie)
      #expect(try verdict(friend: nil) == ShareTexts.tie)
    } else {
      #expect(try verdict(friend: nil) == "")
    }
  }

  @Test(
    "the end says who did better",
    arguments: [
      ("wwgyw.ggggg", "A tie", "Friend: 2 tries"), ("ggggg", "Your friend wins", "Friend: 1 try"),
      ("wwgyw.wwwww.ggggg", "You win", "Friend: 3 tries"),
      ("wwgyw.wwwwwn", "You win", "Friend: not found"),
    ])
  func verdict(marks: String, verdict: String, friend: String) throws {
    let own = dailyRow(testDay, moves: ["5 9 slate", "9 10 crane"])
    let plain = Route.dailyGame(testDay, .codeword, nil).fragment
    let visit = Visit.daily("\(plain)/\(marks)", rows: [own])
    let comparison = try #require(visit.frame.comparison(of: try visit.session.header.id))
    #expect(comparison.verdict == verdict)
    #expect(comparison.ownTitle == "You: 2 tries")
    #expect(comparison.friendTitle == friend)
  }

  @Test(
    "letters in the link to a daily game that are not marks are left out",
    arguments: [
      "x", "ggggq", "G", "", "ggggg-", "ggggg-x", "gggggn5", "gggggn-5", "ggggg-n", "ggggg-1000000",
      "-5",
      String(repeating: "g", count: 201),
    ])
  func damagedMarks(letters: String) {
    let plain = Route.dailyGame(testDay, .codeword, nil).fragment
    let friend = Visit.daily("\(plain)/\(letters)")
    #expect(friend.model.invitations.headline == "Daily Codeword")
    #expect(friend.model.invitations.card == nil)
  }

  @Test("a game of two players has no marks: nobody can say who did better")
  func twoPlayers() throws {
    let sender = Visit(
      Route.game(.memorize, GameID(high: 0, low: 1)).fragment,
      rows: [memorizeRow(players: 2, moves: [1, 2, 3, 4])])
    sender.act { $0.sharing.copy() }
    let invitations = Visit(try sender.copiedLink).model.invitations
    #expect(invitations.card == nil)
    #expect(invitations.headline.hasPrefix("A friend "))
  }
}
