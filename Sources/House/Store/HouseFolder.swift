import Sync

/// The folder in which a house keeps everything. One process at a time has it.
public final class HouseFolder: Sendable {
  /// What the players keep.
  public let store: SQLiteStore
  private let path: String
  private let lock: FolderLock

  /// Opens the folder, or makes it with an empty house.
  /// - Parameter report: is told of outages.
  public init(
    path: String, report: @escaping @Sendable (OutageNews) -> Void = { _ in }
  ) throws(HouseFolderError) {
    self.path = path
    lock = try FolderLock(making: path)
    do throws(OpeningError) {
      store = try SQLiteStore(
        path: Self.database(in: path), reserve: DiskReserve(path: path + "/reserve"),
        report: report)
    } catch { throw .database(Self.database(in: path), error) }
  }

  /// The file of house words, one a line. It need not be there.
  public var words: String { path + "/words.txt" }

  /// The file of the secret that the games of its days follow from. It need not be there.
  public var secret: SecretFile { Self.secret(in: path) }

  /// Closes the house. Nothing is lost where this is not called.
  public func close() throws(StoreError) { try store.close() }

  /// The file of the secret in a folder.
  public static func secret(in folder: String) -> SecretFile {
    SecretFile(path: folder + "/secret")
  }

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
