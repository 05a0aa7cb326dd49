import AppCore
import Screens
import SwiftUI

/// A game that is not started yet: what it is about, and the ways to begin.
struct StartView: View {
  let start: StartViewState
  @Environment(NativeApp.self) private var app

  var body: some View {
    ContentUnavailableView {
      if !start.strokes.isEmpty {
        HangmanDrawing(strokes: start.strokes, label: "").accessibilityHidden(true)
      }
      Text(start.name)
    } description: {
      Text(start.aim)
    } actions: {
      Button(ShellTexts.start) { app.act { $0.shelf[start.kind].start(nil) } }
        .buttonStyle(.borderedProminent)
      Button(ShellTexts.options) { app.act { $0.shelf[start.kind].offerChoices() } }
    }
    .tint(ShadeStyle(start.kind))
  }
}
