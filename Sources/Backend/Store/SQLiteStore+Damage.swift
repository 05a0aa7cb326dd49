import Dispatch
import GRDB

extension SQLiteStore {
  /// Refuses a file in which SQLite finds damage, before anything is written to it.
  /// - Parameter time: the longest time for the check. A large database that cannot be checked in that time counts
  ///   as sound.
  static func lookForDamage(in path: String, for time: Duration) throws(OpeningError) {
    guard time > .zero else { return }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let found = try queue.texts("PRAGMA quick_check(1)", within: time)
      if let found, found != ["ok"] { throw OpeningError.damaged }
    } catch {
      let error = OpeningError(error)
      // The file may not exist yet, or the disk may have no space for what reading needs.
      if case .unavailable = error { return }
      throw error
    }
  }
}

extension DatabaseQueue {
  /// The first column of the result of a statement; nil if the statement takes longer than `time`.
  func texts(_ sql: String, within time: Duration) throws -> [String]? {
    let queue = DispatchQueue(label: "pastime.house.deadline")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    // Once is not enough: a statement that has not begun yet cannot be interrupted.
    timer.schedule(
      deadline: .now() + time / .seconds(1), repeating: .milliseconds(50),
      leeway: .milliseconds(10))
    timer.setEventHandler { self.interrupt() }
    timer.resume()
    defer {
      timer.cancel()
      // Nothing else on this connection is interrupted afterwards.
      queue.sync {}
    }
    do {
      return try read { try String.fetchAll($0, sql: sql) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
      return nil
    }
  }
}
