/// How the cards of a board lie: in so many columns that they are as large as the page allows.
package struct MemorizeGrid {
  package let columns: Int
  package let rows: Int

  /// - Parameter size: that of the page. The styles measure the room for the cards exactly, and fit the
  ///   columns into it; here it need be known only roughly.
  package init(count: Int, in size: PageSize) {
    let beside = size.width < 760 ? 24 : max(344, min(size.width * 3 / 10, 400)) + 48
    let width = max(min(size.width - beside, 900), 1)
    let height = max(size.height - 210, 1)
    var best = (columns: 1, side: 0)
    for columns in 1..<count + 1 {
      let rows = (count + columns - 1) / columns
      var side = min(width * 16 / columns, height * 16 / rows)
      // Rows that are all full are worth cards that are a little smaller.
      if count % columns == 0 { side += side / 4 }
      if side > best.side { best = (columns, side) }
    }
    columns = best.columns
    rows = (count + columns - 1) / columns
  }

  /// The place that an arrow leads to; the same place at an edge.
  func place(after place: Int, towards direction: Key.Direction, of count: Int) -> Int {
    let next: Int
    switch direction {
    case .left: next = place % columns == 0 ? place : place - 1
    case .right: next = place % columns == columns - 1 ? place : place + 1
    case .up: next = place - columns
    case .down: next = place + columns
    }
    return (0..<count).contains(next) ? next : place
  }
}
