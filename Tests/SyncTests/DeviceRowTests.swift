import Games
import Library
import Testing

@testable import Sync

@Suite("What a storage of rows keeps about a server")
struct DeviceRowTests {
  private let mark = Mark(key: Array("clock/x".utf8), text: Fingerprint(of: [1]))
  private let cursor = Cursor(generation: generation, cursor: Revision(17))

  @Test("marks and the bookmark read back as they were written")
  func roundTrips() {
    for note in [DeviceRow.mark(mark), .cursor(cursor)] {
      #expect(DeviceRow(note.row) == note)
    }
    #expect(text(DeviceRow.mark(mark).row.key) == "device/mark/clock/x")
    #expect(
      DeviceRow.cursor(cursor).row
        == Row(key: "device/bookmark", text: "0000000000000abc 17"))
  }

  @Test("the key of a stored row says what the row is, and an unreadable row counts as none")
  func contents() {
    var contents = StorageContents()
    let row = Row(key: "clock/x", text: "12")
    contents.add(row)
    for note in [DeviceRow.cursor(cursor), .mark(mark)] { contents.add(note.row) }
    let expected = StorageContents(rows: [row], marks: [mark], cursor: cursor)
    #expect(contents == expected)
    for (key, text) in [
      ("device/bookmark", ""), ("device/bookmark", "0000000000000abc"),
      ("device/bookmark", "0000000000000abc 17 "), ("device/bookmark", "0000000000000ABC 17"),
      ("device/mark/clock/x", ""), ("device/mark/clock/x", "12"),
    ] {
      contents.add(Row(key: key, text: text))
    }
    #expect(contents.marks == expected.marks)
    #expect(contents.cursor == expected.cursor)
  }

  @Test("neither a mark nor the bookmark travels")
  func travels() {
    for note in [DeviceRow.mark(mark), .cursor(cursor)] {
      #expect(!SyncRow.travels(note.row.key))
    }
  }
}
