import Games
import Testing

@testable import Screens

@Suite("How the cards of a Memorize lie")
struct MemorizeGridTests {
  static let sizes = [(320, 568), (360, 640), (390, 844), (844, 390), (1024, 1366), (1440, 900)]

  @Test("every card has a place, and no row or column is empty", arguments: sizes)
  func places(size: (Int, Int)) {
    for pairs in 1...MemorizePuzzle.pairLimit {
      let grid = MemorizeGrid(count: pairs * 2, in: PageSize(width: size.0, height: size.1))
      #expect(grid.columns * grid.rows >= pairs * 2)
      #expect(grid.columns * (grid.rows - 1) < pairs * 2)
    }
  }

  @Test("what is upright has more rows than columns, and what is wide more columns")
  func shapes() {
    for pairs in [6, 8, 10, 12, 24, 36] {
      let phone = MemorizeGrid(count: pairs * 2, in: PageSize(width: 390, height: 844))
      #expect(phone.rows >= phone.columns)
      let laptop = MemorizeGrid(count: pairs * 2, in: PageSize(width: 1440, height: 900))
      #expect(laptop.columns >= laptop.rows)
    }
  }

  @Test("usual boards have full rows on a phone", arguments: [6, 8, 10, 12, 14, 15, 24])
  func fullRows(pairs: Int) {
    let grid = MemorizeGrid(count: pairs * 2, in: PageSize(width: 390, height: 844))
    #expect(grid.columns * grid.rows == pairs * 2)
  }

  @Test("an arrow leads to the next card in its direction, and nowhere beyond an edge")
  func arrows() {
    // Four columns and three rows, the last with two cards.
    let count = 10
    let grid = MemorizeGrid(count: count, in: PageSize(width: 500, height: 640))
    #expect(grid.columns * grid.rows >= count)
    for place in 0..<count {
      for (direction, step) in [
        (.left, -1), (.right, 1), (.up, -grid.columns), (.down, grid.columns),
      ] as [(Key.Direction, Int)] {
        let next = grid.place(after: place, towards: direction, of: count)
        let isSameRow = next / grid.columns == place / grid.columns
        #expect(next == place || next == place + step)
        if step == 1 || step == -1 { #expect(isSameRow) }
        let target = place + step
        let isThere = (0..<count).contains(target)
        if abs(step) > 1 { #expect((next != place) == isThere) }
      }
    }
  }
}
