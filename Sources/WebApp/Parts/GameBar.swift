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
    let day = frame.library.day(of: id)
    return header(.class("title-bar")) {
      button(
        .class("round back"),
        .label(day == nil ? ShellTexts.back : DailyTexts.back),
        .on(.click) { [frame, id] in frame.leave(id) }
      ) { Icon.back }
      div(.class("titles")) {
        title
        p(.class("subtitle")) {
          if let day { span { DailyTexts.briefDate(of: day) + " · " } }
          span { standing }
          clock ?? timeOfPlay
        }
      }
      speaker
      button(
        .class("round"), .label(ShellTexts.help),
        .opensDialog(), .on(.click) { [frame, kind] in frame.modal = .help(kind) }
      ) { Icon.question }
    }
  }

  /// The name, or how the others stand. Nobody is interrupted by that: what matters is announced.
  private var title: Node {
    guard let strip = frame.strip(of: id) else { return h2 { kind.name } }
    return h2 { a(.class("strip"), .href(strip[2])) { strip[3] } }
  }

  /// Sound where the player is, since who may be disturbed by it changes with every ride.
  private var speaker: Node {
    let isOn = frame.library.settings.givesFeedback
    return button(
      .class("round speaker"), .label(SettingsTexts.title(of: .feedback)),
      .pressed(isOn), .keepsFocus,
      .on(.click) { [frame] in
        frame.changeSettings { $0.givesFeedback = !isOn }
        frame.feedback(.key)
      }
    ) { Icon.speaker(isOn: isOn) }
  }

  private var timeOfPlay: Node {
    let time = frame.time(of: id).sinceBeginning
    return span(
      .class("time"), .label(ShellTexts.spoken(time)), .role(.timer), .live(.off)
    ) {
      ShellTexts.time(time)
    }
  }
}
