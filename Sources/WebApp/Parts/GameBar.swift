import ByteStrings
import Games
import Library
import Markup

/// What stands above every game: the way back, its name with how it stands, and the help.
struct GameBar {
  let app: PastimeApp
  let kind: GameKind
  /// Who the game is, whose time is shown.
  let id: RecordID
  /// How it stands, or what it is like, in a few words.
  let standing: PlainText
  /// Another time that is more to the point than the time of play.
  var clock: Node?

  var body: Node {
    header(.class("bar")) {
      button(
        .class("round back"), .pageLanguage,
        .label(app.library.day(of: id) == nil ? ShellTexts.back : DailyTexts.back),
        .on(.click) { [app, id] in app.leave(id) }
      ) { Icon.back }
      div(.class("titles")) {
        h2 { app.shelf[kind].name }
        p(.class("subtitle")) {
          span { standing }
          clock ?? timeOfPlay
        }
      }
      button(
        .class("round"), .pageLanguage, .label(ShellTexts.help),
        .opensDialog(), .on(.click) { [app, kind] in app.sheet = .help(kind) }
      ) { Icon.question }
    }
  }

  private var timeOfPlay: Node {
    let time = app.time(of: id)
    return span(
      .class("time"), .pageLanguage, .label(ShellTexts.spoken(time)), .role(.timer), .live(.off)
    ) {
      ShellTexts.time(time)
    }
  }
}
