import AppCore
import Screens
import SwiftUI

/// An Anagrams: the blanks of the words above, the hands below.
struct AnagramsView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let face = AnagramsFace(app.model) {
      VStack {
        // Above what scrolls, so that it is in view wherever the player was in the list.
        if let rack = face.rackEnd { AnagramsRackEnd(rack: rack, end: face.end) }
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(face.places) { AnagramsPlace(place: $0) }
            Text(face.bonus)
          }
          .padding()
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(AnagramsScreenTexts.words)
        if face.rackEnd == nil {
          MessageLine(message: face.message, lesson: face.lesson)
          AnagramsControls(face: face)
        }
      }
      .modifier(GameBarView(bar: face.bar))
    }
  }
}

/// How a rack ended, and what is next: another rack, or the end of the game, with all racks to look back at.
struct AnagramsRackEnd: View {
  let rack: AnagramsRackEndFace
  let end: EndFace?
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
