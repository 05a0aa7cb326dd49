import Games
import Library
import Testing

@Suite("Archives")
struct ArchiveTests {
  private func library(_ records: [[UInt8]]) -> GameLibrary {
    let library = GameLibrary()
    var number: UInt64 = 0
    library.load(
      records.map { record in
        number += 1
        let id = (try? RecordReading(record))?.session.id ?? identity(number)
        return Row(key: RowKey.record(id).text, text: record)
      })
    #expect(library.faults.isEmpty)
    return library
  }

  private func games(_ library: GameLibrary) -> Set<[UInt8]> {
    Set(library.history.compactMap { library.session($0.header.id)?.record })
  }

  private func archive(_ library: GameLibrary) throws -> Archive {
    try Archive(text: library.archive(at: .zero).text)
  }

  private let one = record(id: 1, moves: ["1000 1000 slate", "2000 2000 crane"])
  private let two = record(id: 2, begun: 5000)

  @Test("an archive reads back as it was written")
  func roundTrip() throws {
    let archive = library([one, two]).archive(at: .zero)
    #expect(try Archive(text: archive.text) == archive)
  }

  @Test("an empty library comes back from an empty archive")
  func empty() throws {
    let summary = GameLibrary().unite(with: try archive(GameLibrary()), at: .zero)
    #expect(summary == ImportSummary())
  }

  @Test("the same archive twice is the same as once")
  func twice() throws {
    let target = GameLibrary()
    let source = try archive(library([one, two]))
    #expect(target.unite(with: source, at: .zero).added == 2)
    let after = games(target)
    let again = target.unite(with: source, at: .zero)
    #expect(again.known == 2)
    #expect(again.added + again.extended + again.branched == 0)
    #expect(games(target) == after)
  }

  @Test("a game that went on is continued, and one that did not changes nothing")
  func extended() throws {
    let shorter = record(id: 1, moves: ["1000 1000 slate"])
    let target = library([shorter])
    #expect(target.unite(with: try archive(library([one])), at: .zero).extended == 1)
    #expect(games(target) == [one])
    #expect(target.unite(with: try archive(library([shorter])), at: .zero).known == 1)
    #expect(games(target) == [one])
  }

  @Test("two devices that went on differently come to the same games")
  func commutative() throws {
    let here = record(id: 1, moves: ["1000 1000 slate", "2000 2000 mummy"])
    let there = record(id: 1, moves: ["1000 1000 brick"])
    let left = library([here, two])
    let right = library([there])
    let fromLeft = try archive(left)
    let fromRight = try archive(right)
    #expect(left.unite(with: fromRight, at: .zero).branched == 1)
    _ = right.unite(with: fromLeft, at: .zero)
    #expect(games(left) == games(right))
    #expect(left.history.count == 3)
    #expect(left.unite(with: fromRight, at: .zero).branched == 0)
    #expect(left.unite(with: try archive(right), at: .zero).known == 3)
    #expect(left.history.count == 3)
  }

  @Test("what is united is stored")
  func stored() throws {
    let target = GameLibrary()
    _ = target.unite(with: try archive(library([one])), at: .zero)
    #expect(target.takeChanges().contains(.extend(row(1, one))))
  }

  @Test("the clock of an unfinished game comes along")
  func clock() throws {
    let source = library([two])
    source.open(identity(2), at: .zero)
    source.open(nil, at: Milliseconds(7000))
    let target = GameLibrary()
    _ = target.unite(with: try archive(source), at: .zero)
    #expect(target.time(of: identity(2), at: .zero) == Milliseconds(7000))
  }

  @Test(
    "a bad archive names its line",
    arguments: [
      ("", 1, ArchiveFault.Reason.notAnArchive),
      ("pastime 1\n", 1, .notAnArchive),
      ("pastime-archive 0\n", 1, .notAnArchive),
      ("pastime-archive 3\n", 1, .laterFormat),
      ("pastime-archive 1\nclock x\n", 2, .clock),
      ("pastime-archive 1\nclock 5\npastime 9\n", 3, .record(.laterFormat)),
      ("pastime-archive 1\nclock 5\n", 3, .record(.missingLine(.pastime))),
      ("pastime-archive 1\nclock 5", 3, .record(.missingLine(.pastime))),
    ])
  func faults(spelling: String, line: Int, reason: ArchiveFault.Reason) {
    let fault = #expect(throws: ArchiveFault.self) { try Archive(text: Array(spelling.utf8)) }
    #expect(fault?.line == line)
    #expect(fault?.reason == reason)
  }

  @Test("an illegal move in the second record is found on its line")
  func faultInLaterRecord() throws {
    let bad = record(id: 3, moves: ["1 1 slate", "2 2 slate"])
    let head = library([one]).archive(at: .zero).text
    let text = head + Array("clock 0\n".utf8) + bad
    let fault = #expect(throws: ArchiveFault.self) { try Archive(text: text) }
    #expect(fault?.line == lines(of: text).count)
    #expect(fault?.reason == .record(.illegalMove))
  }

  @Test("every beginning of an archive is refused or read, and what is read is legal")
  func beginnings() throws {
    let whole = library([one, two]).archive(at: .zero).text
    for count in 0..<whole.count {
      guard let archive = try? Archive(text: Array(whole[..<count])) else { continue }
      #expect(try Archive(text: archive.text) == archive)
    }
    #expect(throws: Never.self) { try Archive(text: whole) }
  }

  @Test("damage never crashes the reader, and what reads is legal")
  func damage() throws {
    var random = SeededRandom(seed: 41)
    let whole = library([one, two]).archive(at: .zero).text
    for _ in 0..<3000 {
      var text = whole
      for _ in 0...random.draw(below: 3) {
        let index = Int(random.draw(below: UInt32(text.count)))
        if random.draw(below: 2) == 0 {
          text.remove(at: index)
        } else {
          text[index] = UInt8(random.draw(below: 128))
        }
      }
      if let archive = try? Archive(text: text) {
        #expect(try Archive(text: archive.text) == archive)
      }
    }
  }
}
