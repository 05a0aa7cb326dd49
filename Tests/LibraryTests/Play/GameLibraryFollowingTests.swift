import Games
import Library
import Testing

@Suite("Following another open page")
struct GameLibraryFollowingTests {
  private let one = record(moves: ["1000 1000 slate"])
  private let two = record(moves: ["1000 1000 slate", "2000 2000 mummy"])

  private func library(_ text: [UInt8]) -> GameLibrary {
    let library = GameLibrary()
    library.load([row(1, text)])
    return library
  }

  private func moves(_ library: GameLibrary) -> Int? { library.history.first?.moveCount }

  @Test("a new game on another page is listed here")
  func newGameElsewhere() {
    let library = GameLibrary()
    _ = library.follow(row(1, one), at: .zero)
    #expect(moves(library) == 1)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a move on another page shows here, even in the open game, whose clock goes on")
  func moveElsewhere() {
    let library = library(one)
    library.open(identity(1), at: .zero)
    _ = library.follow(row(1, two), at: 500)
    #expect(moves(library) == 2)
    #expect(library.isRunning(identity(1)))
    #expect(library.time(of: identity(1), at: 1500) == 3000)
  }

  @Test("an older record changes nothing here, nor does an unreadable record")
  func olderElsewhere() {
    let library = library(two)
    library.open(identity(1), at: .zero)
    #expect(!library.follow(row(1, one), at: .zero))
    #expect(library.session(identity(1))?.record == two)
    _ = library.follow(row(1, Array("nonsense".utf8)), at: .zero)
    #expect(library.session(identity(1))?.record == two)
    #expect(library.otherLines(of: identity(1)).isEmpty)
  }

  @Test("a record that differs is another line, and the player in the game is informed once")
  func differentElsewhere() {
    let library = library(two)
    let other = record(moves: ["1000 1000 brick"])
    library.open(identity(1), at: .zero)
    #expect(library.follow(row(1, other), at: .zero))
    #expect(!library.follow(row(1, other), at: .zero))
    #expect(library.session(identity(1))?.record == two)
    #expect(library.otherLines(of: identity(1)).map(\.record) == [other])
    #expect(library.takeChanges().isEmpty)
  }

  @Test("an emptied row takes nothing away here")
  func emptyRow() {
    let library = library(one)
    _ = library.follow(row(1, []), at: .zero)
    #expect(library.history.count == 1)
  }

  @Test("settings and clocks follow, and the longer of two times counts")
  func settingsAndClocks() {
    let library = library(one)
    let pegs = Row(
      key: RowKey.setting(Array("pegs".utf8)).text, text: Array("1 00000000000000aa circle".utf8))
    _ = library.follow(pegs, at: .zero)
    #expect(library.settings[.pegShape] == 1)
    _ = library.follow(clockRow(1, "90000"), at: .zero)
    #expect(library.time(of: identity(1), at: .zero) == 90_000)
    _ = library.follow(clockRow(1, "5"), at: .zero)
    #expect(library.time(of: identity(1), at: .zero) == 90_000)
  }
}
