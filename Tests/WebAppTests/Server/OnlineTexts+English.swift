@testable import OnlinePages

extension OnlineTexts {
  /// What the online program says in these tests.
  static let english = OnlineTexts()
}
