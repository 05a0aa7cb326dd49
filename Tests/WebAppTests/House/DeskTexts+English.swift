@testable import HouseDesk

extension DeskTexts {
  /// What the desk says in these tests.
  static let english = DeskTexts(language: .english)
}
