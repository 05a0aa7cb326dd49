import AppCore
import Screens
import SwiftUI

/// The controls of a game of Hangman: the letters, and the hint buttons.
struct HangmanControls: View {
  let viewState: HangmanViewState
  @Environment(NativeApp.self) private var app

  var body: some View {
    LetterKeyboard(
      rows: viewState.keys, label: HangmanScreenTexts.keyboard, settings: app.model.library.settings
    ) { key in app.act { $0.shelf.hangman.guess(key.letter) } }
    switch viewState.controls {
    case .keyboard: tools
    case .answer: answer
    case .startOver: question
    }
  }

  private var tools: some View {
    FittingRow {
      Button(HangmanScreenTexts.hint, systemImage: "lightbulb") {
        app.act { $0.shelf.hangman.hint() }
      }
      Button(HangmanScreenTexts.guessAnswer, systemImage: "text.cursor") {
        app.act { $0.shelf.hangman.screen?.show(.answer) }
      }
      if viewState.startsOver {
        Button(HangmanScreenTexts.startOver, systemImage: "arrow.counterclockwise") {
          app.act { $0.shelf.hangman.askToStartOver() }
        }
      }
    }
    .buttonStyle(.bordered)
  }

  private var answer: some View {
    @Bindable var app = app
    return HStack {
      TextField(HangmanScreenTexts.wholeAnswer, text: $app.hangmanAnswer)
        .onSubmit { app.act { $0.shelf.hangman.guessAnswer() } }
        .autocorrectionDisabled()
      Button(HangmanScreenTexts.guess) { app.act { $0.shelf.hangman.guessAnswer() } }
        .buttonStyle(.borderedProminent)
      Button(HangmanScreenTexts.keepPlaying, systemImage: "xmark") {
        app.act { $0.shelf.hangman.keepPlaying() }
      }
      .labelStyle(.iconOnly)
    }
  }

  private var question: some View {
    VStack {
      Button(HangmanScreenTexts.keepPlaying) { app.act { $0.shelf.hangman.keepPlaying() } }
      Button(HangmanScreenTexts.newPuzzle) { app.act { $0.shelf.hangman.playAgain() } }
      Button(HangmanScreenTexts.sameAgain) { app.act { $0.shelf.hangman.playSameAgain() } }
    }
    .buttonStyle(.bordered)
  }
}
