import Backend
import HTTPTypes
import Hummingbird

/// Answers all requests to a server, below `/v1/`.
struct BackendResponder: HTTPResponder {
  let server: ServerContext

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    let (endpoint, caller) = try await admit(request)
    let address = ClientAddress(
      of: request.head, from: context.channel?.remoteAddress, proxies: server.proxies)
    let body = try await request.wholeBody(limit: endpoint.bodyLimit)
    let call = BackendCall(
      head: request.head, caller: caller, address: address, body: body)
    try await server.admit(call, at: endpoint)
    if let head = try await headOfStream(endpoint, call) { return head }
    var response = try await answer(endpoint, call, request)
    if let caller, endpoint.isVisit { renewCookies(of: caller, request, in: &response) }
    return response
  }

  /// Decides from the header of a request alone, before any of its body is read.
  private func admit(_ request: Request) async throws -> (BackendEndpoint, Caller?) {
    // A device with a token may send as large a body as a member, so that the answer reports the actual reason and not
    // the size of the body.
    var bodyLimit = BackendEndpoint.ordinaryBodyLimit
    do {
      let endpoint = try BackendEndpoint(request.method, at: request.uri.path)
      if request.headers[.cookie] != nil { bodyLimit = endpoint.bodyLimit }
      try WriteGuard(address: server.configuration.address).check(request.head)
      let caller = try await caller(of: request.head, at: endpoint)
      if let caller {
        try server.limits.countRequest(of: caller.player, at: server.clock.steady())
      }
      if endpoint.isForMembers, caller == nil { throw Refusal.unknownCaller }
      if endpoint.isForThoseWhoStay, caller?.isGuest == true { throw Refusal.unknownCaller }
      return (endpoint, caller)
    } catch let refusal as Refusal {
      try await request.discardBody(limit: bodyLimit)
      throw refusal
    }
  }

  private func answer(
    _ endpoint: BackendEndpoint, _ call: BackendCall, _ request: Request
  ) async throws -> Response {
    switch endpoint {
    case .backend: backend(call)
    case .readiness: try await readiness()
    case .makePlayer: try await makePlayer(call)
    case .player: try await player(call)
    case .push: try await push(call)
    case .pull: try await pull(call)
    case .events: try await events(call, request)
    case .erase: try await erase(call)
    case .devices: try await devices(call)
    case .removeDevice: try await removeDevice(call)
    case .offerCode: try await offerCode(call)
    case .pairing: try await pairing(call)
    case .withdrawCode: try await withdrawCode(call)
    case .decide: try await decide(call)
    case .join: try await join(call)
    case .outcome: try await outcome(call)
    case .makeRecoveryKey: try await makeRecoveryKey(call)
    case .recoveryKey: try await recoveryKey(call)
    case .recover: try await recover(call)
    case .openPlay: try await openPlay(call)
    case .play: try await play(call)
    case .judge: try await judge(call)
    case .makeCircle: try await makeCircle(call)
    case .circles: try await circles(call)
    case .circle: try await circle(call)
    case .closeCircle: try await closeCircle(call)
    case .invite: try await invite(call)
    case .closeInvite: try await closeInvite(call)
    case .joinCircle: try await joinCircle(call)
    case .removeMember: try await removeMember(call)
    case .unlikelyTraits: try await unlikelyTraits(call)
    case .dayBoard: try await dayBoard(call)
    case .starWeek: try await starWeek(call)
    case .makeGuest: try await makeGuest(call)
    case .makeRace: try await makeRace(call)
    case .race: try await race(call)
    case .joinRace: try await joinRace(call)
    case .leaveRace: try await leaveRace(call)
    case .startRace: try await startRace(call)
    case .nextRace: try await nextRace(call)
    case .playRace: try await playRace(call)
    case .watchRacer: try await watchRacer(call)
    case .raceEvents: try await raceEvents(call, request)
    case .makeChallenge: try await makeChallenge(call)
    case .challenges: try await challenges(call)
    case .challenge: try await challenge(call)
    case .joinChallenge: try await joinChallenge(call)
    case .leaveChallenge: try await leaveChallenge(call)
    case .playChallenge: try await playChallenge(call)
    case .challengerPlay: try await challengerPlay(call)
    }
  }

  /// The device whose token the request contains; nil if there is no token, or nobody has it.
  private func caller(of head: HTTPRequest, at endpoint: BackendEndpoint) async throws -> Caller? {
    guard let token = cookie(for: head).token(in: head) else { return nil }
    let now = server.now()
    guard let caller = try await server.work({ try $0.caller(with: token.digest, at: now) })
    else { return nil }
    // HEAD changes nothing, not even the day of the device's last visit.
    if head.method == .head { return caller }
    if caller.isNew {
      // The visit is recorded before the answer: from now on nobody else gets a token of this device. So the first
      // request of a device waits behind other writes, just as its joining did. A full disk must not block it.
      try? await server.write { try $0.note([caller], at: now) }
    } else if caller.isFirstToday, endpoint.isVisit {
      await server.lastSeenLog.note(caller, for: server)
    }
    return caller
  }

  /// `GET /readyz`: whether the server can read and write.
  private func readiness() async throws -> Response {
    guard server.outage?.lastingError == nil, await server.readiness.isReady(),
      await !server.isFull
    else { throw Refusal.tooBusy }
    return .message(Array("ready\n".utf8))
  }

  /// Renews a device's cookies on the first visit of each day, and if the device has them from an earlier version.
  private func renewCookies(of caller: Caller, _ request: Request, in response: inout Response) {
    let cookie = self.cookie(for: request.head)
    guard !caller.isNew, !caller.isGuest, request.method != .head,
      caller.isFirstToday || cookie.isEarlier(in: request.head),
      !server.joins.isOpen(for: caller, at: server.clock.steady()),
      let token = cookie.token(in: request.head)
    else { return }
    response.headers += cookie.set(token)
  }

  /// The cookies of the device that sends a request.
  func cookie(for head: HTTPRequest) -> TokenCookie {
    TokenCookie(
      for: address(of: head), pathIsNamed: server.configuration.address?.path.isEmpty == false)
  }

  /// The address at which players reach the server: as configured, or otherwise as in this request. If the operator
  /// does not configure a path, the page reports its folder, because a proxy removes it from the request.
  func address(of head: HTTPRequest) -> BackendAddress {
    let address =
      server.configuration.address
      ?? BackendAddress(authority: head.authority ?? "", isSecure: server.configuration.isSecure)
    return address.path.isEmpty ? address.inFolder(head.folder ?? "") : address
  }
}
