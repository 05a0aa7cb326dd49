import Screens

/// A sound effect, the same as on the page: wood and paper.
enum Sound: Equatable {
  /// Notes, in hertz, that are struck on a bar, `step` seconds apart.
  case notes([Double], on: Bar, step: Double)
  /// A page that is turned, in seconds.
  case page(Double)

  /// A bar that is struck. A plain wooden bar rings briefly, at 1 and 2.76 times its note; the bars of a marimba are
  /// carved so that the second partial is at 4 times the note (Fletcher and Rossing, The Physics of Musical
  /// Instruments, 19.2 and 19.4).
  enum Bar {
    case wood, marimba

    /// The partials of the tone: the ratio to the note, the loudness, and the length in seconds.
    var partials: [(ratio: Double, loudness: Double, length: Double)] {
      switch self {
      case .wood: [(1, 0.1, 0.07), (2.76, 0.04, 0.03)]
      case .marimba: [(1, 0.09, 0.7), (4, 0.02, 0.12)]
      }
    }
  }

  /// The sound of an event that also has haptic feedback.
  init(for kind: Feedback) {
    self =
      switch kind {
      case .key: .notes([620], on: .wood, step: 0)
      case .good: .page(0.16)
      case .refused: .notes([220, 185], on: .wood, step: 0.11)
      case .won: .notes([523, 659, 784], on: .marimba, step: 0.13)
      case .lost: .notes([330, 262], on: .marimba, step: 0.2)
      case .complete: .notes([392, 523, 659, 784, 1047], on: .marimba, step: 0.12)
      }
  }
}
