import AppCore
import Screens
import SwiftUI

/// The commands of the menus: start another game, delete the game in front, open the settings.
struct GameCommands: Commands {
  let app: NativeApp

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      ForEach(HomeViewState(app).tiles) { tile in
        Button(ShellTexts.new(tile.name)) { app.act { $0.shelf[tile.kind].start(nil) } }
          .keyboardShortcut(tile.shortcut)
      }
    }
    CommandGroup(after: .newItem) {
      Button(ShellTexts.delete, role: .destructive) { app.deleteOpenGame() }
        .keyboardShortcut(.delete)
        .disabled(!app.canDeleteOpenGame)
    }
    CommandGroup(replacing: .appSettings) {
      Button(SettingsTexts.title) { app.show(.settings(.general)) }
        .keyboardShortcut(",")
    }
  }
}

extension HomeViewState.Tile {
  /// The key that, with the command key, begins another game of this kind.
  fileprivate var shortcut: KeyEquivalent { KeyEquivalent(digit) }
}
