import NIOCore

/// The built page, completely in memory. No other file can be requested.
///
/// A request's path is only looked up, never joined to a folder's path, so no path leads outside.
public struct Site: Sendable {
  private var assets: [String: Asset]

  /// Reads the page from a folder, with its subfolders. Hidden files and links are skipped.
  ///
  /// - Parameter directory: the folder with `index.html`.
  /// - Throws: why the folder cannot be loaded.
  public init(directory: String) throws(SiteLoadingError) {
    self.init(files: try SiteLoader(directory: directory).files())
  }

  /// - Parameter files: the files by their path within the page, without a leading slash. A file
  ///   that ends in `.br` or `.gz` beside the file it was made from is that file in another coding.
  init(files: [String: ByteBuffer]) {
    var assets: [String: Asset] = [:]
    for path in files.keys where !Self.isVariant(path, in: files) {
      var codings: [ContentCoding: ByteBuffer] = [:]
      for coding in ContentCoding.allCases {
        codings[coding] = files[path + coding.suffix]
      }
      let name = path.split(separator: "/").last ?? ""
      assets["/" + path] = Asset(name: name, codings: codings)
    }
    assets["/"] = assets["/index.html"]
    self.assets = assets
  }

  /// Lets a native app open links into the page, too.
  public mutating func open(in app: AppIdentifier) {
    assets[AppIdentifier.path] = Asset(json: app.association)
  }

  /// The file at this path of a URL, as the client wrote it. O(1).
  subscript(path: String) -> Asset? { assets[path] }

  /// The number of bytes in memory, in all codings together.
  public var byteCount: Int {
    assets.filter { $0.key != "/" }.values.reduce(0) { sum, asset in
      sum + asset.representations.reduce(0) { $0 + $1.body.readableBytes }
    }
  }

  private static func isVariant(_ path: String, in files: [String: ByteBuffer]) -> Bool {
    ContentCoding.allCases.contains { coding in
      coding != .identity && path.hasSuffix(coding.suffix)
        && files[String(path.dropLast(coding.suffix.count))] != nil
    }
  }
}
