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

  @Test("a game that is new there is listed here")
  func newGameElsewhere() {
    let library = GameLibrary()
    library.follow(row(1, one), at: .zero)
    #expect(moves(library) == 1)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a move there shows here, also in the open game, whose clock goes on")
  func moveElsewhere() {
    let library = library(one)
    library.open(identity(1), at: .zero)
    library.follow(row(1, two), at: Milliseconds(500))
    #expect(moves(library) == 2)
    #expect(library.isRunning(identity(1)))
    #expect(library.time(of: identity(1), at: Milliseconds(1500)) == Milliseconds(3000))
  }

  @Test("an older or a different record changes nothing here")
  func olderElsewhere() {
    let library = library(two)
    library.follow(row(1, one), at: .zero)
    library.follow(row(1, record(moves: ["1000 1000 brick"])), at: .zero)
    library.follow(row(1, Array("nonsense".utf8)), at: .zero)
    #expect(library.session(identity(1))?.record == two)
  }

  @Test("a game that was deleted there leaves the list, unless it is open here")
  func deletedElsewhere() {
    let library = library(one)
    library.open(identity(1), at: .zero)
    library.follow(row(1, []), at: .zero)
    #expect(library.history.count == 1)
    library.open(nil, at: .zero)
    library.follow(row(1, []), at: .zero)
    #expect(library.history.isEmpty)
  }

  @Test("settings and clocks follow")
  func settingsAndClocks() {
    let library = library(one)
    library.follow(Row(key: RowKey.settings.text, text: Array("pegs circle\n".utf8)), at: .zero)
    #expect(library.settings[.pegShape] == 1)
    library.follow(clockRow(1, "90000"), at: .zero)
    #expect(library.time(of: identity(1), at: .zero) == Milliseconds(90_000))
    library.follow(clockRow(1, "5"), at: .zero)
    #expect(library.time(of: identity(1), at: .zero) == Milliseconds(1000))
  }
}
