import Backend
import Circles
import Hummingbird
import Library
import Sync

/// Circles and their members.
extension BackendResponder {
  /// `POST /v1/circles`: creates a circle, whose owner is the player.
  func makeCircle(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-circle")
    let title = try form.value("title")
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let title = CircleName(title, longest: CircleName.longestTitle) else {
      throw Refusal.circle(.unusableTitle)
    }
    guard let name = CircleName(name) else { throw Refusal.circle(.unusableName) }
    let (member, now, circle) = (try call.member, server.now(), CircleID())
    try await server.write {
      try $0.make(circle, title: title, by: member.player, name: name, avatar: avatar, at: now)
    }.orRefuse()
    return message(of: circle, .created)
  }

  /// `GET /v1/circles`: the circles of the player.
  func circles(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    let circles = try await server.work { try $0.circles(of: member.player) }
    var lines = TextLines("pastime-circles", count: circles.count)
    for circle in circles {
      let whose = circle.isOwn ? "own" : "other"
      lines.add("\(circle.id.text) \(whose) \(circle.memberCount) \(circle.title)")
    }
    return lines.response()
  }

  /// `GET /v1/circles/ID`: the members of a circle.
  func circle(_ call: BackendCall) async throws -> Response {
    let circle = try await seenCircle(call)
    var lines = TextLines("pastime-circle")
    lines.add("title", circle.title)
    lines.add("owner", circle.own == circle.owner ? "yes" : "no")
    lines.add("invite", circle.hasInvite ? "open" : "none")
    for member in circle.members { lines.add("member", member.line(own: circle.own)) }
    return lines.response()
  }

  /// `DELETE /v1/circles/ID`: closes a circle for everybody.
  func closeCircle(_ call: BackendCall) async throws -> Response {
    let (member, circle) = (try call.member, try call.circle)
    try await server.write { try $0.close(circle, by: member.player) }.orRefuse()
    return .done
  }

  /// `POST /v1/circles/ID/invite`: creates a code with which others can join. The previous code becomes invalid.
  func invite(_ call: BackendCall) async throws -> Response {
    let (member, circle) = (try call.member, try call.circle)
    let code = InviteCode(bits: .random(in: .min ... .max))
    try await server.write { try $0.invite(by: code, to: circle, by: member.player) }.orRefuse()
    var lines = TextLines("pastime-invite")
    let characters = code.spelling.withoutHyphens
    lines.add("code", characters)
    if let picture = CodePicture(of: "\(address(of: call.head))/#/pair/\(characters)") {
      lines.add("view", picture.viewBox)
      lines.add("outline", picture.outline)
    }
    return lines.response()
  }

  /// `DELETE /v1/circles/ID/invite`: revokes the code.
  func closeInvite(_ call: BackendCall) async throws -> Response {
    let (member, circle) = (try call.member, try call.circle)
    try await server.write { try $0.closeInvite(to: circle, by: member.player) }.orRefuse()
    return .done
  }

  /// `POST /v1/memberships`: the player joins with a code.
  func joinCircle(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-membership")
    let code = InviteCode(spelled: Array(try form.value("code").utf8))
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let code else { throw Refusal.malformed }
    guard let name = CircleName(name) else { throw Refusal.circle(.unusableName) }
    let (member, now) = (try call.member, server.now())
    // A right code does not count as a wrong guess, even if the request fails for another reason.
    let outcome = try await server.limits.guess(
      .invite, from: call.address, at: server.clock.steady()
    ) {
      let outcome = try await server.write {
        try $0.join(by: code, member.player, name: name, avatar: avatar, at: now)
      }
      return outcome == .failure(.unknownInvite) ? nil : outcome
    }
    guard let outcome else { throw Refusal.circle(.unknownInvite) }
    return message(of: try outcome.orRefuse())
  }

  /// `DELETE /v1/circles/ID/members/NUMBER`: leaves a circle, or removes a member from the player's own circle.
  func removeMember(_ call: BackendCall) async throws -> Response {
    let (member, circle, number) = (try call.member, try call.circle, try call.number)
    try await server.write { try $0.remove(number, from: circle, by: member.player) }.orRefuse()
    return .done
  }

  /// The circle in the path, if the player is a member.
  func seenCircle(_ call: BackendCall) async throws -> Circle {
    let (member, id) = (try call.member, try call.circle)
    guard let circle = try await server.work({ try $0.circle(id, for: member.player) }) else {
      throw Refusal.notFound
    }
    return circle
  }

  private func message(
    of circle: CircleID, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    var lines = TextLines("pastime-circle")
    lines.add("circle", circle.text)
    return lines.response(status)
  }
}

extension BackendCall {
  /// The ID of the circle in the path.
  var circle: CircleID {
    get throws(Refusal) {
      guard let circle = CircleID(text: name) else { throw .notFound }
      return circle
    }
  }

  /// The number of the member in the path.
  var number: Int64 {
    get throws(Refusal) {
      guard let number = Int64(lastName), "\(number)" == lastName else { throw .notFound }
      return number
    }
  }
}

extension CircleMember {
  /// The line about the member in a message: `2 other 1800000000000 fox Ann`.
  func line(own: Int64) -> String {
    "\(number) \(number == own ? "this" : "other") \(since.count) \(avatar.keyword) \(name)"
  }
}

extension TextForm {
  /// The avatar on the next line.
  mutating func avatar() throws(Refusal) -> Avatar {
    guard let avatar = Avatar(Array(try value("face").utf8)[...]) else { throw .malformed }
    return avatar
  }
}

extension Result where Failure == CircleError {
  /// The result, or a refusal. The refusal does not reveal to a player outside the circle that the circle exists.
  func orRefuse() throws(Refusal) -> Success {
    do throws(CircleError) { return try get() } catch {
      throw error == .unknown ? .notFound : .circle(error)
    }
  }
}

extension CircleError {
  /// The keyword for the page.
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .notOwner: "not-owner"
    case .unknownInvite: "unknown-invite"
    case .nameTaken: "name-taken"
    case .unusableName: "unusable-name"
    case .unusableTitle: "unusable-title"
    case .full: "full"
    case .tooManyCircles: "too-many-circles"
    }
  }
}
