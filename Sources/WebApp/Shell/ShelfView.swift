import ByteStrings
import Games
import Library
import Markup
import Screens

/// The games on the shelf, each with what can be done next: go on with the one that is under way, or
/// begin another.
struct ShelfView {
  let frame: Frame
  let shelf: Shelf

  var body: Node {
    ul(.class("shelf")) {
      for kind in GameKind.allCases { tile(kind) }
    }
  }

  private func tile(_ kind: GameKind) -> Node {
    let model = shelf[kind]
    let summary = model.defaultSummary
    let label = ShellTexts.new(kind.name, summary)
    return li(.class("shelf-game"), .game(kind)) {
      if let id = frame.library.gameUnderWay(kind), let session = frame.library.session(id) {
        let progress = model.progress(of: session)
        button(
          .class("play"), .label(ShellTexts.goOn(kind.name, progress)),
          .on(.click) { [frame] in frame.go(to: .game(kind, id)) }
        ) { face(kind, ShellTexts.goOn(progress)) }
        button(
          .class("round"), .label(label), .on(.click) { [model] in model.start(nil) },
          .on(.contextmenu) { [model] in model.offerChoices() }
        ) { Icon.plus }
      } else {
        button(
          .class("play"), .label(label), .on(.click) { [model] in model.start(nil) },
          // Press and hold, or the other button of a mouse.
          .on(.contextmenu) { [model] in model.offerChoices() }
        ) { face(kind, frame.library.history.isEmpty ? kind.aim : summary) }
      }
      button(
        .class("round"), .label(kind.choicesTitle), .language(of: kind), .opensDialog(),
        .on(.click) { [model] in model.offerChoices() }
      ) { Icon.sliders }
    }
  }

  private func face(_ kind: GameKind, _ detail: PlainText) -> Node {
    GameFace(
      icon: Icon.game(kind), name: kind.name, detail: detail, kind: kind,
      isLast: frame.library.kindPlayedLast == kind
    ).body
  }
}
