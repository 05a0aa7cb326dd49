import ByteStrings
import Games
import Library
import Markup

/// What lies over the page until it is closed: a title, a body, and a button to close it.
struct SheetView {
  let app: PastimeApp
  let sheet: Sheet

  var body: Node {
    dialog(
      .class("sheet"), .game(game), .language(of: game), .modal, .attribute("closedby", "any"),
      .labelledBy("sheet-title"), describedBy, .on(.cancel) { [app] in app.sheet = nil }
    ) {
      header(.class("bar"), .pageLanguage) {
        h2(.id("sheet-title"), .language(of: titleGame)) { title }
        button(
          .class("round"), .label(ShellTexts.close),
          .on(.click) { [app] in app.sheet = nil }
        ) { Icon.cross }
      }
      switch sheet {
      case .newGame(let kind): app.shelf[kind].choices(in: app)
      case .help(let kind):
        GameSegments(app: app, chosen: kind, hasAll: false) { app.sheet = .help($0 ?? kind) }.body
        app.shelf[kind].help
      case .shortcuts: ShortcutsView().body
      case .about: AboutView(app: app).body
      case .settings: SettingsView(app: app).body
      case .statistics(let kind): StatisticsSheet(app: app, kind: kind).body
      case .share(let kind): app.shelf[kind].sharing(in: app)
      case .end(let kind): app.shelf[kind].end(in: app)
      case .dailyHelp: DailyHelp().body
      case .dailyShare: div(.class("sheet-body")) { ShareText(app: app, text: app.shareText).body }
      case .game(let id): GameMenu(app: app, id: id).body
      }
      if case .help = sheet {
        button(
          .class("quiet to-shortcuts"), .pageLanguage,
          .on(.click) { [app] in app.sheet = .shortcuts }
        ) { ShortcutTexts.title }
      }
      ToastView(toast: app.toast, dismiss: app.dismissToast).body
    }
  }

  /// The colour of the game that the sheet is about.
  private var game: GameKind? {
    switch sheet {
    case .newGame(let kind), .help(let kind), .statistics(let kind?), .share(let kind),
      .end(let kind):
      kind
    case .shortcuts, .about, .settings, .statistics, .dailyHelp, .dailyShare, .game: nil
    }
  }

  /// The game that gives the title itself.
  private var titleGame: GameKind? {
    switch sheet {
    case .help(let kind), .end(let kind): kind
    default: nil
    }
  }

  /// An end is read out with more than its title as soon as it comes.
  private var describedBy: Attribute {
    if case .end = sheet { return .attribute("aria-describedby", "answer") }
    return .none
  }

  private var title: PlainText {
    switch sheet {
    case .newGame(let kind): ShellTexts.new(app.shelf[kind].name)
    case .help(let kind): app.shelf[kind].helpTitle
    case .shortcuts: ShortcutTexts.title
    case .about: ShellTexts.about
    case .settings: SettingsTexts.title
    case .statistics: StatisticsTexts.title
    case .share, .dailyShare: ShareTexts.title
    case .dailyHelp: DailyTexts.title
    case .end(let kind): app.shelf[kind].endTitle(in: app)
    case .game(let id): app.library.session(id).map { app.shelf[$0.kind].name } ?? ""
    }
  }
}
