import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("Looking through a game as the native views show it") @MainActor
struct ReviewViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private var viewState: ReviewViewState { get throws { try #require(ReviewViewState(app.model)) } }

  /// Begins a Codeword with two attempts.
  private func begin() throws -> GameID {
    app.act { $0.shelf.codeword.start(nil) }
    let session = try #require(app.model.shelf.codeword.session)
    var words: [String] = []
    app.model.frame.words.book?.forEachWord(length: 5) { word, _ in
      if word != session.puzzle.secret, words.count < 2 { words.append(word.text) }
    }
    for word in words { device.attempt(word) }
    return session.header.id
  }

  @Test("a player steps back and on, and the game itself shows each stage")
  func steps() throws {
    app.lookThrough(try begin())
    #expect(app.stage == .codeword)
    #expect(try viewState.count == 2)
    #expect(try !viewState.canStepOn)
    app.show(moves: 1)
    #expect(try viewState.position.hasPrefix("Move 1 of 2"))
    #expect(try #require(CodewordViewState(app.model)).rows.count { $0.kind == .attempt } == 1)
    app.show(moves: 0)
    #expect(try !viewState.canStepBack)
    #expect(try viewState.verdict.isEmpty)
  }

  @Test("a player who plays on from a move gets a new game, and the first game stays")
  func goOn() throws {
    let id = try begin()
    app.lookThrough(id)
    app.show(moves: 1)
    app.act { $0.reviews.goOn() }
    #expect(ReviewViewState(app.model) == nil)
    #expect(app.openGame != id)
    #expect(app.model.library.session(id)?.summary.moveCount == 2)
    device.killAndReopen()
    #expect(app.model.library.history.map(\.moveCount).sorted() == [1, 2])
  }

  @Test("a friend's result is offered, watched from the beginning, and called fair")
  func friend() throws {
    let id = try begin()
    let link = ResultText.text(of: try #require(app.model.library.session(id)))
    let friend = try ManualDevice()
    friend.app.open(link: "#/result/\(link)")
    #expect(InvitationViewState(friend.app.model)?.card.isEmpty == false)
    friend.app.act { $0.invitations.watch() }
    let viewState = try #require(ReviewViewState(friend.app.model))
    #expect(viewState.count == 0)
    #expect(viewState.verdict == "Checked: a fair game, 2 moves.")
    friend.app.act { $0.reviews.end() }
    #expect(!friend.app.isAway)
  }
}
