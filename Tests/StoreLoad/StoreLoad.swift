import Backend
import Foundation
import GRDB
import Library
import Sync
import Synchronization

/// Stores rows of several players at once, for the tests that cut its power or kill it.
///
///     StoreLoad FOLDER PLAYERS PUSHES [normal]
///
/// Each push has its own row and a row that counts. FOLDER/acknowledged has a line `PLAYER PUSH`
/// for each answered push. With `normal` the store does not wait for the disk, although it must. If
/// the disk fails, the program goes on as if nobody knew, and ends with 74.
@main
enum StoreLoad {
  static let generation = Generation(bits: 1)
  private static let hasFailed = Atomic(false)

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let players = Int(arguments[2]), let pushes = Int(arguments[3])
    else {
      fatalError("usage: StoreLoad FOLDER PLAYERS PUSHES [normal]")
    }
    let folder = URL(filePath: arguments[1])
    let store = try SQLiteStore(path: folder.appending(path: "house.sqlite").path)
    if arguments.last == "normal" {
      try await store.pool.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA synchronous = NORMAL")
      }
    }
    let file = open(
      folder.appending(path: "acknowledged").path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    let commits = GroupCommit(store)
    try await withThrowingTaskGroup { tasks in
      for number in 0..<players {
        tasks.addTask {
          for push in 1...pushes {
            let answer: PushAnswer
            do throws(StoreError) {
              answer = try await commits.keep(rows(push), of: player(number))
            } catch {
              precondition(error == .brokenDisk)
              hasFailed.store(true, ordering: .relaxed)
              continue
            }
            precondition(answer.rows == [.stored, .stored])
            let line = Array("\(number) \(push)\n".utf8)
            precondition(write(file, line, line.count) == line.count)
          }
        }
      }
      try await tasks.waitForAll()
    }
    try store.close()
    if hasFailed.load(ordering: .relaxed) { exit(74) }
  }

  static func player(_ number: Int) -> PlayerID { PlayerID(high: 0, low: UInt64(number)) }

  private static func rows(_ push: Int) -> Push {
    let value = String(repeating: "x", count: 200)
    return Push(
      generation: generation,
      rows: [
        Row(key: Array("setting/count".utf8), text: Array("\(push) 0123456789abcdef on".utf8)),
        Row(
          key: Array("setting/push-\(push)".utf8),
          text: Array("1 0123456789abcdef \(value)".utf8)),
      ])
  }
}
