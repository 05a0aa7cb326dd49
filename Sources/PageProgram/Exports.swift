// The functions that the page may call. docs/bridge.md describes them. The page never calls one of them while another
// one runs, so the app need not be re-entrant.

#if arch(wasm32)

  import ByteStrings
  import Games
  import Library
  import Markup
  import Screens
  import WebApp

  /// The app of this page. A page has a single app and a single thread.
  nonisolated(unsafe) private let app = {
    let page = PageHost()
    return PastimeApp(host: page, patch: page.patch)
  }()

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()

  /// The rows of the storage that have arrived before the start.
  nonisolated(unsafe) private var storedRows: [Row] = []

  /// Room for `count` bytes. The page writes them before the call that uses them.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  /// Rows from storage, each `key NUL text NUL`.
  @_expose(wasm, "stored")
  public func stored(count: Int32) {
    storedRows.append(contentsOf: takeRows(count))
  }

  /// Rows that another page stored, each `key NUL text NUL`.
  @_expose(wasm, "changed")
  public func changed(count: Int32) {
    app.changed(takeRows(count))
  }

  private func takeRows(_ count: Int32) -> [Row] {
    let parts = takeBytes(count).split(separator: 0, omittingEmptySubsequences: false)
    var rows: [Row] = []
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      rows.append(Row(key: Array(parts[index]), text: Array(parts[index + 1])))
    }
    return rows
  }

  private func takeBytes(_ count: Int32) -> [UInt8] { inboxBuffer.takeBytes(Int(count)) }

  /// Builds the first page for a fragment of the address.
  @_expose(wasm, "start")
  public func start(count: Int32, storage: Int32, translated: Int32) {
    app.stored(storedRows)
    storedRows = []
    app.start(
      fragment: takeBytes(count), canStore: storage == 0, isTranslated: translated != 0)
  }

  /// An event at a node. Returns 1 if the app handled it.
  @_expose(wasm, "dispatch")
  public func dispatch(event: Int32, node: Int32, count: Int32, flags: Int32) -> Int32 {
    let handling = app.dispatch(
      kind: UInt8(truncatingIfNeeded: event), node: UInt32(bitPattern: node),
      text: PlainText(utf8: takeBytes(count)), flags: UInt32(bitPattern: flags))
    return handling == .handled ? 1 : 0
  }

  /// The fragment of the address has changed.
  @_expose(wasm, "navigated")
  public func navigated(count: Int32) {
    app.navigated(to: takeBytes(count))
  }

  /// The page came into view (1), or left it (0).
  @_expose(wasm, "visible")
  public func visible(state: Int32) {
    app.visible(state != 0)
  }

  /// The page has this size, in points.
  @_expose(wasm, "resized")
  public func resized(width: Int32, height: Int32) {
    app.resized(width: Int(width), height: Int(height))
  }

  /// The sync status of this device: a state, and a number of rows.
  @_expose(wasm, "synced")
  public func synced(state: Int32, count: Int32) {
    app.stands(SyncStatus(state: state, count: count))
  }

  /// The online program hands over lines to show.
  @_expose(wasm, "shown")
  public func shown(count: Int32) {
    app.shown(takeBytes(count))
  }

  /// A timer has fired.
  @_expose(wasm, "woke")
  public func woke(timer: Int32) {
    guard let timer = AppTimer(rawValue: timer) else { return }
    app.woke(timer)
  }

  /// The outcome of a request, with its bytes.
  @_expose(wasm, "answered")
  public func answered(request: Int32, status: Int32, count: Int32) {
    let status = AnswerStatus(rawValue: status) ?? .failed
    app.answered(request: request, status: status, text: takeBytes(count))
  }

  /// A new version of the page is ready.
  @_expose(wasm, "updated")
  public func updated() {
    app.updated()
  }

#else

  /// Outside WebAssembly there is no page to drive. This only lets the whole package build.
  @main
  enum Web {
    static func main() {}
  }

#endif
