import Hummingbird
import NIOCore

extension Request {
  /// Reads the body to its end and discards it. The connection guard ensures that it arrives in time.
  func discardBody(limit: Int) async throws {
    guard headers.announceBody else { return }
    try await forEachChunk(limit: limit) { _ in }
  }

  /// The whole body.
  func wholeBody(limit: Int) async throws -> [UInt8] {
    guard headers.announceBody else { return [] }
    var bytes: [UInt8] = []
    try await forEachChunk(limit: limit) { bytes += $0.readableBytesView }
    return bytes
  }

  private func forEachChunk(limit: Int, _ take: (ByteBuffer) -> Void) async throws {
    if let length = headers[.contentLength].flatMap(Int.init), length > limit {
      throw Refusal.bodyTooLarge
    }
    // A client that waits for "100 Continue" gets the answer instead.
    guard !headers.contains(.expect) else { return }
    var size = 0
    for try await chunk in body {
      size += chunk.readableBytes
      guard size <= limit else { throw Refusal.bodyTooLarge }
      take(chunk)
    }
  }
}
