import ByteStrings
import Games
import Library
import Markup
import Screens

/// The bar above every game: the way back, the name with the state of the game, and the help.
struct GameBar {
  let frame: Frame
  let kind: GameKind
  /// The id of the game whose time is shown.
  let id: GameID
  /// The state or the options of the game, in a few words.
  let standing: PlainText
  /// Another time that is more useful than the time of play.
  var clock: Node?
  /// Offers the options of a new game.
  let offerChoices: () -> Void

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

  /// The name of the game, which leads to the options of a new game, or the state of the other players. It is not a
  /// live region: important changes are announced elsewhere.
  private var title: Node {
    if let strip = frame.strip(of: id) {
      return h2 { a(.class("strip"), .href(strip[2])) { strip[3] } }
    }
    guard frame.isOwn(id) else { return h2 { kind.name } }
    return h2 {
      button(
        .class("options"), .label(kind.name + ", " + ShellTexts.options), .opensDialog(),
        .on(.click, offerChoices)
      ) { kind.name }
    }
  }

  /// The sound switch. It is next to the game because the surroundings of the player change often.
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
