import ByteStrings
import Games
import Markup
import Screens

/// A game where none of its kind is open: its name, its picture, what it is about, and a way to begin.
struct GameStart {
  let frame: Frame
  let model: any GameModel
  let kind: GameKind
  let art: Node

  var body: Node {
    section(
      .class("game start"), .label(kind.name), .tabIndex(-1), .focus(frame.gameArrivals)
    ) {
      header(.class("title-bar")) {
        button(
          .class("round back"), .label(ShellTexts.back), .on(.click) { [frame] in frame.goHome() }
        ) { Icon.back }
        button(
          .class("round"), .label(ShellTexts.help), .opensDialog(),
          .on(.click) { [frame, kind] in frame.sheet = .help(kind) }
        ) { Icon.question }
      }
      div(.class("start-art"), .ariaHidden(true)) { art }
      h2(.class("end-headline")) { kind.name }
      p { kind.aim }
      button(.class("primary"), .on(.click) { [model] in model.start(nil) }) {
        ShellTexts.start
      }
      button(
        .class("secondary"), .opensDialog(),
        .on(.click) { [model] in model.offerChoices() }
      ) { ShellTexts.options }
    }
  }
}
