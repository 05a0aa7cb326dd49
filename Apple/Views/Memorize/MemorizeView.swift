import AppCore
import Screens
import SwiftUI

/// A Memorize: what the player has, the cards, and below them what they came to.
struct MemorizeView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = MemorizeViewState(app.model) {
      VStack {
        FittingColumn { table(viewState) }
        // Below what may have to scroll, so that it is in view on a small phone, too.
        if let end = viewState.end {
          EndView(end: end) {
            app.act { $0.shelf.memorize.playAgain() }
          } playSameAgain: {
            app.act { $0.shelf.memorize.playSameAgain() }
          }
        }
      }
      .modifier(GameBarView(bar: viewState.bar))
    }
  }

  private func table(_ viewState: MemorizeViewState) -> some View {
    VStack {
      FittingRow {
        ForEach(viewState.scores) { score in
          Text(score.text).bold(score.isOn).monospacedDigit()
        }
      }
      MemorizeBoard(viewState: viewState)
      if viewState.end == nil { MessageLine(message: viewState.message, lesson: viewState.lesson) }
    }
  }
}

#Preview {
  MemorizeView().environment(NativeApp())
}
