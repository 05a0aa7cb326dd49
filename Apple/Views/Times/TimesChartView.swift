import AppCore
import SwiftUI

/// How well the player knows the facts: a table for each operation.
struct TimesChartView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let chart = TimesChartViewState(app.model)
    Section(chart.title) {
      ForEach(chart.legend) { entry in
        HStack {
          TimesMarkView(mark: entry.mark).accessibilityHidden(true)
          Text(entry.text)
        }
      }
      if !chart.note.isEmpty { Text(chart.note) }
    }
    ForEach(chart.tables) { table in
      Section(table.name) { TimesTable(table: table) }
    }
  }
}

/// The facts of one operation.
struct TimesTable: View {
  let table: TimesChartViewState.Table

  var body: some View {
    ScrollView(.horizontal) {
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        GridRow {
          Text(table.symbol)
          ForEach(table.columns, id: \.self) { Text($0, format: .number) }
        }
        .font(.footnote.monospacedDigit())
        ForEach(table.rows) { row in
          GridRow {
            Text(row.id, format: .number).font(.footnote.monospacedDigit())
            ForEach(row.cells) { cell in
              Image(systemName: cell.mark.symbol).accessibilityLabel(cell.label)
            }
          }
        }
      }
    }
  }
}
