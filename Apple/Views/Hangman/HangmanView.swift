import AppCore
import Screens
import SwiftUI

/// A game of Hangman: the drawing, the answer, and the letters below.
struct HangmanView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = HangmanViewState(app.model) {
      VStack {
        ScrollView {
          VStack(spacing: 12) {
            HangmanDrawing(strokes: viewState.strokes, label: viewState.drawingLabel)
            HangmanWords(words: viewState.words, label: viewState.wordsLabel)
            if viewState.end == nil {
              Text(viewState.misses).foregroundStyle(.secondary)
              MessageLine(message: viewState.message, lesson: viewState.lesson)
              Text(viewState.clue)
              HangmanControls(viewState: viewState)
            }
          }
          .padding()
        }
        // Below the scrolling part, so that it is also in view on a small phone.
        if let end = viewState.end {
          EndView(end: end) {
            app.act { $0.shelf.hangman.playAgain() }
          } playSameAgain: {
            app.act { $0.shelf.hangman.playSameAgain() }
          }
        }
      }
      .modifier(GameBarView(bar: viewState.bar))
    }
  }
}

/// The answer as far as the player has found it, with a line for each letter.
struct HangmanWords: View {
  let words: [[HangmanViewState.Slot]]
  let label: String

  var body: some View {
    VStack(spacing: 8) {
      ForEach(words, id: \.first?.id) { word in
        HStack(spacing: 4) {
          ForEach(word) { slot in
            Text(slot.text)
              .font(.title.bold())
              .minimumScaleFactor(0.4)
              .lineLimit(1)
              .foregroundStyle(slot.isMissed ? .secondary : .primary)
              .frame(maxWidth: 32, minHeight: 36)
              .overlay(alignment: .bottom) {
                Rectangle().fill(.primary).frame(height: 2).opacity(slot.isLetter ? 1 : 0)
              }
          }
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
  }
}

#Preview {
  HangmanView().environment(NativeApp())
}
