import AppCore
import SwiftUI

/// A question of a form; below it, the meaning of the chosen answer.
struct ChoiceRowView: View {
  let row: ChoiceRow

  var body: some View {
    Section {
      if row.takesSeveral {
        ForEach(row.names.indices, id: \.self) { index in
          Toggle(
            row.names[index],
            isOn: Binding {
              row[index]
            } set: {
              row[index] = $0
            })
        }
      } else {
        Picker(
          row.title,
          selection: Binding {
            row.answer
          } set: {
            row.answer = $0
          }
        ) {
          ForEach(row.names.indices, id: \.self) { Text(row.names[$0]).tag($0) }
        }
      }
    } footer: {
      if !row.note.isEmpty { Text(row.note) }
    }
  }
}
