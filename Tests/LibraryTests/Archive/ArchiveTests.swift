import Games
import Testing

@testable import Library

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
    #expect(library.errors.isEmpty)
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

  @Test("importing an archive twice is the same as importing it once")
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

  @Test("a game that went on is continued, and a game that did not go on changes nothing")
  func extended() throws {
    let shorter = record(id: 1, moves: ["1000 1000 slate"])
    let target = library([shorter])
    #expect(target.unite(with: try archive(library([one])), at: .zero).extended == 1)
    #expect(games(target) == [one])
    #expect(target.unite(with: try archive(library([shorter])), at: .zero).known == 1)
    #expect(games(target) == [one])
  }

  @Test("two devices that went on differently end up with the same games and both continuations")
  func commutative() throws {
    let here = record(id: 1, moves: ["1000 1000 slate", "2000 2000 mummy"])
    let there = record(id: 1, moves: ["1000 1000 brick"])
    let left = library([here, two])
    let right = library([there])
    let fromLeft = try archive(left)
    let fromRight = try archive(right)
    #expect(left.unite(with: fromRight, at: .zero).branched == 1)
    _ = right.unite(with: fromLeft, at: .zero)
    #expect(games(left) == [here, two])
    #expect(games(left) == games(right))
    for library in [left, right] {
      #expect(library.otherLines(of: identity(1)).map(\.record) == [there])
    }
    #expect(left.unite(with: fromRight, at: .zero).branched == 0)
    #expect(left.archive(at: .zero) == right.archive(at: .zero))
    #expect(left.unite(with: try archive(right), at: .zero).known == 2)
  }

  @Test("a united game is stored")
  func stored() throws {
    let target = GameLibrary()
    _ = target.unite(with: try archive(library([one])), at: .zero)
    #expect(target.takeChanges().contains(RowChange(row(1, one), over: [])))
  }

  @Test("an archive carries the clock of an unfinished game")
  func clock() throws {
    let source = library([record(id: 2, moves: ["0 4000 slate"])])
    source.open(identity(2), at: .zero)
    source.open(nil, at: 7000)
    let target = GameLibrary()
    _ = target.unite(with: try archive(source), at: .zero)
    #expect(target.time(of: identity(2), at: .zero) == 7000)
  }

  @Test(
    "a bad archive names its line",
    arguments: [
      ("", 1, ArchiveError.Reason.notAnArchive),
      ("pastime 1\n", 1, .notAnArchive),
      ("pastime-archive 0\n", 1, .notAnArchive),
      ("pastime-archive 4\n", 1, .laterFormat),
      ("pastime-archive 2\nsetting pegs 1 0123456789abcdef circle\n", 2, .clock),
      ("pastime-archive 3\nsetting pegs 1 0123456789abcdeg circle\n", 2, .row),
      ("pastime-archive 3\nsetting pegs 1 0123456789abcdef \n", 2, .row),
      ("pastime-archive 3\nsetting pegs\n", 2, .row),
      ("pastime-archive 3\nsetting motion 1 0123456789abcdef full\n", 2, .row),
      ("pastime-archive 3\ngone 5 1\n", 2, .row),
      ("pastime-archive 3\ngone 0000000000000000000000000000000a 0\n", 2, .row),
      ("pastime-archive 3\ngone 0000000000000000000000000000000a 1 5\n", 2, .row),
      ("pastime-archive 3\nline\n", 2, .clock),
      ("pastime-archive 1\nclock x\n", 2, .clock),
      ("pastime-archive 1\nclock 5\npastime 9\n", 3, .record(.laterFormat)),
      ("pastime-archive 1\nclock 5\n", 3, .record(.missingLine(.pastime))),
      ("pastime-archive 1\nclock 5", 3, .record(.missingLine(.pastime))),
    ])
  func faults(spelling: String, line: Int, reason: ArchiveError.Reason) {
    let error = #expect(throws: ArchiveError.self) { try Archive(text: Array(spelling.utf8)) }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
  }

  @Test("an illegal move in the second record is found on its line")
  func faultInLaterRecord() throws {
    let bad = record(id: 3, moves: ["1 1 slate", "2 2 slate"])
    let head = library([one]).archive(at: .zero).text
    let text = head + Array("clock 0\n".utf8) + bad
    let error = #expect(throws: ArchiveError.self) { try Archive(text: text) }
    #expect(error?.line == lines(of: text).count)
    #expect(error?.reason == .record(.illegalMove))
  }

  @Test("an error about another game's line names the line that claims it")
  func foreignLine() {
    let text = Array("pastime-archive 3\nclock 0\n".utf8) + two + Array("line\n".utf8) + one
    let error = #expect(throws: ArchiveError.self) { try Archive(text: text) }
    #expect(error?.line == 10)
    #expect(error?.reason == .row)
  }

  /// A library with everything that only the latest format can hold.
  private func full() -> GameLibrary {
    let library = library([two])
    library.load([
      row(1, one), row(1, record(id: 1, moves: ["900 900 brick"])), row(3, record(id: 3)),
    ])
    library.delete(identity(3), at: .zero)
    library.changeSettings {
      $0[.pegShape] = 1
      $0[.appearance] = 2
      $0[.motion] = 1
      $0.givesFeedback = true
    }
    _ = library.takeChanges(newDevice: { 10 })
    return library
  }

  @Test("the third format holds lines, deletions and settings by count")
  func thirdFormat() throws {
    let archive = full().archive(at: .zero)
    let spelling = text(archive.text)
    let gone = text(Fingerprint(of: record(id: 3)).digits)
    #expect(
      spelling.hasPrefix(
        """
        pastime-archive 3
        setting pegs 1 000000000000000a circle
        gone \(identity(3).text) 1 \(gone)
        clock 0
        pastime 1

        """))
    #expect(spelling.contains("crane\nline\npastime 1\n"))
    #expect(try Archive(text: archive.text) == archive)
  }

  @Test("appearance, motion and sound stay on the device and are in no archive")
  func staysOnTheDevice() {
    let spelling = text(full().archive(at: .zero).text)
    for name in ["appearance", "motion", "feedback", "device"] {
      #expect(!spelling.contains(name))
    }
  }

  @Test("an archive brings lines, deletions and settings, and twice is the same as once")
  func everythingComesAlong() throws {
    let source = try archive(full())
    let target = library([record(id: 3), record(id: 4)])
    let summary = target.unite(with: source, at: .zero)
    #expect(summary.added == 2)
    #expect(summary.deleted == 1)
    #expect(target.session(identity(3)) == nil)
    #expect(target.otherLines(of: identity(1)).count == 1)
    #expect(target.settings[.pegShape] == 1)
    #expect(target.settings[.appearance] == 0)
    #expect(target.takeChanges().contains { text($0.key) == "setting/pegs" })
    #expect(target.unite(with: source, at: .zero).known == 2)
    #expect(target.takeChanges().isEmpty)
  }

  @Test("a game that is deleted here stays deleted until the player asks for it")
  func deletedHere() throws {
    let target = library([one, two])
    let source = try archive(target)
    target.delete(identity(1), at: .zero)
    #expect(target.unite(with: source, at: .zero).known == 2)
    #expect(games(target) == [two])
    #expect(target.deletedGames(in: source) == [identity(1)])
    target.bringBack(target.deletedGames(in: source))
    #expect(target.unite(with: source, at: .zero).added == 1)
    #expect(games(target) == [one, two])
    #expect(target.deletedGames(in: source).isEmpty)
  }

  @Test("deleted samples come back when the player asks for them")
  func deletedSamples() throws {
    let samples = try archive(library([record(id: 9, provenance: "sample\n")]))
    let target = GameLibrary()
    target.add(samples: samples, at: .zero)
    target.delete(identity(9), at: .zero)
    target.add(samples: samples, at: .zero)
    #expect(target.history.count == 1)
  }

  @Test("every beginning of an archive is refused or read, and a beginning that reads is legal")
  func beginnings() throws {
    let whole = full().archive(at: .zero).text
    for count in 0..<whole.count {
      guard let archive = try? Archive(text: Array(whole[..<count])) else { continue }
      #expect(try Archive(text: archive.text) == archive)
    }
    #expect(throws: Never.self) { try Archive(text: whole) }
  }

  @Test("damage never crashes the reader, and an archive that reads is legal")
  func damage() throws {
    var random = SeededRandom(seed: 41)
    let whole = full().archive(at: .zero).text
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
