import Games
import Library

extension PegViewState {
  /// The mark that it shows; nil where it shows none.
  package var mark: Mark? {
    if case .marked(let mark) = look { mark } else { nil }
  }

  /// Whether it is filled with the colour of the mark.
  package var isExact: Bool { look == .marked(.exact) }
}

extension Settings {
  /// How round pegs are: the radius of their corners as a part of their side.
  package var pegRounding: Double {
    switch self[.pegShape] {
    case 1: 0.5
    case 2: 0
    default: 0.2
    }
  }
}
