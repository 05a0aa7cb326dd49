import ByteStrings
import Games
import Library
import Markup
import Words

/// Hangman in the frame: its choices, its list rows, its sheets; and the screen of the game in front.
final class HangmanPresenter: GamePresenter {
  /// The game in front, as far as it is not kept.
  private(set) var screen: HangmanScreen?
  /// What is chosen in the sheet for a new game.
  var chosen = HangmanOptions.standard
  /// The answer of one's own that is being entered.
  var own = OwnAnswer()
  /// Which games the statistics count; nothing means all.
  var countedMode: HangmanOptions.Mode?
  /// How moves are shared.
  var shareStyle = HangmanShare.Style.signs

  /// The words and phrases, once they were asked for and have arrived.
  private var book: HangmanBook?
  private var isLoading = false
  /// What is to be dealt when they arrive, where the player still waits for it.
  private var waiting: (options: HangmanOptions, day: Day?, route: Route)?

  var name: PlainText { HangmanScreenTexts.name }
  var aim: PlainText { HangmanScreenTexts.aim }
  var art: Node { HangmanArt.looks }

  // MARK: New games

  var choicesTitle: PlainText { HangmanScreenTexts.choicesTitle }

  func usual(in app: PastimeApp) -> PlainText {
    HangmanScreenTexts.options(app.library.settings.hangman)
  }

  func start(_ day: Day?, in app: PastimeApp) {
    guard let options = day == nil ? app.library.settings.hangman : .daily else { return }
    start(options, of: day, in: app)
  }

  func resetChoices(in app: PastimeApp) {
    chosen = app.library.settings.hangman
    own = OwnAnswer()
    load(in: app)
  }

  func choices(in app: PastimeApp) -> Node { HangmanNewGame(app: app, presenter: self).body }

  func defaults(in app: PastimeApp) -> Node {
    .group([
      HangmanChoices(prefix: "default", options: app.library.settings.hangman) { options in
        app.library.changeSettings { $0.hangman = options }
      }.body,
      Segments(
        name: "hangman-look", title: HangmanScreenTexts.look, count: HangmanLook.allCases.count
      ) { number in
        let look = HangmanLook.allCases[number]
        return Segments.Choice(
          title: HangmanTexts.name(of: look), isChosen: look == app.library.settings.look
        ) { app.library.changeSettings { $0.look = look } }
      }.body,
    ])
  }

  /// Deals a game with these options and opens it, at once or when the words are there.
  func start(_ options: HangmanOptions, of day: Day? = nil, in app: PastimeApp) {
    guard let book else {
      waiting = (options, day, app.route)
      load(in: app)
      return app.show(ShellTexts.wordsLoading)
    }
    var random = app.random(of: .hangman, day: day)
    guard
      let options = HangmanOptions(
        source: options.source, difficulty: options.difficulty,
        misses: day == nil ? app.library.settings.look.misses : options.misses,
        mode: options.mode),
      var puzzle = try? Hangman.deal(options, using: &random, from: book)
    else { return app.show(HangmanScreenTexts.nothingToDeal) }
    // Another puzzle than the one in front, unless there is no other.
    let last = session(in: app)?.puzzle
    for _ in 0..<8 where day == nil && puzzle == last {
      puzzle = (try? Hangman.deal(options, using: &random, from: book)) ?? puzzle
    }
    begin(puzzle, options, app.newHeader(of: day), in: app)
  }

  /// Keeps a game that was just dealt, and opens it.
  func begin(
    _ puzzle: HangmanPuzzle, _ options: HangmanOptions, _ header: SessionHeader,
    in app: PastimeApp
  ) {
    guard let session = try? Session<Hangman>(header, options: options, puzzle: puzzle) else {
      return
    }
    app.begin(.hangman(session))
  }

  private func load(in app: PastimeApp) {
    guard book == nil, !isLoading else { return }
    isLoading = true
    app.host.fetch("hangman", request: app.request(.file(.hangman)))
  }

  func take(file: [UInt8]?, in app: PastimeApp) {
    isLoading = false
    book = file.flatMap { try? HangmanBook($0) }
    guard let (options, day, route) = waiting else { return }
    waiting = nil
    // Whoever has gone elsewhere meanwhile is not called back.
    guard app.route == route, app.sheet == nil || app.sheet == .newGame(.hangman) else { return }
    guard book != nil else { return app.show(HangmanScreenTexts.wordsMissing) }
    if app.toast?.message.hasSameBytes(as: ShellTexts.wordsLoading) == true { app.toast = nil }
    start(options, of: day, in: app)
  }

  // MARK: The list

  func picture(of session: AnySession, in app: PastimeApp) -> Node {
    guard case .hangman(let session) = session else { return .empty }
    return HangmanPicture(game: session.game, look: app.library.settings.look).body
  }

  func progress(of session: AnySession) -> PlainText {
    guard case .hangman(let session) = session else { return "" }
    return HangmanScreenTexts.progress(session)
  }

  // MARK: The stage

  var openGame: RecordID? { screen?.id }

  func open(_ session: AnySession) {
    guard case .hangman(let session) = session, session.header.id != screen?.id else { return }
    screen = HangmanScreen(session)
  }

  func arrive() { screen?.arrive() }

  func branch(as id: RecordID) { screen?.branch(as: id) }

  func stage(in app: PastimeApp) -> Node {
    guard let screen, let session = session(in: app) else { return .empty }
    screen.follow(session.game, isCovered: app.sheet != nil)
    return HangmanView(app: app, presenter: self, screen: screen, session: session).body
  }

  /// The game in front, as it is kept.
  func session(in app: PastimeApp) -> Session<Hangman>? {
    guard let screen, case .hangman(let session)? = app.library.session(screen.id) else {
      return nil
    }
    return session
  }

  // MARK: Sheets

  func endTitle(in app: PastimeApp) -> PlainText {
    session(in: app).map { HangmanScreenTexts.end($0.game) } ?? ""
  }

  func end(in app: PastimeApp) -> Node {
    session(in: app).map { HangmanEnd(app: app, presenter: self, session: $0).inSheet } ?? .empty
  }

  var helpTitle: PlainText { HangmanScreenTexts.helpTitle }

  var help: Node { HangmanHelp().body }

  func statistics(in app: PastimeApp) -> Node {
    HangmanStatisticsView(app: app, presenter: self).body
  }

  func sharing(in app: PastimeApp) -> Node {
    SharingBody(
      app: app, title: HangmanScreenTexts.shareStyle, usesWords: shareStyle == .words,
      use: { self.shareStyle = $0 ? .words : .signs }, linkTitle: HangmanScreenTexts.challenge,
      linkNote: HangmanScreenTexts.challengeNote, copyLink: { self.copyChallenge(in: app) }
    ).body
  }

  func shareText(in app: PastimeApp) -> PlainText? {
    guard let session = session(in: app) else { return nil }
    return HangmanShare.text(
      of: session.game, time: app.shownTime(of: session.header.id), style: shareStyle)
  }
}
