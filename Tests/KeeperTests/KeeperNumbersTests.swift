import Foundation
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
}
