import AppCore
import Screens
import SwiftUI

/// A game of Memorize: the scores, the cards, and the result of the last turn below them.
struct MemorizeView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = MemorizeViewState(app.model) {
      VStack {
        FittingColumn { table(viewState) }
        // Below the part that may have to scroll, so that it is also in view on a small phone.
        if let end = viewState.end {
          EndView(end: end) {
            app.act { $0.shelf.memorize.playAgain() }
          } playSameAgain: {
            app.act { $0.shelf.memorize.stay() }
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
