import AppCore
import Library
import Screens
import SwiftUI

/// A game in the list. A swipe or its menu deletes it; the message that appears then brings it back.
struct HistoryRow: View {
  let summary: SessionSummary
  @Environment(NativeApp.self) private var app
  @ScaledMetric private var pegSize = 20.0

  var body: some View {
    if let row = HistoryRowViewState(summary, app.model) {
      LabeledContent {
        Text(row.time).monospacedDigit()
      } label: {
        Text(row.name).font(.headline).foregroundStyle(ShadeStyle(row.kind))
        Text(row.progress).font(.subheadline)
        HStack(spacing: 2) {
          ForEach(row.pegs) { PegView(peg: $0, size: min(pegSize, 40)) }
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(row.label)
      .tag(row.id)
      .swipeActions(edge: .trailing) { delete }
      .contextMenu {
        if summary.moveCount > 0 {
          Button(ReviewTexts.title, systemImage: "backward.frame") { app.lookThrough(row.id) }
        }
        delete
        lines(of: row.id)
      }
    }
  }

  /// The other continuations of a game that the player continued in two places.
  @ViewBuilder private func lines(of id: GameID) -> some View {
    let lines = app.otherLines(of: id)
    if !lines.isEmpty {
      Menu(ShellTexts.otherLines) {
        ForEach(lines) { line in
          Section(line.text) {
            if line.canGoOn { Button(ShellTexts.goOnThere) { app.goOn(in: line, of: id) } }
            Button(ShellTexts.lookThroughLine) { app.lookThrough(line, of: id) }
          }
        }
      }
    }
  }

  private var delete: some View {
    Button(ShellTexts.deleteShort, systemImage: "trash", role: .destructive) {
      app.act { $0.history.delete(summary.header.id) }
    }
  }
}
