import AppCore
import Games
import Library
import struct Library.Settings
import SwiftUI

/// The shape behind a letter: marks differ by shape first, and by colour second.
struct MarkShape: View {
  /// Nil if nothing is known about the letter.
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
