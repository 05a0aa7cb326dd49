import Backend
import Foundation
import Games
import HTTPTypes
import Library
import NIOCore
import Sync
import Testing

@testable import HTTPService

@Suite("The limits of a server")
struct LimitTests {
  private static let wish = "pastime-player 1\n"

  @Test("each address has a limit of new players in an hour, and further players wait")
  func players() async throws {
    let backend = try TestBackend {
      $0.playersAnHour = 2
      $0.proxies = ["10.0.0.1"]
    }
    for status in [201, 201, 429, 429] {
      let answer = try await backend.ask(.post, "/v1/players", Self.wish)
      #expect(answer.status == status)
      #expect(answer.fields[.retryAfter] == (status == 429 ? "3600" : nil))
    }
    backend.time.pass(3_599_999)
    #expect(try await backend.ask(.post, "/v1/players", Self.wish).status == 429)
    backend.time.pass(1)
    #expect(try await backend.ask(.post, "/v1/players", Self.wish).status == 201)
  }

  @Test("each player has a limit of requests in a minute, and no other player is held up")
  func requests() async throws {
    let backend = try TestBackend { $0.requestsAMinute = 3 }
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    for status in [200, 200, 200, 429] {
      #expect(try await backend.ask(.get, "/v1/player", as: mine).status == status)
    }
    #expect(try await backend.ask(.get, "/v1/player", as: theirs).status == 200)
    backend.time.pass(60_000)
    #expect(try await backend.ask(.get, "/v1/player", as: mine).status == 200)
  }

  @Test("a player who is held back gets 429, however much they send")
  func longRequests() async throws {
    let backend = try TestBackend { $0.requestsAMinute = 1 }
    let mine = try await backend.join()
    #expect(try await backend.ask(.get, "/v1/player", as: mine).status == 200)
    let rows = String(repeating: "x", count: 100_000)
    #expect(try await backend.ask(.post, "/v1/rows", rows, as: mine).status == 429)
  }

  @Test("all keys together have a limit, which bounds what is remembered")
  func all() throws {
    var allowance = Allowance<Int>(fromOne: 2, fromAll: 3, each: Milliseconds(1_000))
    for key in [1, 1, 2] { try allowance.take(key, at: Instant(500)) }
    #expect(throws: Refusal.tooMany(seconds: 1)) { try allowance.take(3, at: Instant(500)) }
    #expect(throws: Refusal.tooMany(seconds: 1)) { try allowance.take(3, at: Instant(1_499)) }
    try allowance.take(3, at: Instant(1_500))
  }

  @Test("an amount given back does not count, and giving it back after its span does nothing")
  func givenBack() throws {
    var allowance = Allowance<Int>(fromOne: 1, fromAll: 2, each: Milliseconds(1_000))
    let first = try allowance.take(1, at: Instant(500))
    #expect(throws: Refusal.tooMany(seconds: 1)) { try allowance.take(1, at: Instant(600)) }
    allowance.giveBack(first)
    let second = try allowance.take(1, at: Instant(600))
    try allowance.take(1, at: Instant(1_600))
    allowance.giveBack(second)
    #expect(throws: Refusal.tooMany(seconds: 1)) { try allowance.take(1, at: Instant(1_600)) }
  }

