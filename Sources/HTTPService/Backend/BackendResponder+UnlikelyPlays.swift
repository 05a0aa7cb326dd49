import Backend
import Circles
import Games
import Hummingbird
import Library

extension BackendResponder {
  /// `GET /v1/circles/ID/members/NUMBER`: the unlikely traits of a member's plays, only for the owner of the circle.
  func unlikelyTraits(_ call: BackendCall) async throws -> Response {
    let (member, circle, number) = (try call.member, try call.circle, try call.number)
    let now = server.now()
    let unlikelyTraits = try await server.work {
      try $0.unlikelyTraits(of: number, in: circle, by: member.player, at: now)
    }.orRefuse()
    var lines = TextLines("pastime-signs", count: unlikelyTraits.count)
    for trait in unlikelyTraits { lines.add(trait.text) }
    return lines.response()
  }
}

extension UnlikelyTrait {
  /// The text of the line in a message.
  fileprivate var text: String {
    switch self {
    case .quickMoves(let kind, let day, let count): "quick \(kind.keyword) \(day.text) \(count)"
    case .evenMoves(let kind, let day): "even \(kind.keyword) \(day.text)"
    case .firstTries(let count): "first-tries \(count)"
    }
  }
}
