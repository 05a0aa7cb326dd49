import Dispatch
import GRDB

extension SQLiteStore {
  /// Refuses a file in which SQLite finds something wrong, before anything is written to it.
  /// - Parameter time: for how long it is looked at, at most. A large database, of which not all can be looked at
  ///   meanwhile, counts as sound.
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
      // There may be no file yet, or no room for what reading takes.
      if case .unavailable = error { return }
      throw error
    }
  }
}

extension DatabaseQueue {
  /// The first column of what a statement finds; nil where that is not known within a time.
  func texts(_ sql: String, within time: Duration) throws -> [String]? {
    let queue = DispatchQueue(label: "pastime.house.deadline")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    // Once is not enough: what has not begun yet cannot be interrupted.
    timer.schedule(
      deadline: .now() + time / .seconds(1), repeating: .milliseconds(50),
      leeway: .milliseconds(10))
    timer.setEventHandler { self.interrupt() }
    timer.resume()
    defer {
      timer.cancel()
      // Nothing else of this connection is interrupted afterwards.
      queue.sync {}
    }
    do {
      return try read { try String.fetchAll($0, sql: sql) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
      return nil
    }
  }
}
