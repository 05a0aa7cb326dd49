import AppCore
import Screens
import SwiftUI

/// A word or phrase of one's own, for whoever gets the device next.
struct OwnAnswerSection: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    Section {
      TextField(HangmanScreenTexts.ownAnswerLabel, text: $app.ownAnswer)
        .autocorrectionDisabled()
      TextField(HangmanScreenTexts.ownClueLabel, text: $app.ownClue)
      Button(HangmanScreenTexts.playHere) { app.act { $0.shelf.hangman.playOwnAnswer() } }
    } header: {
      Text(HangmanScreenTexts.ownAnswer)
    } footer: {
      Text(app.model.shelf.hangman.own.problem)
    }
  }
}
