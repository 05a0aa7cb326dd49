import HTTPTypes
import Backend

/// A request that was let in: who asks, and what came with it.
struct BackendCall: Sendable {
  let head: HTTPRequest
  /// The device that asks; nil where the server does not know it.
  let caller: Caller?
  /// Where it comes from; kept nowhere.
  let address: ClientAddress
  let body: [UInt8]

  /// The device that asks, where nobody else is answered.
  var member: Caller {
    get throws(Refusal) {
      guard let caller else { throw .unknownCaller }
      return caller
    }
  }

  /// The part of the path that names one of several things, as in `/v1/devices/ID`.
  var name: Substring { parts.dropFirst(2).first ?? "" }

  /// The last part of the path, which names one of several things that belong to the first.
  var lastName: Substring { parts.last ?? "" }

  private var parts: [Substring] {
    (head.path ?? "").prefix { $0 != "?" }.split(separator: "/")
  }

  /// What stands behind the question mark, nothing where there is none.
  var query: [UInt8] {
    let target = (head.path ?? "").utf8
    return target.firstIndex(of: UInt8(ascii: "?")).map { Array(target[$0...].dropFirst()) } ?? []
  }
}
