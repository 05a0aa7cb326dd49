import Games
import Testing

@testable import Library

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

  /// The row that says that game 2 was deleted with these lines, or brought back.
  private func gone(_ count: Int, _ lines: [UInt8]...) -> Row {
    var text = Array("\(count)".utf8)
    for line in lines.map({ Fingerprint(of: $0) }).sorted() {
      text += Array(" ".utf8) + line.digits
    }
    return Row(key: RowKey.gone(identity(2).identity).text, text: text)
  }

  private let dealt = record(id: 2, begun: 2000)
  private let played = record(id: 2, begun: 2000, moves: ["10 20 slate"])
  private let elsewhere = record(id: 2, begun: 2000, moves: ["10 20 pious"])

  @Test("CW-16: a deleted game leaves the list, and a row that names its lines is stored")
  func delete() throws {
    let library = try library()
    library.delete(identity(2), at: .zero)
    #expect(library.history.map(\.header.id) == [identity(3), identity(1)])
    #expect(library.session(identity(2)) == nil)
    #expect(library.takeChanges() == [RowChange(gone(1, dealt), over: [])])
  }

  @Test("CW-16: the open game can be deleted, and its clock stops")
  func deleteOpenGame() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    library.delete(identity(2), at: 5000)
    #expect(library.openGame == nil)
    #expect(!library.isRunning(identity(2)))
  }

  @Test("CW-16: a deletion can be undone, with the moves, the time and the place in the list")
  func undo() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    try library.play(
      CodewordMove(try word("slate")), in: identity(2), clock: 4000,
      date: 2500, words: nil)
    let before = library.history
    let record = try #require(library.session(identity(2))?.record)
    library.delete(identity(2), at: 5000)
    _ = library.takeChanges()
    #expect(library.undoDeletion(at: 9000) == identity(2))
    #expect(library.history == before)
    #expect(library.session(identity(2))?.record == record)
    #expect(library.time(of: identity(2), at: 9000) == 5000)
    let changes = library.takeChanges()
    #expect(changes.first == RowChange(gone(2), over: gone(1, record).text))
    #expect(changes.contains(RowChange(row(2, record), over: record)))
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

  @Test(
    "a game deleted on another device is listed and comes back, before and after a launch")
  func bringBack() {
    for rows in [[gone(1, dealt), row(2, dealt)], [row(2, dealt), gone(1, dealt)]] {
      let (launched, following) = (GameLibrary(), GameLibrary())
      launched.load(rows)
      for row in rows { _ = following.follow(row, at: .zero) }
      for library in [launched, following] {
        #expect(library.deletedCount == 1)
        #expect(library.deletedGames(most: 9).map(\.id) == [identity(2)])
        library.bringBack(identity(2), at: .zero)
        #expect(library.history.map(\.header.id) == [identity(2)])
        #expect(library.deletedCount == 0)
        #expect(library.deletedGames(most: 9).isEmpty)
        #expect(
          library.takeChanges() == [
            RowChange(gone(2), over: gone(1, dealt).text), RowChange(row(2, dealt), over: dealt),
          ])
      }
    }
  }

  @Test("the newest of many deleted games are listed, and the others are counted")
  func listed() throws {
    let library = try library()
    for number in 1...3 { library.delete(identity(UInt64(number)), at: .zero) }
    #expect(library.deletedGames(most: 2).map(\.id) == [identity(3), identity(2)])
    #expect(library.deletedCount == 3)
  }

  @Test(
    "a game brought back on another device is back here, although its row stayed as it was")
  func broughtBackElsewhere() throws {
    let library = try library()
    library.delete(identity(2), at: .zero)
    _ = library.takeChanges()
    _ = library.follow(gone(2), at: .zero)
    #expect(library.history.map(\.header.id) == [identity(3), identity(2), identity(1)])
    #expect(library.takeChanges().isEmpty)
  }

  @Test("bringing back a game that is not deleted stores nothing")
  func bringBackNothing() throws {
    let library = try library()
    for id in [identity(2), identity(9)] { library.bringBack(id, at: .zero) }
    #expect(library.takeChanges().isEmpty)
    #expect(library.deletedCount == 0)
  }

  @Test("a deleted game is not read at the next launch")
  func nextLaunch() {
    let library = GameLibrary()
    library.load([clockRow(2, "50"), gone(1, dealt), row(2, dealt), row(1, record(id: 1))])
    #expect(library.history.map(\.header.id) == [identity(1)])
    #expect(library.entries.count == 1)
    #expect(library.earlyClocks[identity(2)] == nil)
    #expect(library.errors.isEmpty)
  }

  @Test("a deletion hides only what it names: a move made elsewhere brings the game back")
  func movedMeanwhile() {
    for rows in [[gone(1, dealt), row(2, played)], [row(2, played), gone(1, dealt)]] {
      let library = GameLibrary()
      library.load(rows)
      #expect(library.session(identity(2))?.record == played)
      let following = GameLibrary()
      for row in rows { _ = following.follow(row, at: .zero) }
      #expect(following.history.map(\.moveCount) == [1])
    }
  }

  @Test("a game with a deleted line shows its other lines, and does not offer the deleted line")
  func oneLineDeleted() {
    let both = RecordLines(played).union(elsewhere).text
    let library = GameLibrary()
    library.load([row(2, both), gone(1, elsewhere)])
    #expect(library.session(identity(2))?.record == played)
    #expect(library.otherLines(of: identity(2)).isEmpty)
    library.delete(identity(2), at: .zero)
    #expect(library.takeChanges().map(\.row) == [gone(1, played, elsewhere)])
    #expect(library.undoDeletion(at: .zero) == identity(2))
    #expect(library.takeChanges().first?.row == gone(2))
    #expect(library.otherLines(of: identity(2)).count == 1)
  }

  @Test("the count of deletions goes on when a game comes back and is deleted again")
  func deletedAgain() throws {
    let library = try library()
    library.delete(identity(2), at: .zero)
    _ = library.undoDeletion(at: .zero)
    library.delete(identity(2), at: .zero)
    #expect(library.takeChanges().last?.row == gone(3, dealt))
  }

  @Test("a tab follows a deletion in another tab, and its undoing")
  func otherTab() throws {
    let (one, other) = (try library(), try library())
    one.delete(identity(2), at: .zero)
    for change in one.takeChanges() { _ = other.follow(change.row, at: .zero) }
    #expect(other.history.count == 2)
    _ = one.undoDeletion(at: .zero)
    for change in one.takeChanges() { _ = other.follow(change.row, at: .zero) }
    #expect(other.history == one.history)
    #expect(other.takeChanges().isEmpty)
  }

  @Test("a game that is deleted elsewhere stays if it is open, and a move keeps it for good")
  func openHere() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    _ = library.follow(gone(1, dealt), at: .zero)
    #expect(library.session(identity(2))?.record == dealt)
    try library.play(
      CodewordMove(word("slate")), in: identity(2), clock: 10,
      date: 2020, words: nil)
    let next = GameLibrary()
    next.load(library.takeChanges().map(\.row) + [gone(1, dealt)])
    #expect(next.session(identity(2))?.record == played)
  }

  @Test("an open game that is deleted elsewhere leaves the list when the player leaves it")
  func leftHere() throws {
    for next in [nil, identity(1)] {
      let library = try library()
      library.open(identity(2), at: .zero)
      _ = library.follow(gone(1, dealt), at: .zero)
      #expect(library.history.count == 3)
      library.open(next, at: Instant(10))
      #expect(library.openGame == next)
      #expect(library.history.map(\.header.id) == [identity(3), identity(1)])
      #expect(library.session(identity(2)) == nil)
    }
  }

  @Test("leaving a game keeps the line that a deletion elsewhere did not know")
  func leftWithAnotherLine() throws {
    let library = GameLibrary()
    library.load([row(2, played)])
    library.open(identity(2), at: .zero)
    _ = library.follow(row(2, elsewhere), at: .zero)
    _ = library.follow(gone(1, played), at: .zero)
    #expect(library.session(identity(2))?.record == played)
    library.open(nil, at: Instant(10))
    #expect(library.session(identity(2))?.record == elsewhere)
  }

  @Test("leaving a game that was never deleted adds no deletion to an archive")
  func leftWithoutDeletion() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    library.open(nil, at: .zero)
    #expect(library.archive(at: .zero).rows.isEmpty)
  }

  @Test("a game that is deleted elsewhere and then here can be brought back here")
  func deletedInBoth() throws {
    let library = try library()
    library.open(identity(2), at: .zero)
    _ = library.follow(gone(1, dealt), at: .zero)
    library.delete(identity(2), at: .zero)
    #expect(library.history.count == 2)
    #expect(library.undoDeletion(at: .zero) == identity(2))
    #expect(library.history.count == 3)
    #expect(library.takeChanges().contains(RowChange(gone(2), over: gone(1, dealt).text)))
  }

  @Test("the lines of a deleted game from elsewhere are joined with its stored lines")
  func joinedWithWhatIsStored() throws {
    let library = GameLibrary()
    library.load([row(2, played), gone(1, played)])
    let archive = try Archive(
      text: Array("pastime-archive 1\nclock 0\n".utf8) + elsewhere)
    _ = library.unite(with: archive, at: .zero)
    let changes = library.takeChanges()
    #expect(changes.first == RowChange(row(2, elsewhere), over: []))
    // The game is back with the line that the deletion did not know; the storage had the other one.
    _ = library.resolve(changes[0], stored: played, at: .zero)
    #expect(library.session(identity(2))?.record == elsewhere)
    let both = RecordLines(played).union(elsewhere).text
    #expect(library.takeChanges() == [RowChange(row(2, both), over: played)])
  }
}
