import AppCore
import SwiftUI

/// The words of one length: each found word, and a blank for each word that is not found yet.
struct AnagramsPlace: View {
  let place: AnagramsPlaceViewState

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(place.name)
        Text(place.count).monospacedDigit()
        if place.isComplete { Image(systemName: "checkmark") }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(place.label)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), alignment: .leading)], spacing: 6) {
        ForEach(place.words) { AnagramsWord(word: $0) }
      }
    }
    .padding(8)
    .background {
      RoundedRectangle(cornerRadius: 12).fill(.tint).opacity(place.isComplete ? 0.15 : 0)
    }
  }
}

/// A box for each letter of a word.
struct AnagramsWord: View {
  let word: AnagramsPlaceViewState.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      boxes
      if !word.meaning.isEmpty { Text(word.meaning).font(.caption).foregroundStyle(.secondary) }
    }
    .opacity(word.state == .missed ? 0.6 : 1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(word.label)
    .accessibilityValue(word.meaning)
    .accessibilityHidden(word.label.isEmpty)
  }

  private var boxes: some View {
    HStack(spacing: 2) {
      ForEach(word.boxes.indices, id: \.self) { index in
        Text(word.boxes[index])
          .font(.footnote.bold())
          .minimumScaleFactor(0.5)
          .frame(width: 18, height: 22)
          .background {
            RoundedRectangle(cornerRadius: 4)
              .fill(word.state == .found ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
              .opacity(word.state == .found ? 0.3 : 1)
          }
      }
    }
  }
}
