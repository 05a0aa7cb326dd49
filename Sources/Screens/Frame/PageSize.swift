/// The size of the page in points.
package struct PageSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that is assumed before the real size is known.
  static let phone = PageSize(width: 390, height: 844)

  /// Whether the list and the page it leads to are side by side; the styles use the same width.
  package var isWide: Bool { width >= 760 }

  /// Whether there is room for today's five beside a game.
  package var hasSide: Bool { width >= 1400 }
}
