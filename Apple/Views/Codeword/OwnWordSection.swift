import AppCore
import Screens
import SwiftUI

/// A word that the player chooses, as a link for a friend.
struct OwnWordSection: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    Section {
      TextField(ShareTexts.ownWordLabel, text: $app.ownWord).autocorrectionDisabled()
      if !app.ownWordProblem.isEmpty { Text(app.ownWordProblem) }
      Button(ShareTexts.ownWordLink) { app.act { $0.shelf.codeword.challengeWithOwnWord() } }
    } header: {
      Text(ShareTexts.ownWord)
    } footer: {
      Text(ShareTexts.challengeNote)
    }
  }
}
