import AppCore
import Screens
import SwiftUI

/// The player's own themes, and the fields for editing a theme.
struct ThemesView: View {
  let viewState: ThemesViewState
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    Form {
      if !viewState.themes.isEmpty {
        Section(MemorizeScreenTexts.ownThemes) {
          ForEach(viewState.themes) { ThemeRow(theme: $0) }
        }
      }
      Section {
        TextField(MemorizeScreenTexts.themeName, text: $app.themeName)
        TextField(MemorizeScreenTexts.themeEmoji, text: $app.themeEmoji)
          .autocorrectionDisabled()
        TextField(MemorizeScreenTexts.themePairs, text: $app.themePairs)
          .autocorrectionDisabled()
      } header: {
        Text(viewState.title)
      } footer: {
        Text(viewState.problems)
      }
      ForEach(viewState.colours) { ChoiceRowView(row: $0) }
      Section {
        ThemeColourPicker(isSecond: false, shade: viewState.fill.first)
        if viewState.isGradient { ThemeColourPicker(isSecond: true, shade: viewState.fill.last) }
        ThemeSample(viewState: viewState)
      }
      Button(MemorizeScreenTexts.saveTheme) { app.act { $0.shelf.memorize.saveTheme() } }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
      Button(MemorizeScreenTexts.toChoices) { app.act { $0.shelf.memorize.endEditing() } }
    }
    .formStyle(.grouped)
    .navigationTitle(MemorizeScreenTexts.ownThemes)
    .tint(ShadeStyle(.memorize))
  }
}

/// A theme of the player. A swipe or its menu deletes it; the message that appears then brings it back.
struct ThemeRow: View {
  let theme: ThemesViewState.Entry
  @Environment(NativeApp.self) private var app

  var body: some View {
    Button(theme.name) { app.change(theme) }
      .swipeActions(edge: .trailing) {
        delete
        link
      }
      .contextMenu {
        link
        delete
      }
  }

  private var link: some View {
    Button(MemorizeScreenTexts.link, systemImage: "link") { app.copyLink(to: theme) }
  }

  private var delete: some View {
    Button(ShellTexts.deleteShort, systemImage: "trash", role: .destructive) {
      app.delete(theme)
    }
  }
}

/// Lets the player pick any colour, and takes the named colour that is nearest to it.
struct ThemeColourPicker: View {
  let isSecond: Bool
  let shade: Shade?
  @Environment(NativeApp.self) private var app
  @Environment(\.self) private var environment

  var body: some View {
    if let shade {
      ColorPicker(
        NativeTexts.mixed(isSecond: isSecond),
        selection: Binding {
          ShadeStyle(shade).resolve(in: environment)
        } set: {
          let parts = $0.resolve(in: environment)
          app.mix(isSecond: isSecond, red: parts.red, green: parts.green, blue: parts.blue)
        }, supportsOpacity: false)
    }
  }
}
