import Testing

@testable import HTTPService

@Suite("Reading a Range field")
struct ByteRangeTests {
  @Test(
    "one range is cut to the size of the file",
    arguments: [
      ("bytes=0-0", 0..<1), ("bytes=0-499", 0..<100), ("bytes=10-19", 10..<20),
      ("bytes=10-", 10..<100), ("bytes=-10", 90..<100), ("bytes=-1000", 0..<100),
      ("Bytes = 99-", 99..<100), ("bytes=0-99999999999999999999", 0..<100),
    ])
  func part(field: String, expected: Range<Int>) {
    #expect(ByteRange(field: field, size: 100) == .part(expected))
  }

  @Test(
    "a range beyond the end cannot be satisfied",
    arguments: ["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999-"])
  func unsatisfiable(field: String) {
    #expect(ByteRange(field: field, size: 100) == .unsatisfiable)
  }

  @Test("no range of an empty file can be satisfied", arguments: ["bytes=0-", "bytes=-1"])
  func emptyFile(field: String) {
    #expect(ByteRange(field: field, size: 0) == .unsatisfiable)
  }

  @Test(
    "several ranges, other units and malformed fields are ignored",
    arguments: [
      "bytes=0-1,5-6", "bytes=0-1,", "lines=0-1", "bytes", "bytes=", "bytes=-", "bytes=5-2",
      "bytes=a-b", "bytes=1-2-3", "bytes=--1", "bytes=+1-2", "bytes= 1 - 2", "=0-1", "",
    ])
  func ignored(field: String) {
    #expect(ByteRange(field: field, size: 100) == .ignored)
  }
}
