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
      segments("pegs", SettingsTexts.pegs, Settings.PegShape.allCases, settings.pegShape) {
        (shape: Settings.PegShape) in
        SettingsTexts.name(of: shape)
      } change: {
        $0.pegShape = $1
      }
      h3 { SettingsTexts.newGames }
      for kind in GameKind.allCases { app.shelf[kind].defaults(in: app) }
      segments(
        "appearance", SettingsTexts.appearance, Settings.Appearance.allCases, settings.appearance
      ) {
        SettingsTexts.name(of: $0)
      } change: {
        $0.appearance = $1
      }
      segments("motion", SettingsTexts.motion, Settings.Motion.allCases, settings.motion) {
        SettingsTexts.name(of: $0)
      } change: {
        $0.motion = $1
      }
      toggle(SettingsTexts.showsTime, settings.showsTime) { $0.showsTime = $1 }
      toggle(SettingsTexts.feedback, settings.givesFeedback) { $0.givesFeedback = $1 }
      OwnedGames(app: app).body
    }
  }

  private var settings: Settings { app.library.settings }

  private func segments<Value: Equatable>(
    _ name: PlainText, _ title: PlainText, _ values: [Value], _ chosen: Value,
    spelled: (Value) -> PlainText, change: @escaping (inout Settings, Value) -> Void
  ) -> Node {
    Segments(
      name: name, title: title,
      choices: values.map { value in
        Segments.Choice(title: spelled(value), isChosen: value == chosen) {
          self.app.library.changeSettings { change(&$0, value) }
        }
      }
    ).body
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
