import Games
import Library
import Testing

@Suite("Deleting games")
struct GameLibraryDeletionTests {
  private func library() throws -> GameLibrary {
    let library = GameLibrary()
    library.add(try newGame(id: 1, begun: 1000))
    library.add(try newGame(id: 2, begun: 2000))
    library.add(try newGame(id: 3, begun: 3000))
    _ = library.takeChanges()
    return library
  }

  @Test("CW-16: a deleted game leaves the list and the storage")
  func delete() throws {
    let library = try library()
    library.delete(identity(2), at: .zero)
    #expect(library.history.map(\.header.id) == [identity(3), identity(1)])
    #expect(library.session(identity(2)) == nil)
    #expect(
      library.takeChanges() == [
        .discard(RowKey.record(identity(2)).text), .discard(RowKey.clock(identity(2)).text),
      ])
  }

  @Test("CW-16: the open game can be deleted, and its clock stops")
  func deleteOpenGame() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    library.delete(identity(2), at: Milliseconds(5000))
    #expect(library.openGame == nil)
    #expect(!library.isRunning(identity(2)))
  }

  @Test("CW-16: a deletion can be undone, with the moves, the time and the place in the list")
  func undo() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    try library.play(
      CodewordMove(try word("slate")), in: identity(2), clock: Milliseconds(4000),
      date: Milliseconds(2500), words: nil)
    let before = library.history
    let record = library.session(identity(2))?.record
    library.delete(identity(2), at: Milliseconds(5000))
    #expect(library.undoDeletion(at: Milliseconds(9000)) == identity(2))
    #expect(library.history == before)
    #expect(library.session(identity(2))?.record == record)
    #expect(library.time(of: identity(2), at: Milliseconds(9000)) == Milliseconds(5000))
    #expect(library.takeChanges().contains(.extend(row(2, record ?? []))))
  }

  @Test("deletions are undone one by one, the last one first")
  func undoSeveral() throws {
    let library = try library()
    library.delete(identity(1), at: .zero)
    library.delete(identity(3), at: .zero)
    #expect(library.undoDeletion(at: .zero) == identity(3))
    #expect(library.undoDeletion(at: .zero) == identity(1))
    #expect(library.undoDeletion(at: .zero) == nil)
    #expect(library.history.count == 3)
  }
}
