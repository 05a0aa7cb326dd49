import AppCore
import Games
import Library
import struct Library.Settings
import SwiftUI

/// The letters in keyboard order, each with what the player knows about it.
struct LetterKeyboard: View {
  let rows: [[KeyViewState]]
  let label: String
  let settings: Settings
  let type: @MainActor (KeyViewState) -> Void

  var body: some View {
    VStack(spacing: 6) {
      ForEach(rows, id: \.first?.id) { row in
        HStack(spacing: 4) {
          ForEach(row) { key in
            Button {
              type(key)
            } label: {
              KeyCap(key: key, settings: settings)
            }
            .accessibilityLabel(key.label)
          }
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label)
  }
}

/// A key: filled if its letter is exact, a ring if the letter is elsewhere, faint if it is not in the word.
struct KeyCap: View {
  let key: KeyViewState
  let settings: Settings
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Text(key.title)
      .font(.title3.bold())
      .minimumScaleFactor(0.5)
      .lineLimit(1)
      .frame(maxWidth: 56, minHeight: 48)
      .foregroundStyle(
        key.mark == .exact
          ? AnyShapeStyle(ShadeStyle(GameColours.mark(.exact, settings).ink))
          : AnyShapeStyle(.primary)
      )
      .background { MarkShape(mark: key.mark, settings: settings, cornerRadius: 8) }
      .opacity(key.mark == Mark.none && contrast == .standard ? 0.45 : 1)
      .contentShape(.rect)
  }
}
