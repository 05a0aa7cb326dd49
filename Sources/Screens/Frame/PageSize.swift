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

  /// Whether the list and what it leads to stand side by side; the styles say so at the same width.
  package var isWide: Bool { width >= 760 }

  /// Whether today's five have a place of their own at the right: beside the shelf sooner than beside
  /// a game, which would lose room by it.
  package func hasSide(besideGame isPlaying: Bool) -> Bool { width >= (isPlaying ? 1400 : 1180) }
}
