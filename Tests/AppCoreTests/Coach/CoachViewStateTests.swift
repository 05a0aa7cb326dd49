import Games
import Library
@testable import Screens
import Testing

@testable import AppCore

@Suite("The coach in the native app") @MainActor
struct CoachViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }
  private var viewState: CoachViewState { CoachViewState(app.model) }

  /// Asks about the finished sample game of a kind.
  private func ask(about kind: GameKind) async throws {
    if app.model.library.history.isEmpty { app.open(link: "pastime://open#/samples") }
    let game = app.model.library.history.first { $0.kind == kind && $0.outcome.isOver }
    app.askCoach(about: try #require(game).header.id)
    #expect(app.shownModal == .coach)
    #expect(viewState.wait == CoachTexts.wait)
    #expect(viewState.lines.isEmpty)
    await app.coaching?.value
  }

  private var leads: [String] {
    viewState.lines.compactMap { if case .lead(let text) = $0.content { text } else { nil } }
  }

  @Test("the coach reviews a finished game of every kind", arguments: GameKind.allCases)
  func everyKind(_ kind: GameKind) async throws {
    try await ask(about: kind)
    #expect(!leads.isEmpty)
    #expect(viewState.wait.isEmpty)
  }

  @Test("bars show what is usual, what the choices take and what it was, as parts of the longest")
  func bars() async throws {
    try await ask(about: .memorize)
    let bars = viewState.lines.compactMap {
      if case .bar(let bar) = $0.content { bar } else { nil }
    }
    #expect(bars.map(\.tone) == [.usual, .choices, .result])
    #expect(bars.map(\.length).max() == 1)
    #expect(bars.allSatisfy { $0.length > 0 })
  }

  @Test("a player who leaves before the answer cancels it, and can ask again")
  func leaves() async throws {
    app.open(link: "pastime://open#/samples")
    let game = app.model.library.history.first { $0.kind == .memorize && $0.outcome.isOver }
    let id = try #require(game).header.id
    app.askCoach(about: id)
    let work = try #require(app.coaching)
    app.shownModal = nil
    #expect(work.isCancelled)
    #expect(app.coaching == nil)
    await work.value
    #expect(viewState.lines.isEmpty)
    app.askCoach(about: id)
    await app.coaching?.value
    #expect(!leads.isEmpty)
  }

  @Test("the coach does not answer a cancelled question")
  func cancelled() async {
    let room = CoachRoom()
    let page = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await room.page(
        for: Array("codeword look ".utf8), about: .codeword, in: .english)
    }.value
    #expect(page == nil)
  }

  @Test("while a player looks through a game, the coach's card of the move is shown")
  func cards() async throws {
    try await ask(about: .hangman)
    let game = app.model.library.history.first { $0.kind == .hangman && $0.outcome.isOver }
    let id = try #require(game).header.id
    app.shownModal = nil
    app.lookThrough(id)
    app.show(moves: 1)
    let card = try #require(ReviewViewState(app.model)?.card)
    #expect(!card.title.isEmpty && !card.sentences.isEmpty)
    app.show(moves: 0)
    #expect(ReviewViewState(app.model)?.card == nil)
  }

  /// Plays a game of Memorize with every card in turn, however the cards lie.
  private func playMemorize(on device: ManualDevice) throws {
    let session = try #require(device.app.model.shelf.memorize.session)
    let cards = session.puzzle.cards
    for first in cards.indices {
      for second in cards.indices.dropFirst(first + 1) where cards[first] == cards[second] {
        for card in [first, second] { device.app.act { $0.shelf.memorize.choose(card) } }
      }
    }
    device.wait(2_000)
    #expect(device.app.model.shelf.memorize.session?.game.outcome.isOver == true)
  }

  /// Lets the coach work until it has nothing left to do.
  private func finish() async {
    while let work = app.coaching, !work.isCancelled, viewState.wait.isEmpty == false || isAtWork {
      await work.value
    }
  }

  private var isAtWork: Bool {
    viewState.lines.contains { if case .progress = $0.content { true } else { false } }
  }

  @Test("the statistics of a kind lead to a chart of its last games")
  func lastGames() async throws {
    #expect(!StatisticsViewState(.memorize, in: app).hasLastGames)
    for _ in 0..<3 {
      app.act { $0.shelf.memorize.start(MemorizeOptions(pairs: 6), of: nil) }
      try playMemorize(on: device)
    }
    #expect(StatisticsViewState(.memorize, in: app).hasLastGames)
    #expect(!StatisticsViewState(.times, in: app).hasLastGames)
    app.show(.statistics(.memorize))
    app.lookBack(on: .memorize)
    #expect(app.shownModal == .coach)
    await finish()
    let charts = viewState.lines.compactMap {
      if case .chart(let chart) = $0.content { chart } else { nil }
    }
    let chart = try #require(charts.first)
    #expect(chart.columns.count == 3)
    #expect(chart.columns[0].label.hasPrefix("1"))
    #expect(chart.zero > 0 && chart.zero <= 1)
    for span in chart.columns.flatMap({ [$0.choices, $0.chance] }) {
      let span = try #require(span)
      #expect(span.top >= -0.011 && span.top + span.height <= 1.011)
      // Each begins or ends at zero.
      #expect(
        abs(span.top - chart.zero) < 0.011 || abs(span.top + span.height - chart.zero) < 0.011)
    }
    // A player who leaves and asks about one game sees only that game.
    app.shownModal = nil
    try await ask(about: .memorize)
    #expect(charts.count == 1)
    #expect(!viewState.lines.contains { if case .chart = $0.content { true } else { false } })
  }

  @Test("a column stands on zero or hangs from it, and a game without figures has none")
  func columns() {
    let chart = CoachChartViewState(["c", "Sum", "25", "One", "50", "-25", "Two", "", ""])
    #expect(chart.zero == 0.75)
    #expect(chart.columns[0].choices?.top == 0.25)
    #expect(chart.columns[0].choices?.height == 0.5)
    #expect(chart.columns[0].chance?.top == 0.75)
    #expect(chart.columns[0].chance?.height == 0.25)
    #expect(chart.columns[1].choices == nil && chart.columns[1].chance == nil)
    #expect(chart.columns[1].label == "Two")
  }

  @Test("the coach shows a friend's game beside the player's own")
  func beside() async throws {
    let friend = try ManualDevice()
    friend.app.act { $0.shelf.memorize.start(MemorizeOptions(pairs: 6), of: nil) }
    try playMemorize(on: friend)
    friend.app.offerSharing(of: .memorize)
    friend.app.act { $0.sharing.link = .game }
    #expect(app.open(link: friend.app.shared))
    app.act { $0.invitations.play() }
    try playMemorize(on: device)
    let id = try #require(app.openGame)
    app.askCoach(about: id)
    await finish()
    let asks = viewState.lines.contains {
      if case .intent(let verb, _) = $0.content { verb == "both" } else { false }
    }
    #expect(asks)
    app.askCoach("both")
    await app.coaching?.value
    let pairs = viewState.lines.compactMap {
      if case .pair(let pair) = $0.content { pair } else { nil }
    }
    #expect(pairs.count >= 3)
    #expect(pairs.allSatisfy { $0.own.name == "You" && $0.other.name == "Your friend" })
    #expect(pairs.allSatisfy { !$0.label.isEmpty && !$0.own.value.isEmpty })
  }

  @Test("words of a card can be unfolded, each with its meaning")
  func cardWords() {
    let coach = app.model.coach
    let fields = ["3. CRANE", "Best", "Two fitted.", "", "Which fitted", "album", "zzz"]
    let plain = CoachCardViewState(fields[..<3], coach)
    #expect(plain.sentences == ["Two fitted."] && plain.words.isEmpty && plain.wordsTitle.isEmpty)
    app.act { $0.coach.loadMeanings() }
    let card = CoachCardViewState(fields[...], coach)
    #expect(card.title == "3. CRANE" && card.verdict == "Best")
    #expect(card.sentences == ["Two fitted."])
    #expect(card.wordsTitle == "Which fitted")
    #expect(card.words.map(\.word) == ["album", "zzz"])
    #expect(card.words[0].meaning.isEmpty == false)
    #expect(card.words[1].meaning.isEmpty)
  }
}
