import AppCore
import Screens
import SwiftUI

/// A game on the shelf: a tap plays it as last time, and the button beside it opens the choices.
struct ShelfTile: View {
  let tile: HomeViewState.Tile
  @Environment(NativeApp.self) private var app

  var body: some View {
    HStack {
      Button {
        app.act { $0.shelf[tile.kind].start(nil) }
      } label: {
        VStack(alignment: .leading) {
          Text(tile.name).font(.headline)
          Text(tile.summary).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .accessibilityLabel(tile.label)
      Spacer()
      Button(tile.kind.choicesTitle, systemImage: "slider.horizontal.3") {
        app.act { $0.shelf[tile.kind].offerChoices() }
      }
      .labelStyle(.iconOnly)
    }
    .buttonStyle(.borderless)
    .tint(ShadeStyle(tile.kind))
  }
}
