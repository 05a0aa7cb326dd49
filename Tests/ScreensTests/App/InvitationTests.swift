import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Invitations by link")
struct InvitationTests {
  private let played = codewordRow(limit: "6", moves: ["5 9 slate", "9 10 crane"])

  /// The link that somebody shares of a finished Codeword.
  private func link(_ link: SharingModel.Link) throws -> String {
    let sender = Visit(address(), rows: [played])
    sender.act { $0.sharing.link = link }
    sender.act { $0.sharing.copy() }
    return try sender.copiedLink
  }

  @Test("a puzzle welcomes the player: nothing is stored and no clock runs before the game begins")
  func welcome() throws {
    let link = try link(.puzzle)
    let friend = Visit(link)
    #expect(friend.frame.route.fragment == link)
    #expect(friend.model.invitations.headline == ShareTexts.beatThis)
    #expect(friend.model.invitations.terms == "5 letters · 6 tries")
    friend.wait(60_000)
    #expect(friend.host.rows.isEmpty)
    friend.act { $0.invitations.play() }
    #expect(try friend.session.puzzle.secret == word("crane"))
    #expect(friend.frame.shownTime(of: try friend.session.header.id) == "0:00")
    #expect(friend.host.addresses == ["/", friend.frame.route.fragment], "the list is a step back")
  }

  @Test("every game welcomes the player in its own terms", arguments: GameKind.allCases)
  func terms(kind: GameKind) throws {
    let sender = Visit("/samples")
    let summary = try #require(sender.model.library.history.first { $0.kind == kind })
    sender.act { $0.frame.go(to: .game(kind, summary.header.id)) }
    sender.act { $0.sharing.copy() }
    let friend = Visit(try sender.copiedLink)
    let invitations = friend.model.invitations
    #expect(invitations.session?.kind == kind)
    #expect(!invitations.terms.isEmpty)
    friend.act { $0.invitations.play() }
    #expect(friend.model.library.history.count == 1)
    #expect(friend.model.library.history.first?.header.origin == .challenge)
  }

  @Test("a result shows no answer: the player plays the same puzzle first, or watches the game")
  func result() throws {
    let link = try link(.game)
    let friend = Visit(link)
    #expect(friend.model.reviews.review == nil)
    #expect(friend.model.invitations.headline == ShareTexts.friendsGame)
    #expect(friend.model.invitations.begin == ShareTexts.playFirst)
    #expect(friend.host.rows.isEmpty)
    friend.act { $0.invitations.play() }
    #expect(try friend.attempts.isEmpty)
    #expect(try friend.session.header.origin == .challenge)
    #expect(friend.host.addresses == [link, friend.frame.route.fragment])
  }

  @Test("a player who has played the puzzle of a result sees the result at once")
  func playedBefore() throws {
    let link = try link(.game)
    let friend = Visit.friend(link)
    friend.host.follow(link)
    friend.deliver()
    #expect(friend.model.invitations.begin == ShareTexts.playFirst, "the player only looked at it")
    friend.act { $0.invitations.play() }
    friend.attempt(try word("slate"))
    friend.host.follow(link)
    friend.deliver()
    #expect(friend.model.invitations.begin == ShellTexts.resume, "it is not over")
    friend.act { $0.invitations.play() }
    friend.attempt(try word("crane"))
    friend.host.follow(link)
    friend.deliver()
    #expect(friend.model.reviews.review?.isSent == true)
    #expect(friend.model.library.history.count == 1)
    let sender = Visit(link, rows: [played])
    #expect(sender.model.reviews.review?.moveCount == 2)
  }

  @Test("the link to a puzzle that a player began by link leads to that game, and begins no other")
  func knownPuzzle() throws {
    let link = try link(.puzzle)
    let friend = Visit.friend(link)
    let begun = friend.frame.route
    friend.attempt(try word("slate"))
    friend.act { $0.frame.goHome() }
    friend.host.follow(link)
    friend.deliver()
    #expect(friend.frame.route == begun)
    #expect(friend.model.library.history.count == 1)
  }

  @Test("a game that happens to have the same word reveals nothing: the player is welcomed")
  func samePuzzleByChance() throws {
    let visit = Visit(try link(.puzzle), rows: [played])
    #expect(visit.model.invitations.begin == ShareTexts.begin)
    #expect(visit.model.invitations.session?.kind == .codeword)
  }

