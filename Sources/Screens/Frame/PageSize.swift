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

  /// Whether today's five are shown on the right: beside the shelf at a smaller width than beside a game, which would
  /// lose room.
  package func hasSide(besideGame isPlaying: Bool) -> Bool { width >= (isPlaying ? 1400 : 1180) }
}
