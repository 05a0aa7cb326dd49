import AppCore
import Screens
import SwiftUI

/// A game of Codeword: the board in the middle, the controls below.
struct CodewordView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = CodewordViewState(app.model) {
      VStack {
        CodewordBoard(rows: viewState.rows)
        if let end = viewState.end {
          EndView(end: end) { app.act { $0.shelf.codeword.playAgain() } }
        } else {
          MessageLine(message: viewState.message, lesson: viewState.lesson)
          if viewState.fittingWords.isEmpty {
            Text(viewState.fitting).font(.footnote)
          } else {
            DisclosureGroup(viewState.fitting) { Text(viewState.fittingWords) }.padding(.horizontal)
          }
          hands(viewState)
        }
      }
      .modifier(GameBarView(bar: viewState.bar))
    }
  }

  private func hands(_ viewState: CodewordViewState) -> some View {
    VStack {
      LetterKeyboard(
        rows: viewState.keys, label: CodewordScreenTexts.keyboard,
        settings: app.model.library.settings
      ) { key in app.act { $0.shelf.codeword.type(key.letter) } }
      HStack {
        Button(CodewordScreenTexts.erase, systemImage: "delete.left") {
          app.act { $0.shelf.codeword.erase() }
        }
        .buttonStyle(.bordered)
        Button(CodewordScreenTexts.enter) { app.act { $0.shelf.codeword.submit() } }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }
}

#Preview {
  CodewordView().environment(NativeApp())
}
