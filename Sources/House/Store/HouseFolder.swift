#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder in which a house keeps everything. One process at a time has it.
public final class HouseFolder: Sendable {
  /// What the players keep.
  public let store: SQLiteStore
  private let path: String
  private let lock: FolderLock

  /// Opens the folder, or makes it with an empty house.
  public init(path: String) throws(HouseFolderError) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .unavailable(path, reason: String(cString: strerror(errno)))
    }
    self.path = path
    lock = try FolderLock(path)
    do throws(OpeningError) {
      store = try SQLiteStore(path: Self.database(in: path))
    } catch { throw .database(Self.database(in: path), error) }
  }

  /// The file of house words, one a line. It need not be there.
  public var words: String { path + "/words.txt" }

  /// Closes the house. Nothing is lost where this is not called.
  public func close() throws { try store.close() }

  /// The file of the database in a folder.
  public static func database(in folder: String) -> String { folder + "/house.sqlite" }
}

/// Why a folder cannot be that of a house.
public enum HouseFolderError: Error, Equatable, CustomStringConvertible {
  /// It cannot be made or written, for this reason of the system.
  case unavailable(String, reason: String)
  /// Another process has it.
  case inUse(String)
  /// The database in this file cannot be opened.
  case database(String, OpeningError)

  /// A sentence for whoever runs the house.
  public var description: String {
    switch self {
    case .unavailable(let path, let reason): "\(path): The folder cannot be used: \(reason)."
    case .inUse(let path): "\(path): Another process runs this house."
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

/// Holds a folder for this process, until it ends or the lock is gone.
private final class FolderLock: Sendable {
  private let file: CInt

  init(_ folder: String) throws(HouseFolderError) {
    file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw .unavailable(folder, reason: String(cString: strerror(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .inUse(folder)
    }
  }

  deinit { close(file) }
}
