import AppCore
import Screens
import SwiftUI

/// The bar above every game: the state of the game, the time, the help, and the button for another game.
struct GameBarView: ViewModifier {
  let bar: GameBarViewState
  @Environment(NativeApp.self) private var app

  func body(content: Content) -> some View {
    VStack {
      FittingRow {
        Text(bar.standing)
        Text(bar.time).monospacedDigit().accessibilityLabel(bar.spokenTime)
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      content
    }
    .navigationTitle(bar.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(ShellTexts.help, systemImage: "questionmark.circle") { app.show(.help(bar.kind)) }
      }
      ToolbarItem(placement: .primaryAction) {
        Button(ShellTexts.anotherGame, systemImage: "plus") {
          app.act { $0.shelf[bar.kind].offerChoices() }
        }
      }
    }
  }
}
