import HTTPTypes
import Hummingbird
import NIOCore

/// Writes a message of lines: the kind of the message and the number of its format, then names with their values.
struct TextLines {
  private var text: String

  /// All lines so far.
  var string: String { text }

  init(_ head: String) { text = "\(head) 1\n" }

  /// A message whose first line contains the number of its entries.
  init(_ head: String, count: Int) { text = "\(head) 1 \(count)\n" }

  /// Appends a line.
  mutating func add(_ line: String) { text += "\(line)\n" }

  /// Appends a line with a name and a value. The value must be a single line.
  mutating func add(_ name: String, _ value: String) { text += "\(name) \(value)\n" }

  /// Appends lines that were written elsewhere.
  mutating func add(bytes: [UInt8]) { text += String(decoding: bytes, as: UTF8.self) }

  /// The answer with this message.
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    .message(Array(text.utf8), status)
  }
}

extension Response {
  /// A plain text answer that must not be cached.
  static func message(_ text: [UInt8], _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [
        .contentLength: String(text.count), .contentType: ContentType.plainText,
        .cacheControl: "no-store",
      ],
      body: .init(byteBuffer: ByteBuffer(bytes: text)))
  }

  /// The answer without contents, for a request that succeeded.
  static var done: Response {
    Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }
}
