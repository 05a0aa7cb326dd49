import HTTPTypes
import House

/// A request that was let in: who asks, and what came with it.
struct HouseVisit: Sendable {
  let head: HTTPRequest
  /// The device that asks; nil where the house does not know it.
  let caller: Caller?
  let address: ClientAddress
  let body: [UInt8]

  /// The device that asks, where nobody else is answered.
  var member: Caller {
    get throws(Refusal) {
      guard let caller else { throw .unknownCaller }
      return caller
    }
  }

  /// The last part of the path, which names one of several things.
  var name: Substring {
    let path = (head.path ?? "").prefix { $0 != "?" }
    return path.split(separator: "/").last ?? ""
  }

  /// What stands behind the question mark, nothing where there is none.
  var query: [UInt8] {
    let target = (head.path ?? "").utf8
    return target.firstIndex(of: UInt8(ascii: "?")).map { Array(target[$0...].dropFirst()) } ?? []
  }
}
