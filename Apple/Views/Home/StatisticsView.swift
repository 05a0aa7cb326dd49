import AppCore
import Games
import Screens
import SwiftUI

/// The statistics of the finished games of a kind.
struct StatisticsView: View {
  let kind: GameKind
  @Environment(NativeApp.self) private var app

  var body: some View {
    let statistics = StatisticsViewState(kind, in: app)
    Form {
      ForEach(statistics.filters) { ChoiceRowView(row: $0) }
      Section {
        if !statistics.nothing.isEmpty { Text(statistics.nothing) }
        ForEach(statistics.figures) { figure in
          LabeledContent(figure.name) { Text(figure.value).monospacedDigit() }
        }
      }
      Section(statistics.barsTitle) {
        ForEach(statistics.bars) { bar in
          LabeledContent {
            Text(bar.count, format: .number)
          } label: {
            ProgressView(value: Double(bar.count), total: Double(statistics.greatest)) {
              Text(bar.name)
            }
          }
        }
      }
      if statistics.hasLastGames {
        Button(CoachTexts.last) { app.lookBack(on: kind) }
      }
      if statistics.hasMissedWords {
        Button(AnagramsScreenTexts.missedTitle) { app.showMissedWords() }
      }
      if kind == .times { TimesChartView() }
      Text(statistics.note).font(.footnote).foregroundStyle(.secondary)
    }
    .formStyle(.grouped)
    .navigationTitle(kind.name)
    .tint(ShadeStyle(kind))
  }
}