  @Test(
    "the link to a daily game welcomes the player to that game, and one tap begins it",
    arguments: GameKind.allCases)
  func gameOfADay(kind: GameKind) throws {
    let sender = Visit.daily()
    try sender.playDaily(kind)
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    #expect(link == Route.dailyGame(testDay, kind, nil).fragment)
    let friend = Visit.daily(link)
    #expect(friend.frame.route.fragment == link)
    let invitations = friend.model.invitations
    #expect(invitations.kind == kind)
    #expect(invitations.headline == "Daily \(kind.name)")
    #expect(invitations.terms == "21 November · \(kind.aim)")
    #expect(invitations.begin == "Play")
    #expect(friend.host.titles.last == ShellTexts.title(kind.name))
    friend.wait(60_000)
    #expect(friend.host.rows.isEmpty)
    friend.act { $0.invitations.play() }
    let begun = friend.frame.route
    #expect(try friend.playedSession.isLike(sender.playedSession))
    #expect(try friend.playedSession.header.day == testDay)
    #expect(friend.host.addresses == ["/", begun.fragment], "the list is a step back")
    friend.act { $0.frame.goHome() }
    #expect(friend.model.library.history.isEmpty, "the player only looked at it")
    friend.host.follow(link)
    friend.deliver()
    #expect(friend.model.invitations.kind == kind)
  }

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
    let figure = kind == .anagrams ? kind.name : "\(kind.name): \(own.shared.figure)"
    #expect(card.title == figure, "the marks of Anagrams do not say how many words were found")
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
    "the end says who did better",
    arguments: [
      ("wwgyw.ggggg", "A tie", "Friend: 2 tries"), ("ggggg", "Your friend wins", "Friend: 1 try"),
      ("wwgyw.wwwww.ggggg", "You win", "Friend: 3 tries"),
      ("wwgyw.wwwwwn", "You win", "Friend: not found"),
    ])
  func verdict(marks: String, verdict: String, friend: String) throws {
    let day = testDay
    let begun = Int64(day.number) * 86_400_000 + 43_200_000
    let row = codewordRow(begun: begun, moves: ["5 9 slate", "9 10 crane"])
    let id = day.identity(1)
    let text = String(decoding: row.text, as: UTF8.self).replacing(
      "id \(GameID(high: 0, low: 1).text)", with: "id \(id.text)")
    let own = Row(key: RowKey.record(id).text, text: Array(text.utf8))
    let visit = Visit.daily(
      "\(Route.dailyGame(day, .codeword, nil).fragment)/\(marks)", rows: [own])
    let comparison = try #require(visit.frame.comparison(of: id))
    #expect(comparison.verdict == verdict)
    #expect(comparison.ownTitle == "You: 2 tries")
    #expect(comparison.friendTitle == friend)
  }

  @Test(
    "letters in the link to a daily game that are not marks are left out",
    arguments: ["x", "ggggq", "G", "", String(repeating: "g", count: 201)])
  func damagedMarks(letters: String) {
    let plain = Route.dailyGame(testDay, .codeword, nil).fragment
    let friend = Visit.daily("\(plain)/\(letters)")
    #expect(friend.model.invitations.headline == "Daily Codeword")
    #expect(friend.model.invitations.card == nil)
  }

  @Test("a result from the daily five is played as a game of the daily five")
  func daily() throws {
    let sender = Visit.daily()
    sender.act { $0.frame.playDaily(.codeword, of: testDay) }
    sender.act { $0.sharing.link = .game }
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    let friend = Visit(link)
    friend.host.localDay = testDay
    friend.act { $0.invitations.play() }
    #expect(try friend.session.puzzle == sender.session.puzzle)
    #expect(friend.model.library.day(of: try friend.session.header.id) == testDay)
  }

  @Test("a result of the player's tomorrow is played as that puzzle, and not as a daily game")
  func tomorrow() throws {
    let sender = Visit.daily()
    sender.act { $0.frame.playDaily(.codeword, of: testDay) }
    sender.act { $0.sharing.link = .game }
    sender.act { $0.sharing.copy() }
    let friend = Visit(try sender.copiedLink)
    friend.host.localDay = testDay.advanced(by: -1)
    friend.act { $0.invitations.play() }
    #expect(try friend.session.puzzle == sender.session.puzzle)
    #expect(try friend.session.header.origin == .challenge)
    #expect(friend.model.library.day(of: try friend.session.header.id) == nil)
  }

  @Test("a record that names a day but holds another puzzle is played as that puzzle")
  func madeByHand() throws {
    let session = try RecordReading(dailyRow(testDay).text).session
    let other = try RecordReading(codewordRow(secret: "otter", moves: ["5 9 otter"]).text).session
    let forged = other.played(as: session.header, after: 1)
    // It does not matter whether the game of that day is already dealt.
    for rows in [[], [dailyRow(testDay, moves: [])]] as [[Row]] {
      let friend = Visit.daily(Route.home.fragment, rows: rows)
      friend.host.follow("/result/" + ResultText.text(of: forged))
      friend.deliver()
      friend.act { $0.invitations.play() }
      #expect(try friend.session.puzzle.secret == word("otter"))
      #expect(try friend.session.header.day == nil)
      #expect(try friend.session.header.origin == .challenge)
    }
  }

  @Test("a friend's result stands beside the player's own end, and the player can watch it")
  func beside() throws {
    let friend = Visit(try link(.game))
    friend.act { $0.invitations.play() }
    let id = try friend.session.header.id
    friend.attempt(try word("crane"))
    #expect(friend.frame.friends(of: id).map(\.shared.figure) == ["2 tries"])
    friend.act { $0.frame.watch($0.frame.friends(of: id)[0]) }
    #expect(friend.model.reviews.review?.moveCount == 2)
    #expect(friend.frame.friends(of: id).isEmpty, "not while the player looks through a game")
    friend.act { $0.reviews.end() }
    #expect(friend.frame.route == .game(.codeword, id), "back to the player's own game")
    let stored = friend.host.rows.map { Row(key: $0.key, text: $0.value) }
    let later = Visit(Route.game(.codeword, id).fragment, rows: stored)
    #expect(later.frame.friends(of: id).map(\.shared.figure) == ["2 tries"], "it is kept")
    let other = Visit(try link(.game), rows: [codewordRow(7, moves: ["5 9 slate"])])
    other.act { $0.frame.go(to: .game(.codeword, GameID(high: 0, low: 7))) }
    let otherGame = GameID(high: 0, low: 7)
    #expect(other.frame.friends(of: otherGame).isEmpty, "attempts are limited there")
  }

  @Test("without the word lists nothing can be checked: the player sees a message and the list")
  func noWords() throws {
    let visit = Visit(try link(.puzzle)) { $0.words = nil }
    #expect(visit.toast == ShellTexts.wordsMissing)
    #expect(visit.frame.route == .home)
  }

  @Test("leaving a welcome leads to the list")
  func leaving() throws {
    let visit = Visit(try link(.game))
    visit.act { $0.frame.goHome() }
    #expect(visit.frame.route == .home)
    #expect(visit.model.invitations.session == nil)
  }
}
