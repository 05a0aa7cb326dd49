import AppCore
import SwiftUI

/// The drawing that changes with each wrong guess.
struct HangmanDrawing: View {
  let strokes: [HangmanStroke]
  let label: String

  var body: some View {
    GeometryReader { geometry in
      Path { path in strokes.forEach { path.add($0) } }
        .applying(
          .init(
            scaleX: geometry.size.width / HangmanStroke.side,
            y: geometry.size.height / HangmanStroke.side)
        )
        .stroke(.primary, lineWidth: 4)
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxHeight: 260)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityAddTraits(.isImage)
  }
}

extension Path {
  /// Adds a line of the drawing.
  fileprivate mutating func add(_ stroke: HangmanStroke) {
    switch stroke {
    case .line(let points): addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
    case .circle(let center, let radius):
      addEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
  }
}
