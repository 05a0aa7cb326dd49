#if arch(wasm32)

  import Games
  import Library
  import Markup
  import WebApp

  /// The app, told in its own types what the exports pass on.
  final class PastimeApplication: Application {
    private let app = PastimeApp(host: PageHost())

    func stored(key: [UInt8], text: [UInt8]) { rows.append(Row(key: key, text: text)) }

    func changed(key: [UInt8], text: [UInt8]) { app.changed(Row(key: key, text: text)) }

    private var rows: [Row] = []

    func start(fragment: [UInt8], keepsNothing: Bool) {
      app.stored(rows)
      rows = []
      app.start(fragment: fragment, canStore: !keepsNothing)
    }

    func dispatch(event: Int32, node: Int32, text: String, flags: Int32) -> Bool {
      let handling = app.dispatch(
        kind: UInt8(truncatingIfNeeded: event), node: UInt32(bitPattern: node), text: text,
        flags: UInt32(bitPattern: flags))
      return handling == .handled
    }

    func navigated(fragment: [UInt8]) { app.navigated(to: fragment) }

    func visible(_ isVisible: Bool) { app.visible(isVisible) }

    func woke(timer: Int32) {
      guard let timer = AppTimer(rawValue: timer) else { return }
      app.woke(timer)
    }

    func answered(request: Int32, status: Int32, bytes: [UInt8]) {
      let status = AnswerStatus(rawValue: status) ?? .failed
      app.answered(request: request, status: status, text: bytes)
    }

    func updated() { app.updated() }

    func replay(record: [UInt8]) -> [UInt8] {
      guard let session = (try? RecordReading(record))?.session else { return [] }
      return session.transcript + session.record
    }
  }

  extension PageHost: HostServices {
    func patch(_ batch: PatchBatch) { patch(words: batch.words, heap: batch.heap) }

    func clock() -> Milliseconds { Milliseconds(Int64(clock() as Double)) }

    func date() -> Milliseconds { Milliseconds(Int64(wall())) }

    func randomBits() -> UInt64 { randomSeed() }

    func setTimer(_ timer: AppTimer, after delay: Milliseconds?) {
      setTimer(id: timer.rawValue, milliseconds: delay.map { Int32(truncatingIfNeeded: $0.count) })
    }

    func fetch(_ name: StaticString, request: Int32) {
      fetch(request: request, name: name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
    }

    func keep(_ change: RowChange, request: Int32) {
      switch change {
      case .extend(let row): keep(row, request: request, rule: .extend)
      case .replace(let row): keep(row, request: request, rule: .replace)
      case .discard(let key):
        discard(request: request, key: String(decoding: key, as: UTF8.self))
      }
    }

    private func keep(_ row: Row, request: Int32, rule: KeepRule) {
      keep(
        request: request, key: String(decoding: row.key, as: UTF8.self),
        text: String(decoding: row.text, as: UTF8.self), rule: rule)
    }

    func copy(_ text: String, request: Int32) { copy(request: request, text: text) }

    func share(_ text: String, request: Int32) { share(request: request, text: text) }

    func save(_ text: [UInt8], name: String) { save(name: name, text: text) }

    func prefer(_ name: StaticString, _ value: StaticString) {
      setPreference(
        name: name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) },
        value: value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
    }

    func navigate(to fragment: String, replacing: Bool) {
      navigate(fragment, replacing: replacing)
    }
  }

#endif
