@testable import OnlinePages
@testable import Screens

extension OnlineTexts {
  /// What the online program says in these tests.
  static let english = OnlineTexts()
}

extension ServerModel {
  /// Taps the button of this intent.
  func act(_ intent: ServerIntent) { act("\(intent.rawValue)") }
}

extension Visit {
  /// Types the code of another device, or a recovery key, and sends it.
  func say(_ code: String) {
    act { $0.server.act(.enterCode) }
    act {
      $0.server.entered = code
      $0.server.act(.join)
    }
  }
}
