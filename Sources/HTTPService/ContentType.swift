/// The media types of the files of a page.
enum ContentType {
  /// The `Content-Type` of a file, by its extension; opaque bytes if that is unknown.
  static func ofFile(named name: some StringProtocol) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return switch name[name.index(after: dot)...].lowercased() {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "txt": plainText
    case "json", "map": "application/json; charset=utf-8"
    case "webmanifest": "application/manifest+json; charset=utf-8"
    case "wasm": "application/wasm"
    case "svg": "image/svg+xml; charset=utf-8"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }

  /// Text from the service itself.
  static let plainText = "text/plain; charset=utf-8"
}
