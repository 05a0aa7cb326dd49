import Games
import Library
@testable import Screens
import Testing

@testable import AppCore

@Suite("The coach in the native app") @MainActor
struct CoachFaceTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }
  private var face: CoachFace { CoachFace(app.model) }

  /// Asks about the game of the samples that is over, of a kind.
  private func ask(about kind: GameKind) async throws {
    if app.model.library.history.isEmpty { app.open(link: "pastime://open#/samples") }
    let game = app.model.library.history.first { $0.kind == kind && $0.outcome.isOver }
    app.askCoach(about: try #require(game).header.id)
    #expect(app.shownSheet == .coach)
    #expect(face.wait == CoachTexts.wait)
    #expect(face.lines.isEmpty)
    await app.coaching?.value
  }

  private var leads: [String] {
    face.lines.compactMap { if case .lead(let text) = $0.content { text } else { nil } }
  }

  @Test("a finished game of every kind is looked at", arguments: GameKind.allCases)
  func everyKind(_ kind: GameKind) async throws {
    try await ask(about: kind)
    #expect(!leads.isEmpty)
    #expect(face.wait.isEmpty)
  }

  @Test("bars are parts of the longest, each after the one before")
  func bars() async throws {
    try await ask(about: .memorize)
    let bars = face.lines.compactMap {
      if case .bar(let bar) = $0.content { bar } else { nil }
    }
    #expect(bars.map(\.tone) == [.usual, .choices, .chance, .sum])
    for bar in bars {
      #expect(bar.start >= 0 && bar.length >= 0 && bar.start + bar.length <= 1.011)
    }
  }

  @Test("two games stand beside each other, and a chart is told by what stands below it")
  func beside() {
    let page = LinedPage(Array("v\tAttempts\tYou\t4\tYour friend\t5\nc\tOn average\t20\n".utf8))
    #expect(
      page.lines.map(CoachFace.content) == [
        .pair(label: "Attempts", sides: ["You: 4", "Your friend: 5"]), nil,
      ])
  }

  @Test("whoever goes before the answer ends it, and may ask again")
  func leaves() async throws {
    app.open(link: "pastime://open#/samples")
    let game = app.model.library.history.first { $0.kind == .memorize && $0.outcome.isOver }
    let id = try #require(game).header.id
    app.askCoach(about: id)
    let work = try #require(app.coaching)
    app.shownSheet = nil
    #expect(work.isCancelled)
    #expect(app.coaching == nil)
    await work.value
    #expect(face.lines.isEmpty)
    app.askCoach(about: id)
    await app.coaching?.value
    #expect(!leads.isEmpty)
  }

  @Test("nobody answers what nobody waits for")
  func cancelled() async {
    let room = CoachRoom()
    let page = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await room.page(for: Array("codeword en look ".utf8))
    }.value
    #expect(page == nil)
  }

  @Test("while a game is looked through the coach's card of the move stands there")
  func cards() async throws {
    try await ask(about: .hangman)
    let game = app.model.library.history.first { $0.kind == .hangman && $0.outcome.isOver }
    let id = try #require(game).header.id
    app.shownSheet = nil
    app.lookThrough(id)
    app.show(moves: 1)
    let card = try #require(ReviewFace(app.model)).card
    #expect(card.count >= 2)
    app.show(moves: 0)
    #expect(ReviewFace(app.model)?.card == [])
  }
}
