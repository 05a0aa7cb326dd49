import Games
import Library
import Testing

@Suite("Friends' games in the library")
struct GameLibraryFriendsTests {
  /// A game of the same puzzle as the player's own, by the player with this number.
  private func game(_ number: UInt64, secret: String = "crane", tries: String...) throws
    -> AnySession
  {
    let moves = tries.enumerated().map { "\($0.offset + 1) 0 \($0.element)" }
    return try RecordReading(record(id: number, secret: secret, moves: moves)).session
  }

  @Test("a friend's game is kept in a row beside the player's own, and comes back with the rows")
  func stored() throws {
    let library = GameLibrary()
    library.add(try game(1))
    _ = library.takeChanges()
    let friend = try game(2, tries: "slate", "crane")
    library.keep(friend, beside: identity(1))
    let rows = library.takeChanges().map(\.row)
    #expect(rows.map { text($0.key) } == ["friends/" + String(repeating: "0", count: 31) + "1"])
    let next = GameLibrary()
    next.load(rows)
    #expect(next.games(ofFriendsIn: identity(1)).map(\.record) == [friend.record])
    #expect(next.takeChanges().isEmpty)
  }

  @Test("the same game twice is the same as once, and a second friend's game joins the first")
  func several() throws {
    let library = GameLibrary()
    library.add(try game(1))
    let (first, second) = (try game(2, tries: "crane"), try game(3, tries: "slate", "crane"))
    for friend in [first, second, first] { library.keep(friend, beside: identity(1)) }
    #expect(library.takeChanges().count == 1 + 2)
    #expect(
      library.games(ofFriendsIn: identity(1)).map(\.record) == [second.record, first.record])
  }

  @Test("a game of another puzzle, the player's own game and more than a few games are not kept")
  func refused() throws {
    let library = GameLibrary()
    library.add(try game(1))
    library.keep(try game(2, secret: "slate", tries: "crane"), beside: identity(1))
    library.keep(try game(1, tries: "crane"), beside: identity(1))
    library.keep(try game(2, tries: "crane"), beside: identity(9))
    #expect(library.takeChanges().count == 1)
    for number in 2...20 {
      library.keep(try game(UInt64(number), tries: "crane"), beside: identity(1))
    }
    #expect(library.games(ofFriendsIn: identity(1)).count == 8)
    #expect(library.takeChanges().count == 8)
  }
}
