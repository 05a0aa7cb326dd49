import BackendTesting
import Foundation
import Testing

@Suite("Serving with --data", .timeLimit(.minutes(20)))
struct ServeBackendTests {
  private let folder: Folder
  private let page: Folder

  init() throws {
    folder = try Folder()
    page = try Folder()
  }

  private var data: String { folder.url.appending(path: "house").path }
  private static let wish = "pastime-player 1\n"

  @Test("an acknowledged row is there after the process is killed")
  func killed() async throws {
    let first = try ServedBackend("--data", data, page: page)
    let token = try #require(try await first.ask("POST", "/v1/players", Self.wish).token)
    let pulled = try await first.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
    let pushed = try await first.ask(
      "POST", "/v1/rows", "pastime-push 1 \(generation) 1\nx/1 3\none\n", cookie: token)
    #expect(pushed.body == "pastime-pushed 1 \(generation) 1\nstored\n")
    first.kill()
    let second = try ServedBackend("--data", data, page: page)
    let again = try await second.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    #expect(again == "pastime-pulled 1 \(generation) 1 all 1\n1 x/1 3\none\n")
    #expect(second.stop() == 0)
  }

  @Test("a judged game goes on after a kill, and only the server's user can read the secret")
  func judged() async throws {
    let first = try ServedBackend("--data", data, page: page)
    let token = try #require(try await first.ask("POST", "/v1/players", Self.wish).token)
    let today = ISO8601DateFormatter().string(from: .now).prefix(10)
    let wish = "pastime-play 1\nday \(today)\ngame codeword\nalong no\n"
    let opened = try await first.ask("POST", "/v1/plays", wish, cookie: token)
    let id = try #require(opened.body.firstMatch(of: #/play ([0-9a-f]{32})\n/#)).output.1
    let moves = "pastime-moves 1\nat 0\nmove geese\n"
    let judged = try await first.ask("POST", "/v1/plays/\(id)/moves", moves, cookie: token)
    #expect(judged.body.hasPrefix("pastime-moves 1 1\nat 1\nmove 0 geese\nanswer "))
    first.kill()
    let attributes = try FileManager.default.attributesOfItem(atPath: data + "/secret")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let second = try ServedBackend("--data", data, page: page)
    let again = try await second.ask("POST", "/v1/plays/\(id)/moves", moves, cookie: token)
    #expect(again.body == judged.body)
    #expect(
      try await second.ask("POST", "/v1/plays", wish, cookie: token).body.hasPrefix(
        "pastime-play 1 1\nplay \(id)\n"))
    let copy = folder.url.appending(path: "copy").path
    let backup = try Command("backup", copy, "--data", data)
    #expect(
      backup.output.hasSuffix(
        "\(data)/secret is not in it: anyone who has that file can foresee puzzles.\n"))
    let check = try Command("check", copy)
    #expect(check.output.hasPrefix("players 1\ndevices 1\nplays 1\njudged 1\n"))
    #expect(second.stop() == 0)
  }

  @Test("a circle's board shows results of the public five, and `check` reads their records")
  func publicFive() async throws {
    let backend = try ServedBackend("--data", data, page: page)
    let token = try #require(try await backend.ask("POST", "/v1/players", Self.wish).token)
    let wish = "pastime-circle 1\ntitle Oak Street\nname Ann\nface fox\n"
    let made = try await backend.ask("POST", "/v1/circles", wish, cookie: token).body
    let circle = try #require(made.firstMatch(of: #/\ncircle ([0-9a-f]+)\n/#)).output.1
    let today = ISO8601DateFormatter().string(from: .now).prefix(10)
    let dealt = try Command("deal", "codeword", "--daily", "\(today)").output
    let record = dealt + "0 0 \(try line("puzzle", of: dealt))\n"
    let key = "record/\(try line("id", of: dealt))"
    let pulled = try await backend.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
    let push = "pastime-push 1 \(generation) 1\n\(key) \(record.utf8.count)\n\(record)\n"
    let pushed = try await backend.ask("POST", "/v1/rows", push, cookie: token)
    #expect(pushed.body == "pastime-pushed 1 \(generation) 1\nstored\n")
    let board = try await backend.ask("GET", "/v1/circles/\(circle)/days/\(today)", cookie: token)
    #expect(board.body.contains("\nshown codeword\nresult 1 public - 3 won 1\n"))
    #expect(backend.stop() == 0)
    #expect(try Command("check", "--data", data).output.hasSuffix("faults 0\n"))
  }

  @Test("a wrong secret file is named, and nothing is served")
  func damagedSecret() throws {
    let file = try folder.write("x", to: "secret").path
    try page.write("<!doctype html>", to: "index.html")
    let command = try Command("serve", "--data", folder.url.path, "--page", page.url.path)
    #expect(command.code == 73)
    #expect(command.complaint.contains("secret: This is not the secret of a server"))
    #expect(FileManager.default.contents(atPath: file) == Data("x".utf8))
  }

  #if os(Linux)
    @Test("when the disk fails, the server asks devices to wait and ends with a code for it")
    func brokenDisk() async throws {
      let first = try ServedBackend("--data", data, page: page)
      let made = try await first.ask("POST", "/v1/players", "pastime-player 1\n")
      let token = try #require(made.token)
      #expect(first.stop() == 0)
      let log = try Folder()
      let second = try ServedBackend(
        "--data", data, page: page,
        environment: [
          "LD_PRELOAD": Command.products.appending(path: "libDiskLog.so").path,
          "DISK_LOG_FOLDER": data, "DISK_LOG_FILE": log.url.appending(path: "log").path,
          "DISK_LOG_FAILURE": "8",
        ])
      var statuses: [Int] = []
      repeat {
        statuses.append(try await second.ask("POST", "/v1/sheet", cookie: token).status)
      } while statuses.last == 200
      #expect(statuses.last == 503)
      #expect(statuses.count > 1)
      #expect(second.wait() == 74)
      let third = try ServedBackend("--data", data, page: page)
      #expect(try await third.ask("GET", "/v1/player", cookie: token).status == 200)
      #expect(third.stop() == 0)
    }
  #endif

  #if os(Linux)
    @Test(
      "a server started on a full disk says so, answers reads, and later stores again by itself",
      .enabled(if: SmallDisk.canBeMounted))
    func fullDisk() async throws {
      let disk = try SmallDisk(kilobytes: 3_000)
      let data = disk.url.appending(path: "house").path
      let first = try ServedBackend("--data", data, page: page)
      let token = try #require(try await first.ask("POST", "/v1/players", Self.wish).token)
      let pulled = try await first.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
      let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
      let text = String(repeating: "a", count: 60_000)
      func push(_ number: Int) -> String {
        "pastime-push 1 \(generation) 1\nx/\(number) 60000\n\(text)\n"
      }
      for number in 1...4 {
        #expect(try await first.ask("POST", "/v1/rows", push(number), cookie: token).status == 200)
      }
      first.kill()
      try disk.fill()
      let second = try ServedBackend("--data", data, page: page)
      #expect(try await second.ask("GET", "/readyz").status == 503)
      #expect(try await second.ask("POST", "/v1/rows", push(5), cookie: token).status == 507)
      let read = try await second.ask("GET", "/v1/rows?since=0&limit=200", cookie: token).body
      #expect(read.utf8.count > 240_000)
      try disk.clear()
      #expect(try await second.ask("POST", "/v1/rows", push(5), cookie: token).status == 200)
      while try await second.ask("GET", "/readyz").status != 200 {}
      #expect(second.stop() == 0)
    }
  #endif

  @Test("a server that meets damage is not ready, logs it in one line, and does not start again")
  func damaged() async throws {
    let first = try ServedBackend("--data", data, page: page)
    let token = try #require(try await first.ask("POST", "/v1/players", Self.wish).token)
    let pulled = try await first.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
    let text = String(repeating: "a", count: 60_000)
    for number in 1...100 {
      let push = "pastime-push 1 \(generation) 1\nx/\(number) 60000\n\(text)\n"
      #expect(try await first.ask("POST", "/v1/rows", push, cookie: token).status == 200)
    }
    #expect(first.stop() == 0)
    let second = try ServedBackend("--data", data, page: page)
    #expect(try await second.ask("GET", "/readyz").status == 200)
    let database = data + "/house.sqlite"
    let file = try FileHandle(forUpdating: URL(filePath: database))
    let pages = try file.seekToEnd() / 4_096
    for page in 40..<pages where page % 4 != 0 {
      try file.seek(toOffset: page * 4_096)
      try file.write(contentsOf: Data(count: 4_096))
    }
    try file.close()
    for _ in 1...3 {
      #expect(
        try await second.ask("GET", "/v1/rows?since=0&limit=200", cookie: token).status == 503)
      #expect(try await second.ask("POST", "/v1/sheet", cookie: token).status == 503)
      #expect(try await second.ask("GET", "/readyz").status == 503)
    }
    let lines = try second.complaints.filter { $0.contains("the database is damaged") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains(database) == true)
    #expect(lines.first?.contains("pastime restore") == true)
    second.kill()
    let third = try Command(["serve", "--port", "0", "--page", page.url.path, "--data", data])
    #expect(third.code == 73)
    #expect(
      third.complaint
        == "\(database): The database is damaged. Put a copy in its place with pastime restore.\n")
  }

  @Test("a server does not start without its database, and a restored copy is the old server")
  func missing() async throws {
    let first = try ServedBackend("--data", data, page: page)
    let token = try #require(try await first.ask("POST", "/v1/players", Self.wish).token)
    let copy = folder.url.appending(path: "copy").path
    #expect(try Command("backup", copy, "--data", data).code == 0)
    #expect(first.stop() == 0)
    try FileManager.default.removeItem(atPath: data + "/house.sqlite")
    let refused = try Command(["serve", "--port", "0", "--page", page.url.path, "--data", data])
    #expect(refused.code == 73)
    #expect(refused.complaint.contains("house.sqlite: The database is missing or empty"))
    #expect(!FileManager.default.fileExists(atPath: data + "/house.sqlite"))
    #expect(try Command("restore", copy, "--data", data).code == 0)
    let second = try ServedBackend("--data", data, page: page)
    #expect(try await second.ask("GET", "/v1/player", cookie: token).status == 200)
    #expect(second.stop() == 0)
  }

  @Test("a folder that others could read is closed to them, and the server says so once")
  func wideRights() throws {
    let sentence =
      "\(data): Others on this machine could look into it. From now on its user alone can."
    #expect(try ServedBackend("--data", data, page: page).stop() == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data)
    for isReported in [true, false] {
      let backend = try ServedBackend("--data", data, page: page)
      #expect(try backend.complaints.contains(Substring(sentence)) == isReported)
      let mode = try FileManager.default.attributesOfItem(atPath: data)[.posixPermissions]
      #expect(mode as? Int == 0o700)
      #expect(backend.stop() == 0)
    }
  }

  @Test("a server takes no more space than its host gives it")
  func space() async throws {
    let backend = try ServedBackend("--data", data, "--space", "1M", page: page)
    let token = try #require(try await backend.ask("POST", "/v1/players", Self.wish).token)
    let pulled = try await backend.ask("GET", "/v1/rows?since=0&limit=1", cookie: token).body
    let generation = try #require(pulled.firstMatch(of: #/pastime-pulled 1 (\w+) /#)).output.1
    let text = String(repeating: "a", count: 60_000)
    var (status, number) = (200, 0)
    // The server measures once a second.
    // A row beyond the player's own limit would have another status.
    while status == 200 {
      number += 1
      try await Task.sleep(for: .milliseconds(100))
      let push = "pastime-push 1 \(generation) 1\nx/\(number) 60000\n\(text)\n"
      status = try await backend.ask("POST", "/v1/rows", push, cookie: token).status
    }
    #expect(status == 507)
    #expect(backend.stop() == 0)
  }

  @Test("a folder is for one process, and a second process says so")
  func second() throws {
    let first = try ServedBackend("--data", data, page: page)
    let second = try Command(["serve", "--port", "0", "--page", page.url.path, "--data", data])
    #expect(second.code == 73)
    #expect(second.complaint == "\(data): Another process runs this server.\n")
    #expect(first.stop() == 0)
  }

  @Test("an invite-only server makes up a word, and keeps it")
  func invited() async throws {
    let first = try ServedBackend("--data", data, "--invite-only", page: page)
    let line = try #require(first.printed.firstMatch(of: /need an invitation word: (\S+)\n/))
    let word = String(line.output.1)
    #expect(word.wholeMatch(of: /[a-z]{5}-[a-z]{5}-[a-z]{5}/) != nil)
    #expect(try await first.ask("POST", "/v1/players", Self.wish).status == 403)
    #expect(first.stop() == 0)
    let second = try ServedBackend("--data", data, "--invite-only", page: page)
    #expect(!second.printed.contains("invitation word"))
    let made = try await second.ask("POST", "/v1/players", Self.wish + "word \(word)\n")
    #expect(made.status == 201)
  }

  @Test("without a folder nothing is kept, and a request to a server finds nothing")
  func without() async throws {
    let alone = try ServedBackend(page: page)
    for target in ["/v1/house", "/v1/rows", "/readyz"] {
      #expect(try await alone.ask("GET", target).status == 404)
    }
    #expect(try await alone.ask("POST", "/v1/players", Self.wish).token == nil)
  }

  @Test(
    "options for a server need a server, and wrong values are refused",
    arguments: [
      ["--invite-only"], ["--sentence", "a"], ["--address", "https://a.example"],
      ["--proxy", "127.0.0.1"], ["--data", "x", "--proxy", "elsewhere"],
      ["--data", "x", "--address", "https://a.example/games?"], ["--data", ""],
      ["--data", "x", "--space", "10"], ["--data", "x", "--space", "0G"], ["--space", "1G"],
      ["--data", "x", "--space", "99999999999T"],
      ["--data", "x", "--sentence", "a\nb"], ["--data", "x", "--words", "y"],
    ])
  func usage(arguments: [String]) throws {
    let command = try Command(["serve", "--port", "0"] + arguments, in: folder)
    #expect(command.code == 2)
    #expect(command.output.isEmpty)
  }
}
