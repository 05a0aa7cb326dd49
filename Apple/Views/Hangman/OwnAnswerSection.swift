import AppCore
import Screens
import SwiftUI

/// A word or phrase that the player chooses for the next person who gets the device.
struct OwnAnswerSection: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    Section {
      TextField(HangmanScreenTexts.ownAnswerLabel, text: $app.ownAnswer)
        .autocorrectionDisabled()
      TextField(HangmanScreenTexts.ownClueLabel, text: $app.ownClue)
      if !app.ownAnswerProblem.isEmpty { Text(app.ownAnswerProblem) }
      Button(HangmanScreenTexts.playHere) { app.act { $0.shelf.hangman.playOwnAnswer() } }
      Button(ShareTexts.ownWordLink) { app.act { $0.shelf.hangman.copyOwnAnswer() } }
    } header: {
      Text(HangmanScreenTexts.ownAnswer)
    } footer: {
      Text(HangmanScreenTexts.challengeNote)
    }
  }
}
