import Games
import Testing

@testable import Screens

@Suite("How the cards of a Memorize lie")
struct MemorizeGridTests {
  static let sizes = [
    (320, 568), (360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900),
    (1920, 1080),
  ]

  @Test(
    "every card has a place, and the lengths of rows differ by one at most", arguments: sizes)
  func places(size: (Int, Int)) {
    for pairs in 1...MemorizePuzzle.pairLimit {
      let grid = MemorizeGrid(count: pairs * 2, in: PageSize(width: size.0, height: size.1))
      let rows = (0..<grid.rows).map { grid.cards(inRow: $0) }
      #expect(rows.flatMap { Array($0) } == Array(0..<pairs * 2))
      #expect(rows.map(\.count).max() == grid.columns)
      #expect(rows.allSatisfy { $0.count >= grid.columns - 1 })
    }
  }

  @Test("the offered boards and the daily board have even rows at every size", arguments: sizes)
  func evenRows(size: (Int, Int)) {
    for pairs in MemorizeOptions.sizes + [4, 8, 9, 12, 14] {
      let grid = MemorizeGrid(count: pairs * 2, in: PageSize(width: size.0, height: size.1))
      #expect(grid.columns * grid.rows == pairs * 2, "\(pairs) pairs")
      #expect(min(grid.columns, grid.rows) >= 2)
    }
  }

  @Test("no offered board is three times as long as it is wide", arguments: sizes)
  func shapesThatAreTakenInAtOnce(size: (Int, Int)) {
    for pairs in MemorizeOptions.sizes + [2, 4, 8] {
      let grid = MemorizeGrid(count: pairs * 2, in: PageSize(width: size.0, height: size.1))
      #expect(max(grid.columns, grid.rows) < 3 * min(grid.columns, grid.rows), "\(pairs) pairs")
    }
  }

  @Test("an upright page has no fewer rows than columns, and a wide page no fewer columns")
  func shapes() {
    for pairs in [6, 8, 10, 12, 15, 24, 36] {
      let phone = MemorizeGrid(count: pairs * 2, in: PageSize(width: 390, height: 844))
      #expect(phone.rows >= phone.columns)
      let landscape = MemorizeGrid(count: pairs * 2, in: PageSize(width: 844, height: 390))
      #expect(landscape.columns >= landscape.rows)
    }
  }

  @Test("rows that differ are better than cards too small for a finger")
  func finger() {
    for (width, height) in [(320, 568), (360, 640)] {
      let grid = MemorizeGrid(count: 44, in: PageSize(width: width, height: height))
      #expect((grid.columns, grid.rows) == (6, 8))
    }
  }

  @Test("an arrow leads to the next card in its direction, and stops at an edge")
  func arrows() {
    let grid = MemorizeGrid(count: 12, in: PageSize(width: 390, height: 844))
    #expect((grid.columns, grid.rows) == (3, 4))
    func next(_ place: Int) -> [Int] {
      [.left, .right, .up, .down].map { grid.card(after: place, towards: $0) }
    }
    #expect(next(0) == [0, 1, 0, 3])
    #expect(next(4) == [3, 5, 1, 7])
    #expect(next(5) == [4, 5, 2, 8])
    #expect(next(11) == [10, 11, 8, 11])
  }

  @Test("if rows differ, an arrow leads to the card above or below, or to the last of that row")
  func unevenRows() throws {
    let grid = MemorizeGrid(count: 26, in: PageSize(width: 390, height: 844))
    let rows = (0..<grid.rows).map { grid.cards(inRow: $0) }
    let (long, short) = try #require(zip(rows, rows.dropFirst()).first { $0.count > $1.count })
    #expect(grid.card(after: long.upperBound - 1, towards: .down) == short.upperBound - 1)
    #expect(grid.card(after: short.upperBound - 1, towards: .up) == long.upperBound - 2)
  }
}
