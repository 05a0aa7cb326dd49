import Games
import Library

extension PegViewState {
  /// The mark that the peg shows; nil if it shows none.
  package var mark: Mark? {
    if case .marked(let mark) = look { mark } else { nil }
  }

  /// Whether the peg is filled with the colour of the mark.
  package var isExact: Bool { look == .marked(.exact) }
}

extension Settings {
  /// The corner radius of pegs, as a fraction of their side.
  package var pegRounding: Double {
    switch self[.pegShape] {
    case 1: 0.5
    case 2: 0
    default: 0.2
    }
  }
}
