import AppCore
import Screens
import SwiftUI

/// A Memorize: what the player has, the cards, and below them what they came to.
struct MemorizeView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let face = MemorizeFace(app.model) {
      VStack {
        FittingColumn { table(face) }
        // Below what may have to scroll, so that it is in view on a small phone, too.
        if let end = face.end {
          EndView(end: end) {
            app.act { $0.shelf.memorize.playAgain() }
          } playSameAgain: {
            app.act { $0.shelf.memorize.playSameAgain() }
          }
        }
      }
      .modifier(GameBarView(bar: face.bar))
    }
  }

  private func table(_ face: MemorizeFace) -> some View {
    VStack {
      FittingRow {
        ForEach(face.scores) { score in
          Text(score.text).bold(score.isOn).monospacedDigit()
        }
      }
      MemorizeBoard(face: face)
      if face.end == nil { MessageLine(message: face.message, lesson: face.lesson) }
    }
  }
}

#Preview {
  MemorizeView().environment(NativeApp())
}
