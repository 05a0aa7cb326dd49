import AppCore
import Games
import Screens
import SwiftUI

/// The totals of the games of all kinds, with a way to the statistics of each kind.
struct AllStatisticsView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let statistics = AllStatisticsViewState(app.model)
    Form {
      Section {
        Text(statistics.streak)
        Text(statistics.summary)
        DaySquares(weeks: statistics.weeks).accessibilityHidden(true)
        if !statistics.nothing.isEmpty { Text(statistics.nothing) }
      }
      ForEach(statistics.lines) { line in
        Section(line.name) {
          ForEach(line.figures) { figure in
            LabeledContent(figure.name) { Text(figure.value).monospacedDigit() }
          }
          if let kind = line.kind {
            Button(StatisticsTexts.title) { app.show(.statistics(kind)) }
              .accessibilityLabel(kind.name)
          }
        }
      }
      Text(statistics.note).font(.footnote).foregroundStyle(.secondary)
    }
    .formStyle(.grouped)
    .navigationTitle(StatisticsTexts.title)
  }
}

/// The last weeks, a column each, with a square for every day.
struct DaySquares: View {
  let weeks: [[AllStatisticsViewState.Square]]

  var body: some View {
    HStack(alignment: .top, spacing: 3) {
      ForEach(weeks, id: \.first?.id) { week in
        VStack(spacing: 3) {
          ForEach(week) { day in
            RoundedRectangle(cornerRadius: 2)
              .fill(.tint)
              .opacity(0.12 + 0.88 * day.fullness)
              .aspectRatio(1, contentMode: .fit)
          }
        }
      }
    }
  }
}
