import AppCore
import Screens
import SwiftUI

/// The cards, in rows.
struct MemorizeBoard: View {
  let viewState: MemorizeViewState
  @Environment(NativeApp.self) private var app
  @Namespace private var table

  var body: some View {
    VStack(spacing: 6) {
      ForEach(viewState.rows, id: \.first?.id) { row in
        HStack(spacing: 6) {
          ForEach(row) { card in
            Button {
              app.act { $0.shelf.memorize.choose(card.id) }
            } label: {
              MemorizeCard(card: card, fill: viewState.fill)
            }
            // When the available size changes, a card may move to another row: it glides there.
            .matchedGeometryEffect(id: card.id, in: table)
            .accessibilityLabel(card.label)
          }
        }
      }
    }
    .animation(app.moves ? .easeInOut(duration: 0.3) : nil, value: viewState.rows.count)
    .buttonStyle(.plain)
    .disabled(!viewState.isPlaying)
    .padding()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(MemorizeScreenTexts.cards)
  }
}

/// A card that turns over in depth.
struct MemorizeCard: View {
  let card: MemorizeViewState.Card
  let fill: [Shade]
  @Environment(NativeApp.self) private var app
  @Environment(\.self) private var environment

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    ZStack {
      shape.fill(.background)
      shape.strokeBorder(.tint, lineWidth: card.isChosen ? 4 : 1)
      Text(card.picture).font(.system(size: 36)).minimumScaleFactor(0.3)
      shape.fill(back).opacity(card.isUp ? 0 : 1)
    }
    .frame(minWidth: 44, maxWidth: 160, minHeight: 44, maxHeight: 200)
    .opacity(card.isFound ? 0.6 : 1)
    .rotation3DEffect(.degrees(card.isUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
    .animation(app.moves ? .easeInOut(duration: 0.3) : nil, value: card.isUp)
  }

  private var back: LinearGradient {
    LinearGradient(
      colors: fill.map { ShadeStyle($0).resolve(in: environment) }, startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}
