import Backend
import HTTPTypes

/// An admitted request: its sender, and its contents.
struct BackendCall: Sendable {
  let head: HTTPRequest
  /// The device that sends the request; nil if the server does not know it.
  let caller: Caller?
  /// The client's address, which is not stored.
  let address: ClientAddress
  let body: [UInt8]

  /// The device that sends the request, for endpoints that require a known device.
  var member: Caller {
    get throws(Refusal) {
      guard let caller else { throw .unknownCaller }
      return caller
    }
  }

  /// The part of the path that names a resource, as in `/v1/devices/ID`.
  var name: Substring { parts.dropFirst(2).first ?? "" }

  /// The last part of the path, which names a resource within another one.
  var lastName: Substring { parts.last ?? "" }

  private var parts: [Substring] {
    (head.path ?? "").prefix { $0 != "?" }.split(separator: "/")
  }

  /// The query after the question mark; empty without a query.
  var query: [UInt8] {
    let target = (head.path ?? "").utf8
    return target.firstIndex(of: UInt8(ascii: "?")).map { Array(target[$0...].dropFirst()) } ?? []
  }
}
