import Circles
import Foundation
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Circles on a server", .everyStorage)
struct CircleTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let circle = CircleID()
  private let code = InviteCode(bits: 0xABC_DEF0_1234_5678)
  private let start = WallTime(1_800_000_000_000)

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for number in 0..<6 { try store.add(player(number), generation: Generation(bits: 1)) }
    try store.make(
      circle, title: name("Oak Street"), by: player(0), name: name("Ann"), avatar: .fox, at: start
    ).get()
    try store.invite(by: code, to: circle, by: player(0)).get()
  }

  private func player(_ number: Int) -> PlayerID { PlayerID(high: 3, low: UInt64(number)) }

  private func name(_ text: String) throws -> CircleName { try #require(CircleName(text)) }

  private func join(_ number: Int, as text: String) throws -> Result<CircleID, CircleError> {
    try store.join(
      by: code, player(number), name: name(text), avatar: .bear,
      at: start + Milliseconds(Int64(number)))
  }

  private func names(for number: Int = 0) throws -> [String]? {
    try store.circle(circle, for: player(number))?.members.map(\.name)
  }

  private func refusal<Value>(_ result: Result<Value, CircleError>) -> CircleError? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }

  @Test("a player with the code joins, and all members see each other and who the owner is")
  func joins() throws {
    #expect(try join(1, as: "Bo").get() == circle)
    #expect(try join(2, as: "Cy").get() == circle)
    let seen = try #require(try store.circle(circle, for: player(2)))
    #expect(seen.title == "Oak Street")
    #expect(seen.members.map(\.name) == ["Ann", "Bo", "Cy"])
    #expect(seen.members.map(\.number) == [1, 2, 3])
    #expect(seen.members.map(\.avatar) == [.fox, .bear, .bear])
    #expect(seen.members.map(\.since.count) == [start.count, start.count + 1, start.count + 2])
    #expect(seen.own == 3 && seen.owner == 1 && seen.hasInvite)
    let listed = ListedCircle(id: circle, title: "Oak Street", memberCount: 3, isOwn: false)
    #expect(try store.circles(of: player(2)) == [listed])
    #expect(try store.circles(of: player(0)).map(\.isOwn) == [true])
    #expect(try store.circle(circle, for: player(3)) == nil)
    #expect(try store.circles(of: player(3)) == [])
  }

  @Test("a player who missed the answer asks again, and is still one member")
  func again() throws {
    #expect(try join(1, as: "Bo").get() == circle)
    #expect(try join(1, as: "Bea").get() == circle)
    #expect(try names() == ["Ann", "Bo"])
  }

  @Test("a name that differs only by case, blanks or invisible characters is taken")
  func taken() throws {
    for text in ["ann", "A nn", "A\u{200B}nn", "АNN", "Ann."] {
      #expect(refusal(try join(1, as: text)) == .nameTaken)
    }
    #expect(try join(1, as: "Anna").get() == circle)
    // In another circle it is free.
    let other = CircleID()
    try store.make(
      other, title: name("Oak Street"), by: player(2), name: name("Ann"), avatar: .fox, at: start
    ).get()
    #expect(try store.circle(other, for: player(2))?.members.map(\.name) == ["Ann"])
  }

  @Test("a wrong code does not work, nor does a code that was replaced or closed")
  func codes() throws {
    let next = InviteCode(bits: 9)
    func says(_ code: InviteCode) throws -> CircleError? {
      refusal(try store.join(by: code, player(1), name: name("Bo"), avatar: .bear, at: start))
    }
    #expect(try says(next) == .unknownInvite)
    try store.invite(by: next, to: circle, by: player(0)).get()
    #expect(try says(code) == .unknownInvite)
    try store.closeInvite(to: circle, by: player(0)).get()
    #expect(try says(next) == .unknownInvite)
    #expect(try store.circle(circle, for: player(0))?.hasInvite == false)
    try store.invite(by: code, to: circle, by: player(0)).get()
    #expect(try says(code) == nil)
  }

  @Test("only the owner makes and closes codes, removes members, and closes the circle")
  func owner() throws {
    for (number, text) in [(1, "Bo"), (2, "Cy")] { _ = try join(number, as: text).get() }
    let other = InviteCode(bits: 9)
    #expect(refusal(try store.invite(by: other, to: circle, by: player(1))) == .notOwner)
    #expect(refusal(try store.closeInvite(to: circle, by: player(1))) == .notOwner)
    #expect(refusal(try store.remove(1, from: circle, by: player(1))) == .notOwner)
    #expect(refusal(try store.remove(3, from: circle, by: player(1))) == .notOwner)
    #expect(refusal(try store.close(circle, by: player(1))) == .notOwner)
    for stranger in [player(4), PlayerID(high: 0, low: 0)] {
      #expect(refusal(try store.invite(by: other, to: circle, by: stranger)) == .unknown)
      #expect(refusal(try store.closeInvite(to: circle, by: stranger)) == .unknown)
      #expect(refusal(try store.remove(1, from: circle, by: stranger)) == .unknown)
      #expect(refusal(try store.close(circle, by: stranger)) == .unknown)
    }
    #expect(refusal(try store.remove(9, from: circle, by: player(0))) == .unknown)
    #expect(refusal(try store.close(CircleID(), by: player(0))) == .unknown)
    #expect(try names() == ["Ann", "Bo", "Cy"])
    try store.close(circle, by: player(0)).get()
    #expect(try names() == nil)
    #expect(try store.circles(of: player(1)) == [])
    #expect(refusal(try join(1, as: "Bo")) == .unknownInvite)
  }

  @Test("a removed member does not come back with the code that they know")
  func takenOut() throws {
    for (number, text) in [(1, "Bo"), (2, "Cy")] { _ = try join(number, as: text).get() }
    try store.remove(2, from: circle, by: player(0)).get()
    #expect(try names() == ["Ann", "Cy"])
    #expect(try names(for: 1) == nil)
    #expect(refusal(try join(1, as: "Bo")) == .unknownInvite)
  }

  @Test("a member who leaves may come back as a new member, and no number is given out twice")
  func leaves() throws {
    _ = try join(1, as: "Bo").get()
    try store.remove(2, from: circle, by: player(1)).get()
    #expect(refusal(try store.remove(2, from: circle, by: player(1))) == .unknown)
    _ = try join(1, as: "Bo").get()
    #expect(try store.circle(circle, for: player(1))?.members.map(\.number) == [1, 3])
  }

  @Test("the longest-standing member succeeds the owner, and the circle ends with its last member")
  func ownerLeaves() throws {
    for (number, text) in [(1, "Bo"), (2, "Cy")] { _ = try join(number, as: text).get() }
    try store.remove(1, from: circle, by: player(0)).get()
    #expect(try store.circle(circle, for: player(2))?.owner == 2)
    #expect(try store.circles(of: player(1)).map(\.isOwn) == [true])
    try store.remove(3, from: circle, by: player(1)).get()
    try store.remove(2, from: circle, by: player(1)).get()
    #expect(try store.circles(of: player(1)) == [])
    #expect(refusal(try join(1, as: "Bo")) == .unknownInvite)
  }

  @Test("an erased player leaves all circles, which pass to the next member or end with the last")
  func erased() throws {
    _ = try join(1, as: "Bo").get()
    let alone = CircleID()
    try store.make(
      alone, title: name("Alone"), by: player(0), name: name("A"), avatar: .cat, at: start
    ).get()
    #expect(try store.erase(player(0), at: start))
    #expect(try names(for: 1) == ["Bo"])
    #expect(try store.circle(circle, for: player(1))?.owner == 2)
    #expect(try store.circle(alone, for: player(0)) == nil)
    #expect(try store.look { try $0.circle(alone) } == nil)
    #expect(try store.erase(player(1), at: start))
    #expect(try store.look { try $0.circle(circle) } == nil)
    #expect(try store.look { try $0.circle(invitedBy: code.digest) } == nil)
  }

  @Test("a circle has at most fifty members")
  func full() throws {
    for number in 6..<60 { try store.add(player(number), generation: Generation(bits: 1)) }
    for number in 6..<55 { #expect(try join(number, as: "P \(number + 100)").get() == circle) }
    #expect(refusal(try join(55, as: "One more")) == .full)
    #expect(try store.circle(circle, for: player(0))?.members.count == 50)
    try store.remove(7, from: circle, by: player(11)).get()
    #expect(try join(55, as: "One more").get() == circle)
  }

  @Test("a player is in at most twenty circles")
  func manyCircles() throws {
    for number in 1...20 {
      try store.make(
        CircleID(), title: name("C\(number)"), by: player(1), name: name("Bo"), avatar: .cat,
        at: start
      ).get()
    }
    let more = try store.make(
      CircleID(), title: name("More"), by: player(1), name: name("Bo"), avatar: .cat, at: start)
    #expect(refusal(more) == .tooManyCircles)
    #expect(refusal(try join(1, as: "Bo")) == .tooManyCircles)
    #expect(try store.circles(of: player(1)).count == 20)
  }

  @Test("when many join at once, all get in, but only one of those whose names look alike")
  func atOnce() async throws {
    for number in 6..<30 { try store.add(player(number), generation: Generation(bits: 1)) }
    let (store, code, start) = (store, code, start)
    let outcomes = try await withThrowingTaskGroup { tasks in
      for number in 6..<30 {
        let text = number % 2 == 0 ? (number % 4 == 0 ? "Zoe" : "z0e") : "P \(number + 100)"
        let (name, player) = (try name(text), player(number))
        tasks.addTask {
          try await onThread {
            try store.join(by: code, player, name: name, avatar: .owl, at: start)
          }
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { refusal($0) == nil } == 13)
    #expect(outcomes.count { refusal($0) == .nameTaken } == 11)
    let members = try #require(try store.circle(circle, for: player(0))?.members)
    #expect(members.map(\.number) == Array(1...14).map(Int64.init))
  }

  @Test("when many want the last places at once, as many join as there is room for")
  func lastPlaces() async throws {
    for number in 6..<66 { try store.add(player(number), generation: Generation(bits: 1)) }
    let (store, code, start) = (store, code, start)
    let outcomes = try await withThrowingTaskGroup { tasks in
      for number in 6..<66 {
        let (name, player) = (try name("P \(number + 100)"), player(number))
        tasks.addTask {
          try await onThread {
            try store.join(by: code, player, name: name, avatar: .owl, at: start)
          }
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { refusal($0) == nil } == 49)
    #expect(outcomes.count { refusal($0) == .full } == 11)
    #expect(try store.circle(circle, for: player(0))?.members.count == 50)
  }

  @Test("a check of a server counts its circles and members")
  func counted() throws {
    _ = try join(1, as: "Bo").get()
    let check: BackendCheck
    switch store {
    case let store as SQLiteStore:
      check = BackendCheck(try BackendReader(path: store.pool.path)) { Issue.record("\($0)") }
    case let store as PostgresStore:
      check = BackendCheck(try PostgresReader(store.connections.address)) { Issue.record("\($0)") }
    default: fatalError("there is no other store")
    }
    #expect(check.circles == 1 && check.members == 2 && check.faults == 0)
  }

  @Test("a circle stays whole and holds up nobody while players join, leave and are erased at once")
  func everythingAtOnce() async throws {
    for number in 6..<30 { try store.add(player(number), generation: Generation(bits: 1)) }
    let (store, code, start, circle) = (store, code, start, circle)
    try await withThrowingTaskGroup { tasks in
      for number in 6..<30 {
        let (name, player) = (try name("P \(number + 100)"), player(number))
        tasks.addTask {
          try await onThread {
            for _ in 0..<5 {
              let joined = try store.join(by: code, player, name: name, avatar: .owl, at: start)
              guard case .success = joined else { return }
              guard let own = try store.circle(circle, for: player)?.own else { continue }
              if number % 3 == 0 {
                try store.erase(player, at: start)
                return
              }
              _ = try store.remove(own, from: circle, by: player)
            }
          }
        }
      }
      try await tasks.waitForAll()
    }
    #expect(try names() == ["Ann"])
  }

  @Test("the database does not contain the code")
  func secret() throws {
    let bytes = try Data(
      #require(try store.look { try $0.circle(invitedBy: code.digest) }).blob)
    #expect(bytes == circle.blob)
    guard let file = store as? SQLiteStore else { return }
    try file.close()
    let stored = try Data(contentsOf: URL(filePath: file.pool.path))
    #expect(stored.range(of: Data("Oak Street".utf8)) != nil)
    #expect(stored.range(of: Data(code.spelling)) == nil)
    #expect(stored.range(of: code.digest.bytes) != nil)
  }
}
