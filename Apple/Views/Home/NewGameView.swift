import AppCore
import Games
import Screens
import SwiftUI

/// The choices for another game of a kind.
struct NewGameView: View {
  let kind: GameKind
  @Environment(NativeApp.self) private var app

  var body: some View {
    Form {
      ForEach(app.choices(for: kind)) { ChoiceRowView(row: $0) }
      Button(ShellTexts.start) { app.startChosen(kind) }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
      if kind == .hangman { OwnAnswerSection() }
    }
    .formStyle(.grouped)
    .navigationTitle(ShellTexts.new(kind.name))
    .tint(ShadeStyle(kind))
  }
}
