import AppCore
import Screens
import SwiftUI

/// The attempts with their marks, and the word that is being put together.
struct CodewordBoard: View {
  let rows: [CodewordFace.Row]
  @Environment(NativeApp.self) private var app

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: 6) {
          ForEach(rows) { CodewordRow(row: $0) }
        }
        .frame(maxWidth: .infinity)
      }
      .onChange(of: rows.count { $0.kind == .attempt }) { _, count in reader.scrollTo(count) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(CodewordScreenTexts.board)
  }
}

/// A row of the board.
struct CodewordRow: View {
  let row: CodewordFace.Row
  @Environment(NativeApp.self) private var app

  var body: some View {
    switch row.kind {
    case .attempt:
      pegs { PegView(peg: $0) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(row.label)
    case .draft:
      pegs { peg in
        Button {
          app.act { $0.shelf.codeword.screen?.choose(peg.id) }
        } label: {
          PegView(peg: peg)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(peg.label)
        .accessibilityAddTraits(peg.isChosen ? .isSelected : [])
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(row.label)
    case .blank:
      pegs { PegView(peg: $0).opacity(0.5) }.accessibilityHidden(true)
    }
  }

  private func pegs<Peg: View>(@ViewBuilder _ view: @escaping (PegFace) -> Peg) -> some View {
    HStack(spacing: 6) {
      ForEach(row.pegs) { peg in
        view(peg)
          .animation(
            app.moves ? .easeOut(duration: 0.3).delay(peg.delay) : nil, value: row.isFresh)
      }
    }
  }
}
