import Sync

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder in which a server stores everything. Only one process at a time can use it.
public final class BackendFolder: Sendable {
  /// The database of the server.
  public let store: SQLiteStore
  private let path: String
  private let lock: FolderLock
  /// Whether other users of the machine could read it until it was opened.
  public var wasOpenToOthers: Bool { lock.wasOpenToOthers }

  /// Opens the folder, or makes it for a new server.
  /// - Parameters:
  ///   - checking: the longest time for which the database is checked for damage.
  ///   - report: receives the start and end of outages.
  public init(
    path: String, checking: Duration = .seconds(3),
    report: @escaping @Sendable (OutageEvent) -> Void = { _ in }
  ) throws(BackendFolderError) {
    self.path = path
    let traces = BackendTraces(in: path)
    lock = try FolderLock(making: path)
    try Self.closeFiles(in: path)
    let database = Self.database(in: path)
    guard !traces.areOfBackend || traces.hasDatabase else { throw .database(database, .missing) }
    do throws(OpeningError) {
      store = try SQLiteStore(
        path: database, reserve: DiskReserve(path: path + "/reserve"),
        mayBegin: !traces.areOfBackend, checking: checking, report: report)
    } catch { throw .database(database, error) }
    try Self.closeFiles(in: path)
  }

  /// Removes the rights of other users to the files of the server: an earlier version left some.
  private static func closeFiles(in folder: String) throws(BackendFolderError) {
    let names = ["house.sqlite", "house.sqlite-wal", "house.sqlite-shm", "reserve", "secret"]
    for path in names.map({ folder + "/" + $0 }) where OwnRights.close(path) == nil {
      throw .exposed(path, reason: String(cString: strerror(errno)))
    }
    // The operator may have made this file as another user.
    _ = OwnRights.close(folder + "/words.txt")
  }

  /// The file of invitation words, one per line. It need not exist.
  public var words: String { path + "/words.txt" }

  /// The file with the secret from which the games of its days are derived. It need not exist.
  public var secret: SecretFile { Self.secret(in: path) }

  /// Closes the server. Nothing is lost if this is not called.
  public func close() throws(StoreError) { try store.close() }

  /// The file with the secret in a folder.
  public static func secret(in folder: String) -> SecretFile {
    SecretFile(path: folder + "/secret")
  }

  /// The database file in a folder.
  public static func database(in folder: String) -> String { folder + "/house.sqlite" }
}

/// Why a folder cannot be used for a server.
public enum BackendFolderError: Error, Equatable, CustomStringConvertible {
  /// It cannot be made or written, for this reason that the system gives.
  case unavailable(String, reason: String)
  /// Another process uses it.
  case inUse(String)
  /// Other users of the machine can read it, and this cannot be changed, for this reason that the system gives.
  case exposed(String, reason: String)
  /// The database in this file cannot be opened.
  case database(String, OpeningError)

  /// A sentence for the operator of the server.
  public var description: String {
    switch self {
    case .unavailable(let path, let reason): "\(path): The folder cannot be used: \(reason)."
    case .inUse(let path): "\(path): Another process runs this server."
    case .exposed(let path, let reason):
      """
      \(path): Others on this machine can look into it, and that cannot be changed: \(reason). \
      Make the user of the server its owner.
      """
    case .database(let path, .damaged):
      "\(path): The database is damaged. Put a copy in its place with pastime restore."
    case .database(let path, .missing):
      """
      \(path): The database is missing or empty, though a server was kept here. Put a copy in its \
      place with pastime restore, or begin a new server in another folder.
      """
    case .database(let path, .notADatabase): "\(path): The file is not a database, or is damaged."
    case .database(let path, .laterVersion):
      "\(path): A later version of Pastime made this database."
    case .database(let path, .notDurable):
      "\(path): What is stored here would not survive a power cut."
    case .database(let path, .unavailable(let reason)):
      "\(path): The database cannot be opened: \(reason)"
    }
  }
}
