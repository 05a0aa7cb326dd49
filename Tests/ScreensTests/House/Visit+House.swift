@testable import HouseDesk
@testable import Screens

extension DeskTexts {
  /// What the desk says in these tests.
  static let english = DeskTexts(language: .english)
}

extension HouseModel {
  /// Taps the button that stands for it.
  func act(_ intent: HouseIntent) { act("\(intent.word)") }
}

extension Visit {
  /// Types a code of another device, or what stands on a recovery sheet, and says it.
  func say(_ code: String) {
    act { $0.house.act(.enterCode) }
    act {
      $0.house.entered = code
      $0.house.act(.join)
    }
  }
}
