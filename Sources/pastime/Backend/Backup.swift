import ArgumentParser
import Backend
import Foundation
import Sync

/// `pastime backup`: copies a server's data.
struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy everything that a server keeps into one file.",
    discussion: """
      The server may run meanwhile: the copy has everything as it stands at one moment. It is looked through \
      before it gets its name. A file that is there already is left alone. The secret from which the games of \
      each day are dealt is not in it: without it, a restored server draws another one.
      """)

  @Argument(help: "The file of the copy, which is not there yet.")
  var file: CopyFile

  @OptionGroup
  var backend: DataOption

  func run() throws {
    let target = AtomicFile(file.name)
    guard !target.isThere else { throw isThere }
    let reader = try BackendReader.open(backend.database)
    target.clear()
    let isMade: Bool
    do {
      isMade = try target.make { draft in
        try reader.copy(to: draft)
        // Other users of the machine need not read the players' data.
        chmod(draft, 0o600)
        guard try BackendReader(path: draft).damages.isEmpty else {
          throw OpeningError.notADatabase
        }
      }
    } catch OpeningError.notADatabase, OpeningError.damaged, StoreError.damaged {
      throw CommandError(
        message: """
          \(backend.database): The database is damaged, so nothing was copied. Put an earlier copy in its \
          place with pastime restore.
          """, code: CommandError.faultyRecord)
    } catch StoreError.failingDisk {
      throw CommandError(
        message: """
          \(backend.database): The disk did not read it, or did not write \(file.name), so nothing was \
          copied. Look after the disks.
          """, code: CommandError.noOutput)
    } catch {
      let reason =
        error as? StoreError == .noSpace
        ? "There is no room for the copy." : "The copy cannot be written."
      throw CommandError(message: "\(file.name): \(reason)", code: CommandError.noFolder)
    }
    guard isMade else { throw isThere }
    Console.print("\(file.name): ok, \(PlayerCount(try reader.playerCount))")
    let secret = BackendFolder.secret(in: backend.data)
    if AtomicFile(secret.path).isThere {
      Console.print("\(secret.path) is not in it: anyone who has that file can foresee puzzles.")
    }
  }

  private var isThere: CommandError {
    CommandError(
      message: "\(file.name): The file is there already.", code: CommandError.noFolder)
  }
}

/// A number of players, in words.
struct PlayerCount: CustomStringConvertible {
  let description: String

  init(_ count: Int) { description = "\(count) \(count == 1 ? "player" : "players")" }
}
