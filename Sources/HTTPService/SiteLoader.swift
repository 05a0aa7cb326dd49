import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a page could not be loaded.
public enum SiteLoadingError: Error, Equatable, CustomStringConvertible {
  /// There is no folder at this path.
  case missing(directory: String)
  /// The folder has no `index.html`, so it is not a built page.
  case noIndex(directory: String)
  /// This file or folder cannot be read.
  case unreadable(path: String)
  /// The files together are larger than this limit in bytes, so this is not a page.
  case tooLarge(directory: String, limit: Int)

  /// A sentence for the person who started the service.
  public var description: String {
    switch self {
    case .missing(let directory):
      "There is no folder “\(directory)”. Build the page first, or name its folder with --page."
    case .noIndex(let directory):
      "The folder “\(directory)” has no index.html. Build the page first, or name its folder with --page."
    case .unreadable(let path):
      "“\(path)” cannot be read."
    case .tooLarge(let directory, let limit):
      "The files in “\(directory)” are larger than \(limit >> 20) MiB together. Is it the page’s folder?"
    }
  }
}

/// Reads the folder of a page into memory.
struct SiteLoader {
  let directory: String
  /// Far above the size of any page, and far below that of a wrong folder.
  var maximumBytes = 256 << 20

  /// The files by their path within the folder.
  func files() throws(SiteLoadingError) -> [String: ByteBuffer] {
    let manager = FileManager.default
    var isDirectory = false
    guard manager.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory else {
      throw .missing(directory: directory)
    }
    guard manager.fileExists(atPath: directory + "/index.html") else {
      throw .noIndex(directory: directory)
    }
    // The folder itself may be a link, but paths would not be listed through a link.
    let folder = URL(fileURLWithPath: directory).resolvingSymlinksInPath().path
    guard let paths = try? manager.subpathsOfDirectory(atPath: folder) else {
      throw .unreadable(path: directory)
    }
    var files: [String: ByteBuffer] = [:]
    var remaining = maximumBytes
    for path in paths where !Self.isHidden(path) {
      let fullPath = folder + "/" + path
      var status = stat()
      guard lstat(fullPath, &status) == 0 else {
        throw .unreadable(path: fullPath)
      }
      guard status.st_mode & S_IFMT == S_IFREG else { continue }
      remaining -= Int(status.st_size)
      guard remaining >= 0 else {
        throw .tooLarge(directory: directory, limit: maximumBytes)
      }
      guard let content = manager.contents(atPath: fullPath) else {
        throw .unreadable(path: fullPath)
      }
      files[path] = ByteBuffer(bytes: content)
    }
    return files
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
