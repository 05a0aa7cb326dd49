import ByteStrings
import Games
import Library
import Markup
import Screens

/// A dialog over the page: a title, a body, and a button to close it.
struct ModalView {
  let app: AppModel
  let views: ShelfViews
  let modal: Modal

  private var frame: Frame { app.frame }

  var body: Node {
    dialog(
      .class("modal"), .game(game), .modal, .attribute("closedby", "any"),
      .labelledBy("modal-title"), .on(.cancel) { [frame] in frame.modal = nil }
    ) {
      header(.class("title-bar")) {
        h2(
          .id("modal-title"), .focus(frame.modalArrivals),
          frame.modalArrivals > 0 ? .tabIndex(-1) : .none
        ) { title }
        button(
          .class("round"), .label(ShellTexts.close),
          .on(.click) { [frame] in frame.modal = nil }
        ) { Icon.cross }
      }
      switch modal {
      case .newGame(let kind): views[kind].choices
      case .help(let kind):
        GameSegments(chosen: kind, hasAll: false) { [frame] in frame.modal = .help($0 ?? kind) }
          .body
        HelpView(parts: kind.howToPlay, picture: views[kind].helpPicture).body
      case .shortcuts: ShortcutsView(views: views).body
      case .about: AboutView(about: app.about).body
      case .settings(let part): SettingsView(app: app, part: part).body
      case .statistics(let kind): StatisticsModal(app: app, views: views, kind: kind).body
      case .share: SharingBody(sharing: app.sharing, choosesLink: true).body
      case .dailyHelp: HelpView(parts: DailyTexts.help).body
      case .words(let kind): views[kind].words
      case .dailyShare: SharingBody(sharing: app.sharing, choosesLink: false).body
      case .game(let id): GameMenu(history: app.history, reviews: app.reviews, id: id).body
      case .coach: CoachView(coach: app.coach).body
      }
      if case .help(let kind) = modal, frame.isNew(kind) {
        let teaches = frame.library.settings[teaches: kind]
        button(
          .class("quiet teach-again"),
          .on(.click) { [frame] in frame.teach(kind, !teaches) }
        ) { teaches ? LessonTexts.never : LessonTexts.again }
      }
      if case .help = modal {
        button(
          .class("quiet to-shortcuts"),
          .on(.click) { [frame] in frame.goOn(to: .shortcuts) }
        ) { ShortcutTexts.title }
      }
      ToastView(toast: frame.toast, dismiss: app.dismissToast).body
    }
  }

  /// The colour of the game that the modal is about.
  private var game: GameKind? {
    switch modal {
    case .newGame(let kind), .help(let kind), .statistics(let kind?), .share(let kind),
      .words(let kind):
      kind
    case .coach: app.coach.kind
    case .shortcuts, .about, .settings, .statistics, .dailyHelp, .dailyShare, .game: nil
    }
  }

  private var title: PlainText {
    switch modal {
    case .newGame(let kind): ShellTexts.new(kind.name)
    case .help(let kind): kind.helpTitle
    case .shortcuts: ShortcutTexts.title
    case .about: ShellTexts.about
    case .settings: app.server.title.isEmpty ? SettingsTexts.title : app.server.title
    case .statistics: StatisticsTexts.title
    case .share: frame.answersFriend ? ShareTexts.sendBack : ShareTexts.title
    case .dailyShare: ShareTexts.title
    case .dailyHelp: DailyTexts.title
    case .words(let kind): kind.wordsTitle
    case .coach: CoachTexts.title(isOfFriend: app.reviews.review?.isSent == true)
    case .game(let id): app.library.session(id).map { $0.kind.name } ?? ""
    }
  }
}
