import Foundation
import NIOCore
import Testing

@testable import HTTPService

@Suite("Loading a page")
struct SiteTests {
  /// A new folder with these files, removed when the body has ended.
  private func withFolder(
    _ files: [String: String], body: (_ path: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pastime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test("a folder is loaded with its subfolders, without hidden files and links")
  func folder() throws {
    let files = [
      "index.html": "page", "index.html.gz": "packed", "icons/icon.png": "icon",
      ".secret": "no", ".git/config": "no",
    ]
    try withFolder(files) { path in
      try FileManager.default.createSymbolicLink(
        atPath: path + "/link.txt", withDestinationPath: "/etc/hostname")
      let site = try Site(directory: path)
      #expect(site["/index.html"]?.representations.map(\.coding) == [.gzip, .identity])
      #expect(site["/"]?.representations.count == 2)
      #expect(site["/icons/icon.png"]?.representations.map(\.coding) == [.identity])
      #expect(site.byteCount == 14)
      for absent in ["/.secret", "/.git/config", "/link.txt", "/icons", "/index.html.gz", ""] {
        #expect(site[absent] == nil, "\(absent)")
      }
    }
  }

  @Test("a link may name the folder")
  func linkedFolder() throws {
    try withFolder(["index.html": "page"]) { path in
      let link = path + "-link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(try Site(directory: link)["/index.html"] != nil)
    }
  }

  @Test("the error names a folder that does not exist")
  func missing() throws {
    #expect(throws: SiteLoadingError.missing(directory: "no/such/folder")) {
      try Site(directory: "no/such/folder")
    }
  }

  @Test("a file is not a folder")
  func file() throws {
    try withFolder(["index.html": ""]) { path in
      let file = path + "/index.html"
      #expect(throws: SiteLoadingError.missing(directory: file)) { try Site(directory: file) }
    }
  }

  @Test("a folder without index.html is not a page")
  func noIndex() throws {
    try withFolder(["main.js": ""]) { path in
      #expect(throws: SiteLoadingError.noIndex(directory: path)) { try Site(directory: path) }
    }
  }

  @Test("a folder that is far too large is refused")
  func tooLarge() throws {
    try withFolder(["index.html": "12345"]) { path in
      #expect(throws: SiteLoadingError.tooLarge(directory: path, limit: 4)) {
        try SiteLoader(directory: path, maximumBytes: 4).files()
      }
      let files = try SiteLoader(directory: path, maximumBytes: 5).files()
      #expect(files.count == 1)
    }
  }

  @Test("a packed file without its original is an ordinary file")
  func lonePackedFile() {
    let site = Site(files: ["words.gz": ByteBuffer(string: "x")])
    #expect(site["/words.gz"]?.representations.map(\.coding) == [.identity])
    #expect(site["/words"] == nil)
  }

  @Test(
    "only files with a hash of the content in their names are kept forever",
    arguments: [
      ("app.0123abcd.wasm", true), ("main.0123456789abcdef.js", true), ("index.html", false),
      ("app.wasm", false), ("app.0123abc.wasm", false), ("app.0123ABCD.wasm", false),
      ("0123abcd.wasm", false), ("app.webmanifest.json", false), ("", false),
    ])
  func hashedNames(name: String, isHashed: Bool) {
    #expect(Asset.isNamedAfterContent(name) == isHashed)
  }

  @Test(
    "types follow the ending of a name",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("a.0123abcd.css", "text/css; charset=utf-8"),
      ("sw.js", "text/javascript; charset=utf-8"), ("app.wasm", "application/wasm"),
      ("words.txt", "text/plain; charset=utf-8"), ("icon.PNG", "image/png"),
      ("app.webmanifest", "application/manifest+json; charset=utf-8"),
      ("LICENSE", "application/octet-stream"), ("a.bin", "application/octet-stream"),
    ])
  func contentTypes(name: String, type: String) {
    #expect(ContentType.ofFile(named: name) == type)
  }
}
