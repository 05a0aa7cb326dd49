import Foundation

/// A file that reserves a little disk space only for opening a database: the log and its index begin with some
/// pages, for which a full disk has no room.
public struct DiskReserve: Sendable {
  private let path: String

  /// The index of a log takes 32 KB, and the beginning of the log a few pages.
  static let bytes = 128 * 1_024

  /// The reserve in this file, which need not exist.
  public init(path: String) { self.path = path }

  /// Reserves the space, if it is not reserved yet and is available.
  func fill() {
    if FileManager.default.fileExists(atPath: path) { return }
    let isFilled = FileManager.default.createFile(
      atPath: path, contents: Data(count: Self.bytes), attributes: [.posixPermissions: 0o600])
    if !isFilled { give() }
  }

  /// Frees the space for the next use of the disk.
  /// - Returns: whether any space was reserved.
  @discardableResult
  func give() -> Bool { (try? FileManager.default.removeItem(atPath: path)) != nil }
}
