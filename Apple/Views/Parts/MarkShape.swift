import AppCore
import Games
import Library
import struct Library.Settings
import SwiftUI

/// What stands behind a letter: marks are shapes first, and colours second.
struct MarkShape: View {
  /// Nil where nothing is told of the letter.
  let mark: Mark?
  let settings: Settings
  let cornerRadius: Double

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    switch mark {
    case .exact?: shape.fill(ShadeStyle(GameColours.mark(.exact, settings)))
    case .inexact?:
      shape.strokeBorder(ShadeStyle(GameColours.mark(.inexact, settings)), lineWidth: 3)
    case Mark.none?:
      shape.strokeBorder(ShadeStyle(GameColours.mark(Mark.none, settings)), lineWidth: 1)
    case nil: shape.fill(.quaternary)
    }
  }
}
