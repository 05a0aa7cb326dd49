import ByteStrings
import Games
import Library
import Markup
import Words

/// Codeword in the frame: its choices, its list rows, its sheets; and the screen of the game in front.
final class CodewordPresenter: GamePresenter {
  /// The game in front, as far as it is not kept.
  private(set) var screen: CodewordScreen?
  /// What is chosen in the sheet for a new game.
  var chosen = CodewordOptions.standard
  /// The word of one's own that is being entered.
  var ownWord = OwnWord()
  /// Which games the statistics count.
  var filter = CodewordStatistics.Filter()
  /// How attempts are shared.
  var shareStyle = CodewordShare.Style.signs

  var name: PlainText { CodewordScreenTexts.name }
  var aim: PlainText { CodewordScreenTexts.aim }
  var art: Node { CodewordArt.word }

  // MARK: New games

  var choicesTitle: PlainText { CodewordScreenTexts.choicesTitle }

  func usual(in app: PastimeApp) -> PlainText {
    CodewordScreenTexts.options(app.library.settings.codeword)
  }

  func start(_ day: Day?, in app: PastimeApp) {
    start(day == nil ? app.library.settings.codeword : .daily, of: day, in: app)
  }

  func resetChoices(in app: PastimeApp) { chosen = app.library.settings.codeword }

  func choices(in app: PastimeApp) -> Node { CodewordNewGame(app: app, presenter: self).body }

  func defaults(in app: PastimeApp) -> Node {
    CodewordChoices(prefix: "default", options: app.library.settings.codeword) { options in
      app.library.changeSettings { $0.codeword = options }
    }.body
  }

  /// Deals a game with these options and opens it.
  func start(_ options: CodewordOptions, of day: Day? = nil, in app: PastimeApp) {
    guard let words = app.wordsToDealFrom() else { return }
    var random = app.random(of: .codeword, day: day)
    guard let puzzle = try? Codeword.deal(options, using: &random, from: words),
      let session = try? Session<Codeword>(
        app.newHeader(of: day), options: options, puzzle: puzzle)
    else { return app.show(ShellTexts.nothingToDeal) }
    app.begin(.codeword(session))
  }

  // MARK: The list

  func picture(of session: AnySession, in app: PastimeApp) -> Node {
    guard case .codeword(let session) = session else { return .empty }
    return CodewordPicture(session: session).body
  }

  func progress(of session: AnySession) -> PlainText {
    CodewordScreenTexts.progress(session.summary)
  }

  // MARK: The stage

  var openGame: RecordID? { screen?.id }

  func open(_ session: AnySession) {
    guard case .codeword(let session) = session, session.header.id != screen?.id else { return }
    screen = CodewordScreen(session)
  }

  func arrive() { screen?.arrive() }

  func branch(as id: RecordID) { screen?.branch(as: id) }

  func stage(in app: PastimeApp) -> Node {
    guard let screen, let session = session(in: app) else { return .empty }
    return CodewordView(app: app, presenter: self, screen: screen, session: session).body
  }

  /// The game in front, as it is kept.
  func session(in app: PastimeApp) -> Session<Codeword>? {
    guard let screen, case .codeword(let session)? = app.library.session(screen.id) else {
      return nil
    }
    return session
  }

  // MARK: Sheets

  var helpTitle: PlainText { CodewordScreenTexts.helpTitle }

  var help: Node { CodewordHelp().body }

  func statistics(in app: PastimeApp) -> Node {
    CodewordStatisticsView(app: app, presenter: self).body
  }

  func sharing(in app: PastimeApp) -> Node {
    SharingBody(
      app: app, title: ShareTexts.style, usesWords: shareStyle == .words,
      use: { self.shareStyle = $0 ? .words : .signs }, linkTitle: ShareTexts.challenge,
      linkNote: ShareTexts.challengeNote, copyLink: { self.challengeWithPuzzle(in: app) }
    ).body
  }

  func shareText(in app: PastimeApp) -> PlainText? {
    guard let session = session(in: app) else { return nil }
    return CodewordShare.text(
      of: session.game, time: app.shownTime(of: session.header.id), style: shareStyle)
  }
}
