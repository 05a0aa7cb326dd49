import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Challenges")
struct ChallengeTests {
  @Test("a link to the puzzle on screen opens the same puzzle, without its attempts")
  func linkToPuzzle() throws {
    let sender = Visit(address(), rows: [codewordRow(limit: "6", moves: ["5 9 crane"])])
    sender.act { $0.sharing.copy() }
    let link = try sender.copiedLink
    #expect(!link.contains("crane"))
    let friend = Visit.friend(link)
    #expect(try friend.session.puzzle.secret == word("crane"))
    #expect(try friend.session.options.limit == 6)
    #expect(try friend.session.header.origin == .challenge)
    #expect(try friend.attempts.isEmpty)
    #expect(friend.model.library.history.count == 1)
  }

  @Test("a challenge waits for the word lists")
  func waits() throws {
    let challenge = try CodewordChallenge(
      CodewordPuzzle(secret: word("otter")), options: .standard)
    let visit = Visit("/codeword/challenge/" + challenge.text(salt: 7)) { $0.holdsWords = true }
    #expect(visit.model.library.history.isEmpty)
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.model.invitations.headline == "A friend sent you a word to find")
    visit.act { $0.invitations.play() }
    #expect(try visit.session.puzzle.secret == word("otter"))
  }

  /// Opens two links one after the other, before the word lists arrive.
  private func open(_ first: String, then last: String) -> Visit {
    let visit = Visit(first) { $0.holdsWords = true }
    visit.host.follow(last)
    visit.deliver()
    visit.host.answerWords()
    visit.deliver()
    return visit
  }

  @Test("if a challenge and a result wait for the word lists, the later link opens")
  func laterLink() throws {
    let otter = try CodewordChallenge(CodewordPuzzle(secret: word("otter")), options: .standard)
    let challenge = "/codeword/challenge/" + otter.text(salt: 7)
    let played = try RecordReading(codewordRow(moves: ["5 9 slate"]).text).session
    let whole = "/result/" + ResultText.text(of: played)
    for (result, isWhole) in [(whole, true), ("/result/abc", false)] {
      let watching = open(challenge, then: result)
      #expect(watching.host.addresses.last == watching.frame.route.fragment)
      #expect(watching.frame.route.fragment == (isWhole ? result : Route.home.fragment))
      #expect(watching.model.invitations.isResult == isWhole)
      #expect(watching.model.library.history.isEmpty)
      let playing = open(result, then: challenge)
      #expect(playing.host.addresses.last == playing.frame.route.fragment)
      #expect(!playing.model.invitations.isResult)
      playing.act { $0.invitations.play() }
      #expect(try playing.session.puzzle.secret == word("otter"))
      #expect(playing.model.reviews.review == nil)
    }
  }

  @Test("a link with a word that nobody could find is refused, and so is a broken link")
  func refused() throws {
    let nonsense = try CodewordChallenge(
      CodewordPuzzle(secret: word("zzzzz")), options: .standard)
    let visit = Visit("/codeword/challenge/" + nonsense.text(salt: 7))
    #expect(visit.toast == ShareTexts.impossible)
    #expect(visit.model.library.history.isEmpty)
    let broken = Visit("/codeword/challenge/abc")
    #expect(broken.toast == ShareTexts.sentence(for: ChallengeError.damaged))
    #expect(broken.model.library.history.isEmpty)
  }

  private func enter(_ text: String, in visit: Visit) {
    visit.act { $0.shelf.codeword.ownWord.text = text }
    visit.act { $0.shelf.codeword.challengeWithOwnWord() }
  }

  @Test("the player's own word becomes a link, with the choices of the modal")
  func ownWord() throws {
    let visit = Visit()
    let options = try #require(CodewordOptions(length: 5, limit: 8, mode: .hard))
    visit.act { $0.shelf.codeword.offerChoices() }
    visit.act { $0.shelf.codeword.chosen = options }
    enter("Otter", in: visit)
    #expect(visit.toast == ShareTexts.linkCopied)
    let friend = Visit.friend(try visit.copiedLink)
    #expect(try friend.session.puzzle.secret == word("otter"))
    #expect(try friend.session.options == options)
  }

  @Test("a text that is not a word, or a word that nobody could find, is refused")
  func refusedOwnWord() {
    let visit = Visit()
    visit.act { $0.shelf.codeword.offerChoices() }
    enter("o2", in: visit)
    #expect(visit.model.shelf.codeword.ownWord.isNoWord)
    enter("zzzzz", in: visit)
    #expect(!visit.model.shelf.codeword.ownWord.isNoWord)
    #expect(visit.model.shelf.codeword.ownWord.refusal != nil)
    #expect(visit.host.clipboard == nil)
  }

  @Test("only an address loads samples, which are marked and left out of statistics (CW-13)")
  func samples() {
    #expect(Visit().model.library.history.isEmpty)
    let library = Visit("/samples").model.library
    #expect(library.history.count >= 6)
    #expect(library.history.allSatisfy { $0.header.origin == .sample })
    #expect(CodewordStatistics(library).common.played == 0)
    #expect(Set(library.history.map(\.outcome.keyword.description)).count == 3)
  }

  @Test("the samples contain games of every kind")
  func sampleGames() throws {
    let visit = Visit("/samples")
    let file = String(decoding: try #require(visit.host.samples), as: UTF8.self)
    for kind in GameKind.allCases {
      let count = file.split(separator: "\n").count { $0.hasPrefix("game \(kind.keyword) ") }
      #expect(count > 0)
      #expect(visit.model.library.history.count { $0.kind == kind } == count)
    }
  }

  @Test("without the sample games the player sees why there are none", arguments: [nil, [7]])
  func noSamples(file: [UInt8]?) {
    let visit = Visit("/samples") { $0.samples = file }
    #expect(visit.toast == ShellTexts.samplesMissing)
    #expect(visit.model.library.history.isEmpty)
  }
}
