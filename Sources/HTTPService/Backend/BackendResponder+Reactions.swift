import Circles
import Games
import Backend
import Hummingbird
import Library

extension BackendResponder {
  /// `GET /v1/circles/ID/members/NUMBER`: what a member hardly ever could have played like, for the owner of
  /// the circle alone.
  func signs(_ call: BackendCall) async throws -> Response {
    let (member, circle, number) = (try call.member, try call.circle, try call.number)
    let now = server.now()
    let signs = try await server.work {
      try $0.signs(of: number, in: circle, by: member.player, at: now)
    }.orRefuse()
    var lines = TextLines("pastime-signs", count: signs.count)
    for sign in signs { lines.add(sign.text) }
    return lines.response()
  }
}

extension UnlikelyTrait {
  /// What a message says of it.
  fileprivate var text: String {
    switch self {
    case .quickMoves(let kind, let day, let count): "quick \(kind.keyword) \(day.text) \(count)"
    case .evenMoves(let kind, let day): "even \(kind.keyword) \(day.text)"
    case .firstTries(let count): "first-tries \(count)"
    }
  }
}
