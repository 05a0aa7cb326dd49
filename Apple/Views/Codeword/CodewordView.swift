import AppCore
import Screens
import SwiftUI

/// A Codeword: the board in the middle, the hands below.
struct CodewordView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let face = CodewordFace(app.model) {
      VStack {
        CodewordBoard(rows: face.rows)
        if let end = face.end {
          EndView(end: end) { app.act { $0.shelf.codeword.playAgain() } }
        } else {
          MessageLine(message: face.message, lesson: face.lesson)
          if face.fittingWords.isEmpty {
            Text(face.fitting).font(.footnote)
          } else {
            DisclosureGroup(face.fitting) { Text(face.fittingWords) }.padding(.horizontal)
          }
          hands(face)
        }
      }
      .modifier(GameBarView(bar: face.bar))
    }
  }

  private func hands(_ face: CodewordFace) -> some View {
    VStack {
      LetterKeyboard(
        rows: face.keys, label: CodewordScreenTexts.keyboard, settings: app.model.library.settings
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