  @Test("no minute exceeds the limit of a minute, whenever it begins")
  func sliding() throws {
    let span: Int64 = 60_000
    var allowance = Allowance<Int>(fromOne: 5, fromAll: 8, each: Milliseconds(span))
    var random = SeededRandom(seed: 3)
    var done: [(key: Int, time: Int64)] = []
    var now: Int64 = 0
    for _ in 0..<3_000 {
      now += Int64(random.draw(below: 9_000))
      let key = Int(random.draw(below: 3))
      let last = done.filter { $0.time > now - span }
      let may = last.count < 8 && last.count(where: { $0.key == key }) < 5
      do throws(Refusal) {
        try allowance.take(key, at: Instant(now))
        #expect(may)
        done.append((key, now))
      } catch {
        #expect(!may)
        // It is allowed at the announced moment, and not a second before.
        guard case .tooMany(let seconds) = error else { continue }
        var later = allowance
        #expect(throws: Never.self) {
          try later.take(key, at: Instant(now + Int64(seconds) * 1_000))
        }
        later = allowance
        #expect(throws: Refusal.self) {
          try later.take(key, at: Instant(now + Int64(seconds - 1) * 1_000))
        }
      }
    }
    #expect(done.count > 500)
  }

  @Test("an amount above the limit is allowed in a span that contains nothing else")
  func large() throws {
    var allowance = Allowance<Int>(fromOne: 10, each: Milliseconds(1_000))
    try allowance.take(1, 25, at: Instant(0))
    #expect(throws: Refusal.tooMany(seconds: 1)) { try allowance.take(1, 25, at: Instant(999)) }
    try allowance.take(1, 25, at: Instant(1_000))
  }

  @Test(
    "a hundred addresses that guess keep nobody else out, whatever they guess",
    arguments: BackendLimits.Guess.allCases)
  func others(guess: BackendLimits.Guess) async throws {
    let limits = BackendLimits(players: 1, requests: 1)
    for number in 0..<100 {
      let address = try #require(ClientAddress("10.0.0.\(number)"))
      for _ in 0..<20 {
        _ = try? await limits.guess(guess, from: address, at: .zero) { () -> Int? in nil }
      }
    }
    for number in 0..<14 {
      let address = try #require(ClientAddress("10.0.1.\(number)"))
      #expect(try await limits.guess(guess, from: address, at: .zero) { 1 } == 1)
    }
  }

  @Test("an IPv6 network has many addresses, and no more guesses than ten of them")
  func network() async throws {
    let limits = BackendLimits(players: 1, requests: 1)
    var looked = 0
    for number in 1...200 {
      let address = try #require(ClientAddress("2001:db8:1:\(number)::1"))
      _ = try? await limits.guess(.code, from: address, at: .zero) { () -> Int? in
        looked += 1
        return nil
      }
    }
    #expect(looked == 100)
    let other = try #require(ClientAddress("2001:db8:2:1::1"))
    #expect(try await limits.guess(.code, from: other, at: .zero) { 1 } == 1)
  }

  @Test("of a million guesses in ten minutes, the server checks a tenth, and none is right")
  func million() async throws {
    let limits = BackendLimits(players: 1, requests: 1)
    var random = SeededRandom(seed: 8)
    func code() -> PairingCode {
      PairingCode(bits: UInt64(random.next()) << 32 | UInt64(random.next()))
    }
    let codes = (0..<10).map { _ in code() }
    let addresses = (0..<5_000).compactMap { ClientAddress("10.0.\($0 / 250).\($0 % 250)") }
    var looked = 0
    for guess in 0..<1_000_000 {
      let now = Instant(60_000 + Int64(guess) * 600_000 / 1_000_000)
      let address = addresses[Int(random.draw(below: 5_000))]
      let found = try? await limits.guess(.code, from: address, at: now) { () -> Bool? in
        looked += 1
        return codes.contains(code()) ? true : nil
      }
      if found == true { Issue.record("A code was guessed.") }
    }
    #expect((99_000...100_000).contains(looked))
  }

  @Test("only a player who knows a required word begins, and the file is read each time")
  func words() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let words = InvitationWords(path: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try words.begin(with: "amber-river-stone"))
    #expect(try !words.begin(with: "other"))
    let backend = try TestBackend { $0.words = words }
    #expect(try await backend.ask(.get, "/v1/house").body.contains("\ninvited yes\n"))
    for (word, status) in [
      ("Amber River Stone", 201), ("amber-river-stone", 201), ("amber", 403), ("other", 403),
      ("#", 403), ("-", 403),
    ] {
      let answer = try await backend.ask(.post, "/v1/players", Self.wish + "word \(word)\n")
      #expect(answer.status == status, "\(word)")
    }
    #expect(try await backend.ask(.post, "/v1/players", Self.wish).status == 403)
    try Data("Other\r\n".utf8).write(to: URL(filePath: path))
    for (word, status) in [("other", 201), ("amber-river-stone", 403)] {
      let answer = try await backend.ask(.post, "/v1/players", Self.wish + "word \(word)\n")
      #expect(answer.status == status, "\(word)")
    }
    try FileManager.default.removeItem(atPath: path)
    let none = try await backend.ask(.post, "/v1/players", Self.wish + "word other\n")
    #expect(none.status == 403)
  }

  @Test("a player who guesses invitation words is held back, even with the right word")
  func guesses() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try InvitationWords(path: path).begin(with: "right")
    let backend = try TestBackend { $0.words = InvitationWords(path: path) }
    for _ in 1...10 {
      let answer = try await backend.ask(.post, "/v1/players", Self.wish + "word wrong\n")
      #expect(answer.status == 403)
    }
    let held = try await backend.ask(.post, "/v1/players", Self.wish + "word right\n")
    #expect(held.status == 429)
    #expect(held.fields[.retryAfter] == "60")
    backend.time.pass(60_000)
    let later = try await backend.ask(.post, "/v1/players", Self.wish + "word right\n")
    #expect(later.status == 201)
  }
}

@Suite("Where a request comes from")
struct ClientAddressTests {
  private func address(_ peer: String, _ forwarded: [String], by proxies: [String]) throws -> String
  {
    var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    for hops in forwarded {
      head.headerFields.append(HTTPField(name: try #require(.init("X-Forwarded-For")), value: hops))
    }
    return ClientAddress(
      of: head, from: try SocketAddress(ipAddress: peer, port: 1),
      proxies: try proxies.map { try #require(ClientAddress($0)) }
    ).text
  }

  @Test("the server believes nobody but its own proxies about an address")
  func untrusted() throws {
    #expect(try address("9.9.9.9", ["1.2.3.4"], by: []) == "9.9.9.9")
    #expect(try address("9.9.9.9", ["1.2.3.4"], by: ["127.0.0.1"]) == "9.9.9.9")
  }

  @Test("of a proxy's addresses, the last that is no proxy counts; the rest can be invented")
  func trusted() throws {
    let ours = ["127.0.0.1", "10.0.0.1"]
    #expect(try address("127.0.0.1", ["1.2.3.4"], by: ours) == "1.2.3.4")
    #expect(try address("127.0.0.1", ["6.6.6.6, 1.2.3.4"], by: ours) == "1.2.3.4")
    #expect(try address("127.0.0.1", ["6.6.6.6", "1.2.3.4, 10.0.0.1"], by: ours) == "1.2.3.4")
    #expect(try address("127.0.0.1", ["1.2.3.4, nonsense"], by: ours) == "127.0.0.1")
    #expect(try address("127.0.0.1", [], by: ours) == "127.0.0.1")
    #expect(try address("::ffff:127.0.0.1", ["1.2.3.4"], by: ours) == "1.2.3.4")
  }

  @Test("all addresses of one connection count as one address")
  func networks() throws {
    let one = try address("2001:db8:1:2:3::4", [], by: [])
    #expect(try address("2001:db8:1:2:ffff::1", [], by: []) == one)
    #expect(try address("2001:db8:1:3:3::4", [], by: []) != one)
    #expect(ClientAddress("nonsense") == nil)
  }
}
