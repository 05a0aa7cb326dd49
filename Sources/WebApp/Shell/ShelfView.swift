import ByteStrings
import Games
import Library
import Markup

/// The games on the shelf, each with what can be done next: go on with the one that is under way, or
/// begin another.
struct ShelfView {
  let app: PastimeApp

  var body: Node {
    ul(.class("shelf")) {
      for kind in GameKind.allCases { tile(kind) }
    }
  }

  private func tile(_ kind: GameKind) -> Node {
    let presenter = app.shelf[kind]
    let usual = presenter.usual(in: app)
    let label = ShellTexts.new(presenter.name, usual)
    return li(.class("shelf-game"), .game(kind)) {
      if let id = app.library.gameUnderWay(kind), let session = app.library.session(id) {
        let progress = presenter.progress(of: session)
        button(
          .class("play"), .label(ShellTexts.goOn(presenter.name, progress)),
          .on(.click) { [app] in app.go(to: .game(kind, id)) }
        ) { face(kind, ShellTexts.goOn(progress)) }
        button(
          .class("round"), .label(label), .on(.click) { [app] in start(kind, in: app) },
          .on(.contextmenu) { [app] in app.chooseNewGame(kind) }
        ) { Icon.plus }
      } else {
        button(
          .class("play"), .label(label), .on(.click) { [app] in start(kind, in: app) },
          // Press and hold, or the other button of a mouse.
          .on(.contextmenu) { [app] in app.chooseNewGame(kind) }
        ) { face(kind, app.library.history.isEmpty ? presenter.aim : usual) }
      }
      button(
        .class("round"), .label(presenter.choicesTitle), .language(of: kind), .opensDialog(),
        .on(.click) { [app] in app.chooseNewGame(kind) }
      ) { Icon.sliders }
    }
  }

  private func start(_ kind: GameKind, in app: PastimeApp) {
    app.shelf[kind].start(nil, in: app)
  }

  private func face(_ kind: GameKind, _ detail: PlainText) -> Node {
    GameFace(
      icon: Icon.game(kind), name: app.shelf[kind].name, detail: detail, kind: kind,
      isLast: app.library.kindPlayedLast == kind
    ).body
  }
}
