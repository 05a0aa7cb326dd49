import ByteStrings
import Games
import Library
import Markup
import Screens

/// What is beside the list while no game is open: live tiles of the games, and today's five.
struct WelcomeView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    div(.class("welcome")) {
      if !app.hasSide { DayCard(daily: app.daily).body }
      ul(.class("live-tiles")) {
        for kind in GameKind.allCases { tile(kind) }
      }
    }
  }

  private func tile(_ kind: GameKind) -> Node {
    let model = app.shelf[kind]
    let underWay = app.library.gameUnderWay(kind).flatMap { app.library.session($0) }
    return li(.class("live-tile"), .game(kind)) {
      div(.class("live-art"), .class("empty-art", if: underWay == nil), .ariaHidden(true)) {
        underWay.map { views[kind].thumbnail(of: $0) } ?? views[kind].art
      }
      div(.class("live-names")) {
        h3 { kind.name }
        p(.class("subtitle")) {
          underWay.map { model.progress(of: $0) } ?? kind.aim
        }
      }
      if let underWay {
        button(
          .class("secondary"), .label(ShellTexts.goOn(kind.name, model.progress(of: underWay))),
          .on(.click) { [frame = app.frame] in frame.go(to: .game(kind, underWay.id)) }
        ) { ShellTexts.resume }
      }
      button(
        .class("secondary play"), .label(ShellTexts.new(kind.name, model.defaultSummary)),
        .on(.click) { [model] in model.start(nil) },
        .on(.contextmenu) { [model] in model.offerChoices() }
      ) { underWay == nil ? ShellTexts.play : ShellTexts.anew }
      button(
        .class("round"), .label(kind.choicesTitle), .opensDialog(),
        .on(.click) { [model] in model.offerChoices() }
      ) { Icon.sliders }
    }
  }
}
