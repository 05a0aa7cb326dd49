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
    #expect(friend.model.invitations.terms == "Find the hidden word. 5 letters · 6 tries")
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
    #expect(invitations.terms == "\(kind.aim) 21 November")
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
