import AppCore
import Games
import SwiftUI

/// How a game is played.
struct HelpView: View {
  let kind: GameKind

  var body: some View {
    let help = HelpViewState(kind)
    List {
      ForEach(help.paragraphs) { paragraph in
        HStack(alignment: .firstTextBaseline) {
          if let mark = paragraph.mark {
            PegView(peg: .example(of: mark), size: 32).accessibilityHidden(true)
          }
          VStack(alignment: .leading) {
            if !paragraph.title.isEmpty { Text(paragraph.title).font(.headline) }
            Text(paragraph.text)
          }
        }
      }
    }
    .navigationTitle(help.title)
  }
}
