import Foundation
import Screens
import Sync
import Testing

@testable import SyncProgram

@Suite("The numbers that the sync worker shares with JavaScript and the pages")
struct SyncStatusCodeTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test("the worker names the failures of a request as Swift does")
  func failures() throws {
    let source = try String(
      contentsOf: root.appending(path: "Web/sync/server.js"), encoding: .utf8)
    let list = try #require(
      source.firstMatch(of: #/export const Failure = Object\.freeze\(\{([^}]*)\}\)/#))
    var named: [String: Int32] = [:]
    for entry in list.1.matches(of: #/(\w+): (\d+),/#) { named[String(entry.1)] = Int32(entry.2) }
    #expect(named.count == 4)
    for (name, number) in named {
      #expect(Failure(rawValue: number).map { "\($0)" } == name)
    }
  }

  @Test("each status has its own code")
  func codes() {
    let refusals: [Sync.SyncStatus.Refusal] =
      [.removed, .laterFormat, .storage] + RowError.allCases.map { .row($0) }
    let codes =
      [Sync.SyncStatus.kept, .waiting(3)].map { SyncStatusCode.of($0).0 }
      + refusals.map { SyncStatusCode.of(.refused($0, 3)).0 }
    #expect(codes.map(\.rawValue) == Array(0..<Int32(codes.count)))
    #expect(SyncStatusCode.of(.refused(.row(.full), 3)).1 == 3)
    #expect(SyncStatusCode.of(.waiting(2)).1 == 2)
  }

  @Test("the page reads each code as the sync worker means it, and accepts no other number")
  func page() {
    let meant: [(Sync.SyncStatus, Screens.SyncStatus)] = [
      (.kept, .kept), (.waiting(7), .waiting(7)),
      (.refused(.removed, 7), .refused(.removed, 7)),
      (.refused(.laterFormat, 7), .refused(.laterVersion, 7)),
      (.refused(.storage, 7), .refused(.storage, 7)),
      (.refused(.row(.full), 7), .refused(.full, 7)),
    ]
    let rows = RowError.allCases.filter { $0 != .full }.map { reason in
      (Sync.SyncStatus.refused(.row(reason), 7), Screens.SyncStatus.refused(.row, 7))
    }
    var codes: Set<Int32> = []
    for (status, state) in meant + rows {
      let (code, count) = SyncStatusCode.of(status)
      #expect(Screens.SyncStatus(state: code.rawValue, count: Int32(count)) == state)
      codes.insert(code.rawValue)
    }
    for state in Int32(-1)...99 where !codes.contains(state) {
      #expect(Screens.SyncStatus(state: state, count: 7) == nil)
    }
  }
}
