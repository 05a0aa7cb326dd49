import AppCore
import Library
import Screens
import SwiftUI

/// The five games of a day, what can be shown of them, and the calendar of all days.
struct DailyView: View {
  let day: Day
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    let face = DayFace(app.model, of: day)
    List {
      Section {
        if !face.message.isEmpty { Text(face.message) }
        ForEach(face.rows) { row in
          Button {
            face.begin(row.kind, in: app)
          } label: {
            DailyRow(row: row)
          }
          .buttonStyle(.plain)
        }
        if !face.shared.isEmpty {
          Button(ShareTexts.share) { app.show(.dailyShare) }
        }
      } header: {
        Text(face.date)
      } footer: {
        Text(face.streak)
      }
      DatePicker(
        DailyTexts.title, selection: $app.shownDate, in: app.dates, displayedComponents: .date
      )
      .datePickerStyle(.graphical)
    }
    .navigationTitle(face.title)
  }
}

/// A game of the day.
struct DailyRow: View {
  let row: DayFace.Row

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
