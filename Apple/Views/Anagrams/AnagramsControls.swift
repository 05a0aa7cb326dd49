import AppCore
import Screens
import SwiftUI

/// The controls of an Anagrams rack: the typed text, the tiles, and the hint buttons.
struct AnagramsControls: View {
  let viewState: AnagramsViewState
  @Environment(NativeApp.self) private var app

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text(viewState.typed)
          .font(.title.bold())
          .textCase(.uppercase)
          .frame(maxWidth: .infinity, minHeight: 44)
          .accessibilityLabel(AnagramsScreenTexts.field)
          .accessibilityValue(viewState.typed)
        Button(AnagramsScreenTexts.enter) { app.act { $0.shelf.anagrams.submit() } }
          .buttonStyle(.borderedProminent)
      }
      tiles
      if viewState.asksToLeave { question } else { tools }
    }
    .padding()
  }

  private var tiles: some View {
    HStack(spacing: 6) {
      ForEach(viewState.tiles) { tile in
        Button {
          app.act { $0.shelf.anagrams.toggle(tile: tile.id) }
        } label: {
          Text(tile.letter)
            .font(.title2.bold())
            .frame(maxWidth: 64, minHeight: 52)
            .background { RoundedRectangle(cornerRadius: 10).fill(.quaternary) }
            .opacity(tile.isUsed ? 0.3 : 1)
        }
        .accessibilityLabel(tile.label)
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(AnagramsScreenTexts.tiles)
  }

  private var tools: some View {
    HStack {
      Button(AnagramsScreenTexts.twist, systemImage: "shuffle") {
        app.act { $0.shelf.anagrams.twist() }
      }
      Button(AnagramsScreenTexts.clear, systemImage: "xmark") {
        app.act { $0.shelf.anagrams.screen?.clear() }
      }
      Button(AnagramsScreenTexts.lastWord, systemImage: "arrow.uturn.backward") {
        app.act { $0.shelf.anagrams.screen?.restoreLastWord() }
      }
      Button(AnagramsScreenTexts.hint, systemImage: "lightbulb") {
        app.act { $0.shelf.anagrams.hint() }
      }
      Button(viewState.leave, systemImage: "forward.end") {
        app.act { $0.shelf.anagrams.askToLeave() }
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
  }

  private var question: some View {
    FittingRow {
      Button(AnagramsScreenTexts.stay) { app.act { $0.shelf.anagrams.screen?.say("") } }
      if viewState.canPass {
        Button(AnagramsScreenTexts.leaveRack) { app.act { $0.shelf.anagrams.pass() } }
      }
      Button(AnagramsScreenTexts.endGame) { app.act { $0.shelf.anagrams.endGame() } }
    }
    .buttonStyle(.bordered)
  }
}
