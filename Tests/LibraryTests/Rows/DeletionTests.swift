import Testing

@testable import Library

@Suite("Deletions as rows")
struct DeletionTests {
  private let one = record(id: 1, moves: ["1 2 slate"])
  private let two = record(id: 1, moves: ["1 2 pious"])

  @Test("a deletion hides the lines that it names, until it is undone")
  func covers() {
    var deletion = Deletion()
    #expect(!deletion.covers(one))
    deletion.delete([one])
    #expect(deletion.covers(one))
    #expect(!deletion.covers(two))
    #expect(!deletion.covers(one + Array("3 4 trace\n".utf8)))
    deletion.undo()
    #expect(!deletion.covers(one))
    #expect(deletion.text == Array("2".utf8))
    deletion.undo()
    #expect(deletion.count == 2)
  }

  @Test("a deletion reads back as it was written")
  func roundTrip() {
    var deletion = Deletion()
    #expect(deletion.text.isEmpty)
    deletion.delete([one, two, one])
    #expect(deletion.lines.count == 2)
    #expect(Deletion(deletion.text) == deletion)
    deletion.undo()
    #expect(Deletion(deletion.text) == deletion)
  }

  @Test("the later deletion counts; two with the same count hide what either hides")
  func join() {
    var mine = Deletion()
    var other = Deletion()
    mine.delete([one])
    other.delete([two])
    #expect(mine.join(other).covers(one) && mine.join(other).covers(two))
    other.undo()
    #expect(mine.join(other) == other)
    #expect(other.join(mine) == other)
  }

  @Test(
    "any other spelling is not read",
    arguments: [
      "", "0", "x", "1 ", "1  2", "1 2", "01", "1 0000000000000000000000000000000A",
      "1 0000000000000000000000000000000b 0000000000000000000000000000000a",
      "1 0000000000000000000000000000000a 0000000000000000000000000000000a",
    ])
  func spelling(text: String) { #expect(Deletion(Array(text.utf8)) == nil) }
}
