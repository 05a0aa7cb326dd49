import AppCore
import Games
import Screens
import SwiftUI

/// The choices for another game of a kind; while the player edits their own themes, those are shown instead.
struct NewGameView: View {
  let kind: GameKind
  @Environment(NativeApp.self) private var app

  var body: some View {
    if kind == .memorize, let themes = ThemesViewState(app) {
      ThemesView(viewState: themes)
    } else {
      choices
    }
  }

  private var choices: some View {
    Form {
      ForEach(app.choices(for: kind)) { ChoiceRowView(row: $0) }
      Button(ShellTexts.start) { app.startChosen(kind) }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
      more
    }
    .formStyle(.grouped)
    .navigationTitle(ShellTexts.new(kind.name))
    .tint(ShadeStyle(kind))
  }

  /// The buttons that only some games offer.
  @ViewBuilder private var more: some View {
    switch kind {
    case .memorize: Button(MemorizeScreenTexts.ownThemes) { app.editThemes() }
    case .hangman: OwnAnswerSection()
    case .codeword: OwnWordSection()
    case .anagrams, .times: EmptyView()
    }
  }
}
