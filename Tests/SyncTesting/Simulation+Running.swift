import Games
import Library
import Sync

/// What happens between two steps: everything arrives when it is due.
extension Simulation {
  /// Lets time pass.
  mutating func run(until end: Instant) {
    while let next = next(until: end) {
      now = max(now, next.time)
      if let device = next.device {
        devices[device].wakes = nil
        tell(device, .woke)
      } else if let parcel = network.takeNext() {
        deliver(parcel)
      }
    }
    now = end
  }

  /// The next thing to happen: a device that wakes, or a parcel that arrives.
  private func next(until end: Instant) -> (time: Instant, device: Int?)? {
    var next: (time: Instant, device: Int?)?
    if let time = network.next { next = (time, nil) }
    for device in devices {
      if let time = device.wakes, next.map({ time < $0.time }) ?? true {
        next = (time, device.number)
      }
    }
    return next.flatMap { $0.time <= end ? $0 : nil }
  }

  /// Passes an event to a device, and carries out its effects.
  mutating func tell(_ device: Int, _ event: Event) {
    for effect in devices[device].replica.handle(event, at: now) {
      switch effect {
      case .send(let request): send(request, of: device)
      case .write(let write):
        let time = now + Milliseconds(Int64(draw(60)))
        network.send(.write(write), of: devices[device], at: time)
      case .wake(let time): devices[device].wakes = time
      case .tell, .show: break
      }
    }
  }

  private mutating func send(_ request: Request, of device: Int) {
    counts.requests += 1
    if bug == .sentIsKept, case .push(let push) = request.body {
      let answer = PushAnswer(generation: push.generation, rows: push.rows.map { _ in .stored })
      network.send(
        .event(.answered(request.number, .body(answer.text))), of: devices[device], at: now)
    }
    guard devices[device].isConnected else { return }
    for time in faults.arrivals(after: now, &random) {
      network.send(.request(request), of: devices[device], at: time)
    }
  }

  private mutating func deliver(_ parcel: SimulatedNetwork.Parcel) {
    if case .request(let request) = parcel.item { return answer(request, of: parcel) }
    // What was written before a restart stays written; an event from before it reaches nobody.
    let isGone = devices[parcel.device].life != parcel.life
    switch parcel.item {
    case .request: break
    case .event(let event): if !isGone { take(event, on: parcel.device) }
    case .write(let write): if !isGone { commit(write, on: parcel.device) }
    }
  }

  /// The server gets a request, and its answer goes on its way.
  private mutating func answer(_ request: Request, of parcel: SimulatedNetwork.Parcel) {
    let reply: Reply
    if faults.isOn, draw(30) == 0 {
      let failures: [RequestFailure] = [.unreachable, .busy(Milliseconds(2_000)), .refused]
      reply = .failed(failures[draw(3)])
    } else {
      do { reply = .body(try body(answering: request, of: parcel.device)) } catch {
        reply = .failed(.refused)
      }
    }
    guard devices[parcel.device].isConnected, devices[parcel.device].life == parcel.life else {
      return
    }
    for time in faults.arrivals(after: now, &random) {
      var arriving = reply
      if case .body(let bytes) = reply { arriving = .body(faults.body(bytes, &random)) }
      network.send(
        .event(.answered(request.number, arriving)), of: devices[parcel.device], at: time)
    }
  }

  /// Both sides exchange bytes here, as they do in real use.
  private mutating func body(answering request: Request, of device: Int) throws -> [UInt8] {
    switch request.body {
    case .push(let push):
      var push = try Push(text: push.text, limits: Self.limits)
      if bug == .epochIsIgnored { push = Push(generation: try generation(), rows: push.rows) }
      let answer = try store.keep(push, of: playerID)
      if bug == .pushMovesTheCursor { devices[device].cursorFloor = try lastRevision() }
      return PushAnswer(generation: try seen(answer.generation, by: device), rows: answer.rows).text
    case .pull(let pull):
      var asked = try Pull(query: pull.query, limits: Self.limits)
      if bug == .pushMovesTheCursor {
        asked = Pull(since: max(asked.since, devices[device].cursorFloor), limit: asked.limit)
      }
      let answer = try store.answer(asked, of: playerID)
      return PullAnswer(
        generation: try seen(answer.generation, by: device), to: pull, rows: answer.rows,
        more: answer.more
      ).text
    }
  }

  private mutating func take(_ event: Event, on device: Int) {
    tell(device, event)
    guard bug == .answerClearsAGrownRow, case .answered(_, .body(let bytes)) = event,
      bytes.starts(with: "pastime-pushed".utf8)
    else { return }
    // Everything that is stored by now counts as kept.
    let storage = devices[device].storage
    devices[device].storage.marks = storage.rows.mapValues { Fingerprint(of: $0) }
    restart(device)
  }

  private mutating func commit(_ write: StorageWrite, on device: Int) {
    if faults.isOn, draw(30) == 0 { return tell(device, .notWritten) }
    if bug == .cursorBeforeRows, let cursor = write.cursor, draw(4) == 0 {
      devices[device].storage.cursor = cursor
      return restart(device)
    }
    let conflicts = devices[device].storage.commit(write)
    // The device may be switched off between the write and its event.
    if faults.isOn, draw(30) == 0 { return restart(device) }
    tell(device, conflicts.isEmpty ? .written : .conflict(conflicts))
  }
}
