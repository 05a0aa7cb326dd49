import AppCore
import Library
import Screens
import SwiftUI

/// The five games of a day, the button that shares them, and the calendar of all days.
struct DailyView: View {
  let day: Day
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    let viewState = DayViewState(app.model, of: day)
    List {
      Section {
        if !viewState.message.isEmpty { Text(viewState.message) }
        ForEach(viewState.rows) { row in
          Button {
            viewState.begin(row.kind, in: app)
          } label: {
            DailyRow(row: row)
          }
          .buttonStyle(.plain)
        }
        if !viewState.shared.isEmpty {
          Button(ShareTexts.share) { app.show(.dailyShare) }
        }
      } header: {
        Text(viewState.date)
      } footer: {
        Text(viewState.streak)
      }
      DatePicker(
        DailyTexts.title, selection: $app.shownDate, in: app.dates, displayedComponents: .date
      )
      .datePickerStyle(.graphical)
    }
    .navigationTitle(viewState.title)
  }
}

/// A game of the day.
struct DailyRow: View {
  let row: DayViewState.Row

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(row.name).font(.headline).foregroundStyle(ShadeStyle(row.kind))
        Text(row.state).font(.subheadline)
      }
      Spacer()
      if row.isDone {
        Image(systemName: "checkmark.circle.fill").accessibilityLabel(DailyTexts.done)
      }
    }
    .accessibilityElement(children: .combine)
  }
}
