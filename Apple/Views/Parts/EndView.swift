import AppCore
import Screens
import SwiftUI

/// How a game ended: the result, the answer, the button for another game, and the button for sharing.
struct EndView: View {
  let end: EndViewState
  let playAgain: @MainActor () -> Void
  /// Begins the same puzzle again, if that is possible.
  var playSameAgain: @MainActor () -> Void = {}
  @Environment(NativeApp.self) private var app

  var body: some View {
    FittingColumn { content }
  }

  private var content: some View {
    VStack(spacing: 12) {
      Text(end.headline).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      if !end.figure.isEmpty { Text(end.figure).foregroundStyle(.secondary) }
      if !end.answer.isEmpty { Text(end.answer).font(.title.bold()) }
      if !end.meaning.isEmpty { Text(end.meaning).multilineTextAlignment(.center) }
      ForEach(end.friends, id: \.self) { Text($0) }
      FittingRow {
        Button(ShareTexts.share) { app.offerSharing(of: end.kind) }
          .buttonStyle(.bordered)
        Button(end.again, action: playAgain)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
      if !end.sameAgain.isEmpty { Button(end.sameAgain, action: playSameAgain) }
      Button(CoachTexts.title(isOfFriend: false)) { app.askCoach(about: end.id) }
    }
    .padding()
  }
}
