import ByteStrings
import Games
import Library
import Markup
import Words

/// Memorize in the frame: its choices, its list rows, its sheets; and the screen of the game in front.
final class MemorizePresenter: GamePresenter {
  /// The game in front, as far as it is not kept.
  private(set) var screen: MemorizeScreen?
  /// What is chosen in the sheet for a new game.
  var chosen = MemorizeOptions.standard
  /// The theme that is chosen there; nothing for one by chance.
  var chosenTheme: MemorizeTheme?
  /// The theme of one's own that is being entered, while the sheet shows those.
  var fields: ThemeFields?
  /// Grows whenever a part of the sheet goes that had the focus: what is left takes it.
  var sheetChanges: UInt32 = 0
  /// Which games the statistics count; nothing means all.
  var countedScoring: Bool?
  /// How turns are shared.
  var shareStyle = MemorizeShare.Style.signs

  /// What the finished games come to, with the games and the scoring that it was gathered for.
  private var gathered: (revision: UInt64, isQuick: Bool?, statistics: MemorizeStatistics)?

  /// The themes that come with the game.
  private let builtIn = MemorizeThemes.builtIn.themes

  var name: PlainText { MemorizeScreenTexts.name }
  var aim: PlainText { MemorizeScreenTexts.aim }
  var art: Node { MemorizeArt.cards }

  /// All themes: the player's own follow those that come with the game.
  func themes(in app: PastimeApp) -> [MemorizeTheme] { builtIn + app.library.themes }

  // MARK: New games

  var choicesTitle: PlainText { MemorizeScreenTexts.choicesTitle }

  func usual(in app: PastimeApp) -> PlainText {
    MemorizeScreenTexts.options(app.library.settings.memorize)
  }

  func start(_ day: Day?, in app: PastimeApp) {
    guard let day else { return start(app.library.settings.memorize, in: app) }
    deal(.daily, from: .daily, of: day, in: app)
  }

  func resetChoices(in app: PastimeApp) {
    chosen = app.library.settings.memorize
    chosenTheme = nil
    fields = nil
    sheetChanges = 0
  }

  func choices(in app: PastimeApp) -> Node {
    if let fields { return MemorizeThemesView(app: app, presenter: self, fields: fields).body }
    return MemorizeNewGame(app: app, presenter: self).body
  }

  func defaults(in app: PastimeApp) -> Node {
    MemorizeChoices(prefix: "default", options: app.library.settings.memorize) { options in
      app.library.changeSettings { $0.memorize = options }
    }.body
  }

  /// Deals a game with these options and opens it: of one theme, or of any.
  func start(_ options: MemorizeOptions, with theme: MemorizeTheme? = nil, in app: PastimeApp) {
    guard let book = MemorizeThemes(theme.map { [$0] } ?? themes(in: app)) else { return }
    deal(options, from: book, of: nil, in: app)
  }

  private func deal(
    _ options: MemorizeOptions, from book: MemorizeThemes, of day: Day?, in app: PastimeApp
  ) {
    var random = app.random(of: .memorize, day: day)
    begin(
      Memorize.deal(options, using: &random, from: book), options, app.newHeader(of: day),
      in: app)
  }

  /// Keeps a game that was just dealt, and opens it.
  func begin(
    _ puzzle: MemorizePuzzle, _ options: MemorizeOptions, _ header: SessionHeader,
    in app: PastimeApp
  ) {
    guard let session = try? Session<Memorize>(header, options: options, puzzle: puzzle) else {
      return
    }
    app.begin(.memorize(session))
  }

  // MARK: The list

  func picture(of session: AnySession, in app: PastimeApp) -> Node {
    guard case .memorize(let session) = session else { return .empty }
    return MemorizeArt.picture(of: session.game)
  }

  func progress(of session: AnySession) -> PlainText {
    guard case .memorize(let session) = session else { return "" }
    return MemorizeScreenTexts.progress(session)
  }

  // MARK: The stage

  var openGame: RecordID? { screen?.id }

  func open(_ session: AnySession) {
    guard session.id != screen?.id else { return }
    screen = MemorizeScreen(session.id)
  }

  func arrive() { screen?.arrive() }

  func branch(as id: RecordID) { screen?.branch(as: id) }

  func stage(in app: PastimeApp) -> Node {
    guard let screen, let session = session(in: app) else { return .empty }
    return MemorizeView(app: app, presenter: self, screen: screen, session: session).body
  }

  /// The game in front, as it is kept.
  func session(in app: PastimeApp) -> Session<Memorize>? {
    guard let screen, case .memorize(let session)? = app.library.session(screen.id) else {
      return nil
    }
    return session
  }

  // MARK: Sheets

  var helpTitle: PlainText { MemorizeScreenTexts.helpTitle }

  var help: Node { MemorizeHelp().body }

  /// What the finished games come to, gathered anew only when games changed.
  /// - Parameter isQuick: which games are counted; nothing means all.
  func statistics(isQuick: Bool?, in app: PastimeApp) -> MemorizeStatistics {
    if let gathered, gathered.revision == app.library.revision, gathered.isQuick == isQuick {
      return gathered.statistics
    }
    let statistics = MemorizeStatistics(app.library, isQuick: isQuick)
    gathered = (app.library.revision, isQuick, statistics)
    return statistics
  }

  func statistics(in app: PastimeApp) -> Node {
    MemorizeStatisticsView(app: app, presenter: self).body
  }

  func sharing(in app: PastimeApp) -> Node {
    SharingBody(
      app: app, title: MemorizeScreenTexts.shareStyle, usesWords: shareStyle == .words,
      use: { self.shareStyle = $0 ? .words : .signs }, linkTitle: MemorizeScreenTexts.challenge,
      linkNote: MemorizeScreenTexts.challengeNote, copyLink: { self.copyChallenge(in: app) }
    ).body
  }

  func shareText(in app: PastimeApp) -> PlainText? {
    guard let session = session(in: app) else { return nil }
    return MemorizeShare.text(
      of: session.game, time: app.shownTime(of: session.header.id), style: shareStyle)
  }
}
