import ByteStrings
import Games
import Library
import Markup
import Screens

/// What stands above every game: the way back, its name with how it stands, and the help.
struct GameBar {
  let frame: Frame
  let kind: GameKind
  /// Who the game is, whose time is shown.
  let id: GameID
  /// How it stands, or what it is like, in a few words.
  let standing: PlainText
  /// Another time that is more to the point than the time of play.
  var clock: Node?

  var body: Node {
    header(.class("title-bar")) {
      button(
        .class("round back"), .pageLanguage,
        .label(frame.library.day(of: id) == nil ? ShellTexts.back : DailyTexts.back),
        .on(.click) { [frame, id] in frame.leave(id) }
      ) { Icon.back }
      div(.class("titles")) {
        h2 { kind.name }
        p(.class("subtitle")) {
          span { standing }
          clock ?? timeOfPlay
        }
      }
      button(
        .class("round"), .pageLanguage, .label(ShellTexts.help),
        .opensDialog(), .on(.click) { [frame, kind] in frame.sheet = .help(kind) }
      ) { Icon.question }
    }
  }

  private var timeOfPlay: Node {
    let time = frame.time(of: id).sinceBeginning
    return span(
      .class("time"), .pageLanguage, .label(ShellTexts.spoken(time)), .role(.timer), .live(.off)
    ) {
      ShellTexts.time(time)
    }
  }
}
