import Foundation
import Screens
import Sync
import Testing

@testable import Keeper

@Suite("The numbers that the keeper shares with JavaScript and the pages")
struct KeeperNumbersTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test("the worker names the failures of a request as Swift does")
  func failures() throws {
    let source = try String(
      contentsOf: root.appending(path: "Web/keeping/house.js"), encoding: .utf8)
    let list = try #require(
      source.firstMatch(of: #/export const Failure = Object\.freeze\(\{([^}]*)\}\)/#))
    var named: [String: Int32] = [:]
    for entry in list.1.matches(of: #/(\w+): (\d+),/#) { named[String(entry.1)] = Int32(entry.2) }
    #expect(named.count == 4)
    for (name, number) in named {
      #expect(Failure(rawValue: number).map { "\($0)" } == name)
    }
  }

  @Test("each standing has a sign of its own")
  func signs() {
    let refusals: [Standing.Refusal] =
      [.removed, .laterFormat, .storage] + RowRefusal.allCases.map { .row($0) }
    let signs =
      [Standing.kept, .waiting(3)].map { Sign.of($0).0 }
      + refusals.map { Sign.of(.refused($0, 3)).0 }
    #expect(signs.map(\.rawValue) == Array(0..<Int32(signs.count)))
    #expect(Sign.of(.refused(.row(.full), 3)).1 == 3)
    #expect(Sign.of(.waiting(2)).1 == 2)
  }

  @Test("the page takes each sign for what the keeper means by it, and no other number for any")
  func page() {
    let meant: [(Standing, Keeping)] = [
      (.kept, .kept), (.waiting(7), .waiting(7)),
      (.refused(.removed, 7), .refused(.removed, 7)),
      (.refused(.laterFormat, 7), .refused(.laterVersion, 7)),
      (.refused(.storage, 7), .refused(.storage, 7)),
      (.refused(.row(.full), 7), .refused(.full, 7)),
    ]
    let rows = RowRefusal.allCases.filter { $0 != .full }.map { reason in
      (Standing.refused(.row(reason), 7), Keeping.refused(.row, 7))
    }
    var signs: Set<Int32> = []
    for (standing, keeping) in meant + rows {
      let (sign, count) = Sign.of(standing)
      #expect(Keeping(state: sign.rawValue, count: Int32(count)) == keeping)
      signs.insert(sign.rawValue)
    }
    for state in Int32(-1)...99 where !signs.contains(state) {
      #expect(Keeping(state: state, count: 7) == nil)
    }
  }
}
