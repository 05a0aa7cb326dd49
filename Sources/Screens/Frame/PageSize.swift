/// The size of the page in points.
package struct PageSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What is taken for granted before the size is known.
  static let phone = PageSize(width: 390, height: 844)
}
