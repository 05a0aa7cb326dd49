// The functions that the worker may call. docs/bridge.md describes them. The worker never calls one of them while
// another one runs.

#if arch(wasm32)

  import ByteStrings
  import Games
  import Library
  import Sync

  /// There is a single sync worker, and a single thread.
  nonisolated(unsafe) private var worker = SyncWorker()

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()

  /// The rows of the storage that have arrived before `loaded`.
  nonisolated(unsafe) private var contents = StorageContents()

  /// The rows that have arrived before `conflict`.
  nonisolated(unsafe) private var heldRows: [Row] = []

  /// Room for `count` bytes. The worker writes them before the call that uses them.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  private func takeBytes(_ count: Int32) -> [UInt8] { inboxBuffer.takeBytes(Int(count)) }

  /// A row: `key NUL text`.
  private func takeRow(_ count: Int32) -> Row {
    let bytes = takeBytes(count)
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    return Row(key: Array(bytes[..<end]), text: Array(bytes[min(end + 1, bytes.count)...]))
  }

  /// A row of the storage.
  @_expose(wasm, "stored")
  public func stored(count: Int32) { contents.add(takeRow(count)) }

  /// All rows of the storage have arrived.
  @_expose(wasm, "loaded")
  public func loaded() {
    let loaded = contents
    contents = StorageContents()
    worker.handle(.loaded(loaded))
  }

  /// A page stored a row.
  @_expose(wasm, "changed")
  public func changed(count: Int32) { worker.handle(.changed(takeRow(count))) }

  /// The write is done.
  @_expose(wasm, "written")
  public func written() { worker.handle(.written) }

  /// A row that does not hold what the write expected.
  @_expose(wasm, "held")
  public func held(count: Int32) { heldRows.append(takeRow(count)) }

  /// Nothing was written, because of the rows that `held` reported.
  @_expose(wasm, "conflict")
  public func conflict() {
    let rows = heldRows
    heldRows = []
    worker.handle(.conflict(rows))
  }

  /// Nothing was written, because the storage refused the write.
  @_expose(wasm, "notWritten")
  public func notWritten() { worker.handle(.notWritten) }

  /// The body of the answer to a request.
  @_expose(wasm, "answered")
  public func answered(request: Int32, count: Int32) {
    worker.handle(.answered(Int(request), .body(takeBytes(count))))
  }

  /// A request failed. A busy server asks for a pause.
  @_expose(wasm, "failed")
  public func failed(request: Int32, failure: Int32, pause: Int32) {
    let failure = RequestFailure(
      Failure(rawValue: failure) ?? .unreachable, pause: Milliseconds(Int64(pause)))
    worker.handle(.answered(Int(request), .failed(failure)))
  }

  /// The timer has fired.
  @_expose(wasm, "woke")
  public func woke() { worker.handle(.woke) }

  /// The server stored something. The bytes are the digits of its revision.
  @_expose(wasm, "notified")
  public func notified(count: Int32) {
    guard let revision = try? decimal(takeBytes(count)[...]) else { return }
    worker.handle(.notified(Revision(revision)))
  }

  /// The player looks at a page.
  @_expose(wasm, "attended")
  public func attended() { worker.handle(.attended) }

  /// Whether the device has a network connection.
  @_expose(wasm, "connected")
  public func connected(state: Int32) { worker.handle(.connected(state != 0)) }

#else

  /// Outside WebAssembly there is nothing to run. This only lets the whole package build.
  @main
  enum SyncProgramEntry {
    static func main() {}
  }

#endif
