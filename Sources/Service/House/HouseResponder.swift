import HTTPTypes
import House
import Hummingbird

/// Answers what is asked of a house, below `/v1/`.
struct HouseResponder: HTTPResponder {
  let keeper: HouseKeeper

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    let (endpoint, caller) = try await admit(request)
    let address = ClientAddress(
      of: request.head, from: context.channel?.remoteAddress, proxies: keeper.proxies)
    let body = try await request.wholeBody(limit: endpoint.bodyLimit)
    let visit = HouseVisit(
      head: request.head, caller: caller, address: address, body: body)
    try await keeper.admit(visit, at: endpoint)
    if let head = try await headOfStream(endpoint, visit) { return head }
    var response = try await answer(endpoint, visit, request)
    if let caller, endpoint.isVisit { renewCookies(of: caller, request, in: &response) }
    return response
  }

  /// Decides by the header of a request alone, before any of its body is kept.
  private func admit(_ request: Request) async throws -> (HouseEndpoint, Caller?) {
    // Whoever shows a token may send as much as a member, and is told what is true of it, not of its length.
    var bodyLimit = HouseEndpoint.ordinaryBodyLimit
    do {
      let endpoint = try HouseEndpoint(request.method, at: request.uri.path)
      if request.headers[.cookie] != nil { bodyLimit = endpoint.bodyLimit }
      try WriteGuard(address: keeper.configuration.address).check(request.head)
      let caller = try await caller(of: request.head, at: endpoint)
      if let caller {
        try keeper.limits.countRequest(of: caller.player, at: keeper.clock.steady())
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
    _ endpoint: HouseEndpoint, _ visit: HouseVisit, _ request: Request
  ) async throws -> Response {
    switch endpoint {
    case .house: house(visit)
    case .readiness: try await readiness()
    case .makePlayer: try await makePlayer(visit)
    case .player: try await player(visit)
    case .push: try await push(visit)
    case .pull: try await pull(visit)
    case .events: try await events(visit, request)
    case .erase: try await erase(visit)
    case .devices: try await devices(visit)
    case .removeDevice: try await removeDevice(visit)
    case .offerCode: try await offerCode(visit)
    case .pairing: try await pairing(visit)
    case .withdrawCode: try await withdrawCode(visit)
    case .decide: try await decide(visit)
    case .join: try await join(visit)
    case .outcome: try await outcome(visit)
    case .makeSheet: try await makeSheet(visit)
    case .sheet: try await sheet(visit)
    case .recover: try await recover(visit)
    case .openPlay: try await openPlay(visit)
    case .play: try await play(visit)
    case .judge: try await judge(visit)
    case .makeCircle: try await makeCircle(visit)
    case .circles: try await circles(visit)
    case .circle: try await circle(visit)
    case .closeCircle: try await closeCircle(visit)
    case .invite: try await invite(visit)
    case .closeInvite: try await closeInvite(visit)
    case .joinCircle: try await joinCircle(visit)
    case .removeMember: try await removeMember(visit)
    case .signs: try await signs(visit)
    case .dayBoard: try await dayBoard(visit)
    case .starWeek: try await starWeek(visit)
    case .makeGuest: try await makeGuest(visit)
    case .makeRace: try await makeRace(visit)
    case .race: try await race(visit)
    case .joinRace: try await joinRace(visit)
    case .leaveRace: try await leaveRace(visit)
    case .startRace: try await startRace(visit)
    case .nextRace: try await nextRace(visit)
    case .playRace: try await playRace(visit)
    case .watchRacer: try await watchRacer(visit)
    case .raceEvents: try await raceEvents(visit, request)
    case .makeChallenge: try await makeChallenge(visit)
    case .challenges: try await challenges(visit)
    case .challenge: try await challenge(visit)
    case .joinChallenge: try await joinChallenge(visit)
    case .leaveChallenge: try await leaveChallenge(visit)
    case .playChallenge: try await playChallenge(visit)
    case .challengerPlay: try await challengerPlay(visit)
    }
  }

  /// Who shows the token of a device; nil where it is nobody's, or there is none.
  private func caller(of head: HTTPRequest, at endpoint: HouseEndpoint) async throws -> Caller? {
    guard let token = cookie(for: head).token(in: head) else { return nil }
    let now = keeper.now()
    guard let caller = try await keeper.work({ try $0.caller(with: token.digest, at: now) })
    else { return nil }
    // HEAD changes nothing, not even the day on which a device was here last.
    if head.method == .head { return caller }
    if caller.isNew {
      // Before anything is answered: from now on nobody else gets a token of this device. So the first
      // request of its life waits behind other writes, as its joining did. A full disk may not keep it out.
      try? await keeper.write { try $0.note([caller], at: now) }
    } else if caller.isFirstToday, endpoint.isVisit {
      await keeper.visits.note(caller, for: keeper)
    }
    return caller
  }

  /// `GET /readyz`: whether the house can read and keep.
  private func readiness() async throws -> Response {
    guard keeper.outage?.lastingError == nil, await keeper.readiness.isReady(),
      await !keeper.isFull
    else { throw Refusal.tooBusy }
    return .message(Array("ready\n".utf8))
  }

  /// Gives a device its cookies once more, on each day that it comes, and where it has them from an earlier version.
  private func renewCookies(of caller: Caller, _ request: Request, in response: inout Response) {
    let cookie = self.cookie(for: request.head)
    guard !caller.isNew, !caller.isGuest, request.method != .head,
      caller.isFirstToday || cookie.isEarlier(in: request.head),
      !keeper.joins.isOpen(for: caller, at: keeper.clock.steady()),
      let token = cookie.token(in: request.head)
    else { return }
    response.headers += cookie.set(token)
  }

  /// The cookies of a device that asks.
  func cookie(for head: HTTPRequest) -> TokenCookie {
    TokenCookie(
      for: address(of: head), pathIsNamed: keeper.configuration.address?.path.isEmpty == false)
  }

  /// Where players reach the house: as the operator says, or else as this one has. Where the operator names no path,
  /// the page tells in which folder it is: a proxy takes that away.
  func address(of head: HTTPRequest) -> HouseAddress {
    let address =
      keeper.configuration.address
      ?? HouseAddress(authority: head.authority ?? "", isSecure: keeper.configuration.isSecure)
    return address.path.isEmpty ? address.inFolder(head.folder ?? "") : address
  }
}
