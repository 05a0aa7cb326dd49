@testable import OnlinePages

extension OnlineTexts {
  /// The texts of the online program in these tests.
  static let english = OnlineTexts()
}
