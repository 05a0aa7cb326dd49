import AppCore
import Screens
import SwiftUI

/// The attempts with their marks, and the word that the player is entering.
struct CodewordBoard: View {
  let rows: [CodewordViewState.Row]
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
  let row: CodewordViewState.Row
  @Environment(NativeApp.self) private var app
  @Namespace private var places

  var body: some View {
    switch row.kind {
    case .attempt:
      pegs { TurningPeg(peg: $0, isFresh: row.isFresh) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(row.label)
    case .draft:
      pegs { peg in
        Button {
          app.act { $0.shelf.codeword.screen?.choose(peg.id) }
        } label: {
          PegView(peg: peg)
        }
        .overlay {
          // A single ring, which glides from peg to peg.
          if peg.isChosen { PegRing().matchedGeometryEffect(id: row.id, in: places) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(peg.label)
        .accessibilityAddTraits(peg.isChosen ? .isSelected : [])
      }
      .animation(app.moves ? .easeOut(duration: 0.15) : nil, value: row.pegs)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(row.label)
    case .blank:
      pegs { PegView(peg: $0).opacity(0.5) }.accessibilityHidden(true)
    }
  }

  private func pegs<Peg: View>(@ViewBuilder _ view: @escaping (PegViewState) -> Peg) -> some View {
    HStack(spacing: 6) {
      ForEach(row.pegs) { view($0) }
    }
  }
}

/// A peg of an attempt. The row of an attempt replaces the draft: its pegs turn as they appear.
struct TurningPeg: View {
  let peg: PegViewState
  let isFresh: Bool
  @Environment(NativeApp.self) private var app
  @State private var isTurned = false

  /// Without this, the compiler would add an initialiser that is as private as the state.
  init(peg: PegViewState, isFresh: Bool) {
    self.peg = peg
    self.isFresh = isFresh
  }

  var body: some View {
    PegView(peg: peg)
      .rotation3DEffect(.degrees(isFresh && !isTurned ? 85 : 0), axis: (x: 1, y: 0, z: 0))
      .animation(app.moves ? .easeOut(duration: 0.3).delay(peg.delay) : nil, value: isTurned)
      .onChange(of: isFresh, initial: true) { isTurned = true }
  }
}
