import AppCore
import Screens
import SwiftUI

/// The words that the player missed, which come back in later racks.
struct AnagramsMissed: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let missed = AnagramsMissedViewState(app.model)
    List {
      Text(missed.note)
      ForEach(missed.words) { entry in
        VStack(alignment: .leading) {
          LabeledContent(entry.word) { Text(entry.count) }
          if !entry.meaning.isEmpty { Text(entry.meaning).foregroundStyle(.secondary) }
        }
        .accessibilityElement(children: .combine)
      }
    }
    .navigationTitle(AnagramsScreenTexts.missedTitle)
  }
}
