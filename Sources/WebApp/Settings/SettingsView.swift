import ByteStrings
import Games
import Library
import Markup
import Screens

/// The settings, one part at a time. Every choice takes effect immediately, everywhere.
struct SettingsView {
  let app: AppModel
  let part: SettingsPart

  @NodeBuilder var body: Node {
    if app.server.title.isEmpty { parts }
    switch part {
    case .general: general
    case .codeword:
      CodewordSettings(library: library, usualLength: app.shelf.codeword.usualLength).body
    case .owned:
      div(.class("modal-body")) {
        OwnedGames(archives: app.archives, server: app.server, history: app.history).body
      }
    }
  }

  private var library: GameLibrary { app.library }

  private var parts: Node {
    div(.class("modal-head parts")) {
      Segments(
        name: "settings-part", title: SettingsTexts.parts, count: SettingsPart.allCases.count
      ) { [frame = app.frame, part] number in
        let other = SettingsPart.allCases[number]
        return Segments.Choice(
          title: SettingsTexts.title(of: other), isChosen: other == part
        ) { frame.modal = .settings(other) }
      }.body
    }
  }

  private var general: Node {
    div(.class("modal-body")) {
      div(.class("languages")) {
        LanguageSetting(model: app.language).body
        WordsSetting(library: library).body
      }
      toggle(.feedback)
      toggle(.time)
      ChoiceSetting(library: library, choice: .appearance).body
      ChoiceSetting(library: library, choice: .motion).body
      div(.class("ways")) {
        way(ServerTexts.together) { [server = app.server, frame = app.frame] in
          server.meet()
          frame.goOn(to: .settings(.owned))
        }
        way(ShellTexts.allHelp) { [frame = app.frame] in frame.goOn(to: .help(.codeword)) }
        way(ShellTexts.about) { [about = app.about] in about.open() }
      }
    }
  }

  private func way(_ title: PlainText, _ go: @escaping () -> Void) -> Node {
    button(.class("quiet"), .on(.click, go)) { title }
  }

  /// A choice between yes and no.
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

/// A choice between the values of a setting.
struct ChoiceSetting {
  let library: GameLibrary
  let choice: Settings.Choice

  var body: Node {
    Segments(name: PlainText(choice.name), row: OptionRow(choice, in: library)).body
  }
}
