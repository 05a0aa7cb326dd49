import AppCore
import Games
import Screens
import SwiftUI

/// The settings of the player. Every answer takes effect at once.
struct SettingsView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    let settings = SettingsViewState(app)
    Form {
      Section {
        Toggle(SettingsTexts.title(of: .time), isOn: $app.showsTime)
        Toggle(SettingsTexts.title(of: .feedback), isOn: $app.givesFeedback)
      }
      ForEach(settings.general) { ChoiceRowView(row: $0) }
      Section(SettingsTexts.title(of: .codeword)) {
        ForEach(settings.codeword) { ChoiceRowView(row: $0) }
        ForEach(settings.colours) { MarkColourRow(colour: $0) }
      }
      Section {
        Button(SettingsTexts.export) { app.act { $0.archives.export() } }
        Button(SettingsTexts.importing) { app.act { $0.archives.choose() } }
        if let deleted = DeletedGamesViewState(app.model) {
          NavigationLink(deleted.title) { DeletedGamesView() }
        }
      } header: {
        Text(SettingsTexts.owned)
      } footer: {
        Text(SettingsTexts.fileNote)
      }
    }
    .formStyle(.grouped)
    .navigationTitle(SettingsTexts.title)
  }
}

/// The colour of a mark, which the player can choose and reset.
struct MarkColourRow: View {
  let colour: SettingsViewState.MarkColour
  @Environment(NativeApp.self) private var app
  @Environment(\.self) private var environment

  var body: some View {
    ColorPicker(colour.title, selection: chosen, supportsOpacity: false)
    if !colour.warning.isEmpty { Text(colour.warning).font(.footnote) }
    if let reset = colour.reset {
      Button(reset, role: .destructive) { app.colour(colour.mark, nil) }
    }
  }

  private var chosen: Binding<Color> {
    Binding {
      ShadeStyle(colour.shade).resolve(in: environment)
    } set: {
      let parts = $0.resolve(in: environment)
      app.colour(colour.mark, red: parts.red, green: parts.green, blue: parts.blue)
    }
  }
}
