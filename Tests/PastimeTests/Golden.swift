import Foundation

/// The records that stay the same byte by byte.
enum Golden {
  /// The path of a record, such as `times/classic-won`.
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "golden/\(name).record").path()
  }
}
