import Foundation

/// A file that holds a little room on the disk for nothing but opening a database: its log and the index of
/// that begin with some pages, and a full disk has none for them.
public struct DiskReserve: Sendable {
  private let path: String

  /// The index of a log takes 32 KB, and its beginning a few pages.
  static let bytes = 128 * 1_024

  /// That in this file, which need not be there.
  public init(path: String) { self.path = path }

  /// Takes the room, if it is not taken yet and can be had.
  func fill() {
    if FileManager.default.fileExists(atPath: path) { return }
    let isFilled = FileManager.default.createFile(
      atPath: path, contents: Data(count: Self.bytes), attributes: [.posixPermissions: 0o600])
    if !isFilled { give() }
  }

  /// Gives the room to whoever asks for some next.
  /// - Returns: whether there was any.
  @discardableResult
  func give() -> Bool { (try? FileManager.default.removeItem(atPath: path)) != nil }
}
