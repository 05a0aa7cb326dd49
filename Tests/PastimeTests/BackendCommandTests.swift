import Backend
import Foundation
import Library
import Sync
import Testing

@Suite("The commands for a server")
struct BackendCommandTests {
  private let place: Folder
  private let backend: BackendFolder
  private let player = PlayerID(high: 1, low: 2)
  private var store: SQLiteStore { backend.store }
  private var data: String { place.url.appending(path: "house").path }
  private var file: String { place.url.appending(path: "copy").path }

  init() throws {
    place = try Folder()
    backend = try BackendFolder(path: place.url.appending(path: "house").path)
    try store.add(
      player, generation: Generation(bits: 7), device: "Phone", token: Secret().digest,
      at: WallTime(1_800_000_000_000))
  }

  private func keep(_ rows: Row...) throws {
    let answer = try store.keep(Push(generation: Generation(bits: 7), rows: rows), of: player)
    #expect(answer.rows.allSatisfy { $0 == .stored })
  }

  private func contents(_ name: String, in folder: String? = nil) -> Data? {
    FileManager.default.contents(atPath: "\(folder ?? data)/\(name)")
  }

  @Test("a running server can be copied and checked, and its files stay the same")
  func running() throws {
    try keep(SampleGame(1).row(moves: 2), SampleGame(2).row(moves: 1))
    let before = ["house.sqlite", "house.sqlite-wal"].map { contents($0) }
    #expect(before[1]?.isEmpty == false)
    let backup = try Command("backup", file, "--data", data)
    #expect(backup.output == "\(file): ok, 1 player\n")
    #expect(backup.code == 0)
    for arguments in [["--data", data], [file]] {
      let check = try Command(["check"] + arguments)
      #expect(
        check.output == """
          players 1
          devices 1
          plays 0
          judged 0
          circles 0
          members 0
          races 0
          challenges 0
          rows 2
          bytes \(SampleGame(1).bytes(moves: 2) + SampleGame(2).bytes(moves: 1))
          games 2
          lines 2
          moves 3
          later 0
          faults 0

          """)
      #expect(check.code == 0)
    }
    #expect(["house.sqlite", "house.sqlite-wal"].map { contents($0) } == before)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).count == 2)
  }

  @Test("a backup leaves an existing file alone")
  func thereAlready() throws {
    try place.write("my letter", to: "copy")
    let backup = try Command("backup", file, "--data", data)
    #expect(backup.complaint == "\(file): The file is there already.\n")
    #expect(backup.code == 73)
    #expect(contents("copy", in: place.url.path) == Data("my letter".utf8))
  }

  @Test("a missing file and a folder that cannot be written are each reported in a sentence")
  func missing() throws {
    let missing = try Command("backup", file, "--data", file)
    #expect(missing.complaint == "\(file)/house.sqlite: There is no such file.\n")
    #expect(missing.code == 66)
    let check = try Command("check", file)
    #expect(check.complaint == "\(file): There is no such file.\n")
    #expect(check.code == 66)
    let nowhere = try Command("backup", file + "/none/copy", "--data", data)
    #expect(nowhere.complaint == "\(file)/none/copy: The copy cannot be written.\n")
    #expect(nowhere.code == 73)
  }

  @Test("a restored copy begins a new generation, and what the server had is kept beside it")
  func restore() throws {
    try keep(SampleGame(1).row(moves: 1))
    #expect(try Command("backup", file, "--data", data).code == 0)
    try keep(SampleGame(2).row(moves: 1))
    try backend.close()
    let other = place.url.appending(path: "other").path
    for (folder, aside) in [(other, nil), (other, "before-1"), (other, "before-2")] {
      let restore = try Command("restore", file, "--data", folder)
      let notice = aside.map { "What was there before is in \(folder)/\($0)\n" } ?? ""
      #expect(restore.output == "\(folder): restored, 1 player\n" + notice)
      #expect(restore.code == 0)
    }
    let answers = try [other, other + "/before-1", other + "/before-2"].map { folder in
      try SQLiteStore(path: BackendFolder.database(in: folder))
        .answer(Pull(since: .zero, limit: 200), of: player)
    }
    #expect(answers.allSatisfy { $0.rows.map(\.row) == [SampleGame(1).row(moves: 1)] })
    #expect(Set(answers.map(\.generation.bits) + [7]).count == 4)
  }

  @Test("a damaged or half restored server can be restored too, and what it had is kept")
  func damagedServer() throws {
    try keep(SampleGame(1).row(moves: 1))
    #expect(try Command("backup", file, "--data", data).code == 0)
    let other = try Folder()
    let garbage = ["house.sqlite", "house.sqlite-wal", "house.sqlite.restored"]
    for name in garbage { try other.write("damaged \(name)", to: name) }
    #expect(try Command("restore", file, "--data", other.url.path).code == 0)
    for name in garbage.dropLast() {
      #expect(contents("before-1/\(name)", in: other.url.path) == Data("damaged \(name)".utf8))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: other.url.path)
    #expect(names.sorted() == ["before-1", "house.sqlite", "lock"])
    #expect(try Command("check", "--data", other.url.path).code == 0)
  }

  @Test("a restore also keeps what a killed server has only in its log")
  func killedServer() throws {
    #expect(try Command("backup", file, "--data", data).code == 0)
    try keep(SampleGame(1).row(moves: 1))
    // A kill leaves these files.
    let other = try Folder()
    for name in ["house.sqlite", "house.sqlite-wal"] {
      try contents(name)?.write(to: other.url.appending(path: name))
    }
    #expect(try Command("restore", file, "--data", other.url.path).code == 0)
    for (folder, rows) in [("before-1", 1), (".", 0)] {
      let path = other.url.appending(path: folder).path
      let answer = try SQLiteStore(path: BackendFolder.database(in: path))
        .answer(Pull(since: .zero, limit: 1), of: player)
      #expect(answer.rows.count == rows)
    }
  }

  @Test("nothing is restored into a running server")
  func inUse() throws {
    #expect(try Command("backup", file, "--data", data).code == 0)
    let before = contents("house.sqlite")
    let restore = try Command("restore", file, "--data", data)
    #expect(restore.complaint == "\(data): Another process runs this server.\n")
    #expect(restore.code == 73)
    #expect(contents("house.sqlite") == before)
  }

  @Test("a damaged copy and a file that is no copy are refused, and the server stays the same")
  func damagedCopy() throws {
    for number in 0..<60 { try keep(SampleGame(number).row(moves: 2)) }
    #expect(try Command("backup", file, "--data", data).code == 0)
    var bytes = try Data(contentsOf: URL(filePath: file))
    bytes.replaceSubrange(bytes.count / 2..<bytes.count / 2 + 6_000, with: Data(count: 6_000))
    let other = place.url.appending(path: "other").path
    #expect(try Command("restore", file, "--data", other).code == 0)
    let before = contents("house.sqlite", in: other)
    for wrong in [bytes, Data("my letter to a friend".utf8)] {
      try wrong.write(to: URL(filePath: file))
      let restore = try Command("restore", file, "--data", other)
      #expect(restore.complaint == "\(file): The file is not a database, or is damaged.\n")
      #expect(restore.code == 66)
      #expect(contents("house.sqlite", in: other) == before)
    }
  }

  @Test("a damaged server is not copied, and the command says that it is damaged")
  func damagedSource() throws {
    for number in 0..<200 { try keep(SampleGame(number).row(moves: 2)) }
    try backend.close()
    let database = BackendFolder.database(in: data)
    var bytes = try Data(contentsOf: URL(filePath: database))
    for page in 3..<bytes.count / 4_096 where page % 2 == 1 {
      bytes.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: Data(count: 4_096))
    }
    try bytes.write(to: URL(filePath: database))
    let backup = try Command("backup", file, "--data", data)
    #expect(
      backup.complaint == """
        \(database): The database is damaged, so nothing was copied. Put an earlier copy in its place \
        with pastime restore.

        """)
    #expect(backup.code == 1)
    #expect(contents("copy", in: place.url.path) == nil)
  }

  @Test("each fault in a server is reported with its place, and counted")
  func faults() throws {
    let name = "00000000000000010000000000000002"
    let other = SampleGame(9).key
    let record = String(decoding: SampleGame(3).text(moves: 1), as: UTF8.self)
    try keep(
      Row(key: Array("clock/\(String(repeating: "0", count: 32))".utf8), text: Array("x".utf8)),
      Row(key: other, text: SampleGame(3).text(moves: 1)),
      Row(key: SampleGame(10).key, text: Array((record + "1 1 act\n").utf8)),
      Row(key: SampleGame(11).key, text: Array("pastime 99\n".utf8)),
      Row(key: Array("unknown/1".utf8), text: Array("of a later version".utf8)))
    let check = try Command("check", "--data", data)
    let database = BackendFolder.database(in: data)
    let places = [
      "clock/\(String(repeating: "0", count: 32)): the text is not spelled as it is in such a row",
      "\(String(decoding: other, as: UTF8.self)): the record is that of another game",
      "\(String(decoding: SampleGame(10).key, as: UTF8.self)): the record is that of another game",
      "\(String(decoding: SampleGame(10).key, as: UTF8.self)): line 9: "
        + "the time of play goes backwards",
    ]
    let faults = places.map { "\(database): \(name) \($0)\n" }.joined()
    #expect(check.output.hasPrefix(faults + "players 1\n"), "\(check.output)")
    #expect(check.output.hasSuffix("games 3\nlines 3\nmoves 2\nlater 1\nfaults 4\n"))
    #expect(check.code == 1)
  }
}
