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
      ChoiceSetting(app: app, choice: .pegShape).body
      h3 { SettingsTexts.newGames }
      for kind in GameKind.allCases {
        section(
          .class("defaults"), .label(ShellTexts.new(app.shelf[kind].name)), .game(kind),
          .language(of: kind)
        ) {
          p(.class("defaults-name")) { app.shelf[kind].name }
          app.shelf[kind].defaults(in: app)
        }
      }
      LanguageSetting(app: app).body
      ChoiceSetting(app: app, choice: .appearance).body
      ChoiceSetting(app: app, choice: .motion).body
      toggle(.time)
      toggle(.feedback)
      OwnedGames(app: app).body
    }
  }

  private var settings: Settings { app.library.settings }

  /// A choice that is between yes and no.
  private func toggle(_ choice: Settings.Choice) -> Node {
    let isFirst = settings[choice] == 0
    return label(.class("toggle")) {
      span { SettingsTexts.title(of: choice) }
      input(
        .type("checkbox"), .role(.switch), .checked(isFirst == (choice == .time)),
        .on(.change) { app.library.changeSettings { $0[choice] = isFirst ? 1 : 0 } })
    }
  }
}

/// A choice between the possibilities of a setting.
struct ChoiceSetting {
  let app: PastimeApp
  let choice: Settings.Choice

  @inline(never)
  var body: Node {
    Segments(
      name: PlainText(choice.name), title: SettingsTexts.title(of: choice),
      count: Int(choice.count)
    ) { place in
      let number = UInt8(place)
      return Segments.Choice(
        title: SettingsTexts.name(of: choice, number),
        isChosen: app.library.settings[choice] == number
      ) { app.library.changeSettings { $0[choice] = number } }
    }.body
  }
}
