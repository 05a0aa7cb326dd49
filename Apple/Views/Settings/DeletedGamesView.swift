import AppCore
import Screens
import SwiftUI

/// The deleted games, each with a button that restores it.
struct DeletedGamesView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let deleted = DeletedGamesViewState(app.model)
    List {
      ForEach(deleted?.rows ?? []) { row in
        LabeledContent {
          Button(ShellTexts.bringBackShort) { app.bringBack(row.id) }
            .buttonStyle(.borderless)
            .accessibilityLabel(row.bringBack)
        } label: {
          Text(row.name)
          Text(row.progress)
        }
      }
    }
    .navigationTitle(deleted?.title ?? SettingsTexts.owned)
  }
}
