/// The arrangement of the cards on a board: in even rows, as large as the page allows.
package struct MemorizeGrid {
  package let rows: Int
  /// The number of cards in the longest row. If equal rows are impossible, some rows have one card less.
  package let columns: Int
  private let count: Int

  /// - Parameter size: the size of the page. The styles measure the room for the cards exactly, and fit the rows into
  ///   it; here a rough estimate suffices.
  package init(count: Int, in size: PageSize) {
    self.count = count
    let (width, height) = Self.room(in: size)
    var best = (rows: 1, area: 0)
    for rows in 1..<count + 1 {
      let columns = (count + rows - 1) / rows
      let (across, down) = (max(width / columns - 4, 1), max(height / rows - 4, 1))
      // A card is at most a tenth wider than high, and at most a third higher than wide.
      let side = min(across, down * 11 / 10)
      var area = side * min(down, side * 4 / 3)
      // For rows that are all full, much smaller cards are acceptable, but none that are too small for a finger.
      if count % rows != 0 { area /= 2 }
      if min(width / columns, height / rows) < 44 { area /= 4 }
      // A board that is not very elongated can be seen at a glance, so slightly smaller cards are acceptable.
      if max(rows, columns) >= 3 * min(rows, columns) { area = area * 9 / 10 }
      if area > best.area { best = (rows, area) }
    }
    rows = best.rows
    columns = (count + rows - 1) / rows
  }

  /// The room for the cards, as in the styles: between the list and today's five, below the bar, and either beside the
  /// messages or between them.
  private static func room(in size: PageSize) -> (width: Int, height: Int) {
    let hasList = size.width >= 760 && size.height >= 500
    let list = hasList ? max(344, min(size.width * 3 / 10, 400)) + 20 : 0
    let side = size.hasSide ? max(304, min(size.width * 22 / 100, 380)) : 0
    let (width, height) = (size.width - list - side - 24, size.height - 34)
    let isWide = width * 100 > height * 115
    let table = min(width, 1240)
    return isWide ? (table * 7 / 10 - 12, height - 56) : (table, height - 160)
  }

  /// The indices of the cards in a row.
  package func cards(inRow row: Int) -> Range<Int> {
    row * count / rows..<(row + 1) * count / rows
  }

  /// The card that an arrow key leads to; the same card at an edge.
  func card(after card: Int, towards direction: Key.Direction) -> Int {
    var row = 0
    while !cards(inRow: row).contains(card) { row += 1 }
    let here = cards(inRow: row)
    switch direction {
    case .left: return max(card - 1, here.lowerBound)
    case .right: return min(card + 1, here.upperBound - 1)
    case .up: row -= 1
    case .down: row += 1
    }
    guard (0..<rows).contains(row) else { return card }
    let next = cards(inRow: row)
    return min(next.lowerBound + card - here.lowerBound, next.upperBound - 1)
  }
}
