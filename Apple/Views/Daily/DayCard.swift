import AppCore
import Screens
import SwiftUI

/// Today's five as a row of the list: how many are done, the streak, and a button that goes on with them.
struct DayCard: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let day = DayViewState(app.model)
    VStack(alignment: .leading, spacing: 8) {
      Button {
        app.act { $0.frame.go(to: .daily(nil)) }
      } label: {
        VStack(alignment: .leading) {
          Text(day.title).font(.headline)
          Text(day.streak).font(.subheadline).foregroundStyle(.secondary)
          HStack {
            ForEach(day.rows) { row in
              Image(systemName: row.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(ShadeStyle(row.kind))
            }
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(day.label)
      Button(day.invitation) { day.goOn(in: app) }
        .buttonStyle(.borderedProminent)
    }
  }
}
