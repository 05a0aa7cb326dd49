import AppCore
import Screens
import SwiftUI

/// A game of Anagrams: the blanks of the words above, the controls below.
struct AnagramsView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = AnagramsViewState(app.model) {
      VStack {
        // Above the scrolling part, so that it is in view wherever the player was in the list.
        if let rack = viewState.rackEnd { AnagramsRackEnd(rack: rack, end: viewState.end) }
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(viewState.places) { AnagramsPlace(place: $0) }
            Text(viewState.bonus)
          }
          .padding()
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(AnagramsScreenTexts.words)
        if viewState.rackEnd == nil {
          MessageLine(message: viewState.message, lesson: viewState.lesson)
          AnagramsControls(viewState: viewState)
        }
      }
      .modifier(GameBarView(bar: viewState.bar))
    }
  }
}

/// How a rack ended, and what comes next: another rack, or the end of the game with all racks to look back at.
struct AnagramsRackEnd: View {
  let rack: AnagramsRackEndViewState
  let end: EndViewState?
  @Environment(NativeApp.self) private var app

  var body: some View {
    VStack {
      Text(rack.headline).font(.title.bold()).accessibilityAddTraits(.isHeader)
      Text(rack.points)
      if !rack.racks.isEmpty {
        Picker(AnagramsScreenTexts.racks, selection: shown) {
          ForEach(rack.racks.indices, id: \.self) { Text(rack.racks[$0]).tag($0) }
        }
      }
      if let end {
        EndView(end: end) { app.act { $0.shelf.anagrams.playAgain() } }
      } else {
        Button(AnagramsScreenTexts.nextRack) { app.act { $0.shelf.anagrams.goOn() } }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
      }
    }
    .padding()
  }

  private var shown: Binding<Int> {
    Binding {
      rack.shown
    } set: { round in
      app.act { $0.shelf.anagrams.screen?.show(round: round) }
    }
  }
}

#Preview {
  AnagramsView().environment(NativeApp())
}
