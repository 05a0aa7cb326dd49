import ByteStrings
import Games
import Library
import Markup

/// How the player likes it. Every choice acts at once, everywhere, and in the preview on top.
struct SettingsView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body")) {
      MarkSettings(app: app).body
      segments("pegs", SettingsTexts.pegs, settings.pegShape.rawValue) {
        SettingsTexts.name(of: Settings.PegShape.allCases[$0])
      } change: {
        $0.pegShape = Settings.PegShape.allCases[$1]
      }
      h3 { SettingsTexts.newGames }
      for kind in GameKind.allCases {
        section(.class("defaults"), .label(ShellTexts.new(app.shelf[kind].name)), .game(kind)) {
          p(.class("defaults-name")) { app.shelf[kind].name }
          app.shelf[kind].defaults(in: app)
        }
      }
      segments("appearance", SettingsTexts.appearance, settings.appearance.rawValue) {
        SettingsTexts.name(of: Settings.Appearance.allCases[$0])
      } change: {
        $0.appearance = Settings.Appearance.allCases[$1]
      }
      segments("motion", SettingsTexts.motion, settings.motion.rawValue) {
        SettingsTexts.name(of: Settings.Motion.allCases[$0])
      } change: {
        $0.motion = Settings.Motion.allCases[$1]
      }
      toggle(SettingsTexts.showsTime, settings.showsTime) { $0.showsTime = $1 }
      toggle(SettingsTexts.feedback, settings.givesFeedback) { $0.givesFeedback = $1 }
      OwnedGames(app: app).body
    }
  }

  private var settings: Settings { app.library.settings }

  /// A choice out of three, which all of these are.
  private func segments(
    _ name: PlainText, _ title: PlainText, _ chosen: UInt8,
    spelled: @escaping (Int) -> PlainText, change: @escaping (inout Settings, Int) -> Void
  ) -> Node {
    Segments(name: name, title: title, count: 3) { number in
      Segments.Choice(title: spelled(number), isChosen: number == Int(chosen)) {
        app.library.changeSettings { change(&$0, number) }
      }
    }.body
  }

  private func toggle(
    _ title: PlainText, _ isOn: Bool, change: @escaping (inout Settings, Bool) -> Void
  ) -> Node {
    label(.class("toggle")) {
      span { title }
      input(
        .type("checkbox"), .role(.switch), .checked(isOn),
        .on(.change) { app.library.changeSettings { change(&$0, !isOn) } })
    }
  }
}
