import AppCore
import Screens
import SwiftUI

/// Today's five as one row of the list: what is done, the streak, and one button that goes on.
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
