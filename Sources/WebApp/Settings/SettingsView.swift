import ByteStrings
import Games
import Library
import Markup
import Screens

/// How the player likes it. Every choice acts at once, everywhere, and in the preview on top.
struct SettingsView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    div(.class("sheet-body")) {
      MarkSettings(library: library).body
      ChoiceSetting(library: library, choice: .pegShape).body
      h3 { SettingsTexts.newGames }
      for kind in GameKind.allCases {
        section(
          .class("defaults"), .label(ShellTexts.new(kind.name)), .game(kind),
          .language(of: kind)
        ) {
          p(.class("defaults-name")) { kind.name }
          views[kind].defaults
        }
      }
      LanguageSetting(model: app.language).body
      ChoiceSetting(library: library, choice: .appearance).body
      ChoiceSetting(library: library, choice: .motion).body
      toggle(.time)
      toggle(.feedback)
      OwnedGames(archives: app.archives).body
    }
  }

  private var library: GameLibrary { app.library }

  /// A choice that is between yes and no.
  private func toggle(_ choice: Settings.Choice) -> Node {
    let isFirst = library.settings[choice] == 0
    return label(.class("toggle")) {
      span { SettingsTexts.title(of: choice) }
      input(
        .type("checkbox"), .role(.switch), .checked(isFirst == (choice == .time)),
        .on(.change) { [library] in library.changeSettings { $0[choice] = isFirst ? 1 : 0 } })
    }
  }
}

/// A choice between the possibilities of a setting.
struct ChoiceSetting {
  let library: GameLibrary
  let choice: Settings.Choice

  var body: Node {
    Segments(
      name: PlainText(choice.name), title: SettingsTexts.title(of: choice),
      count: Int(choice.count)
    ) { place in
      let number = UInt8(place)
      return Segments.Choice(
        title: SettingsTexts.name(of: choice, number),
        isChosen: library.settings[choice] == number
      ) { [library] in library.changeSettings { $0[choice] = number } }
    }.body
  }
}
