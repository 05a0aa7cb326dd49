// What the worker may call, as docs/bridge.md describes it. It never calls one of these while another
// runs.

#if arch(wasm32)

  import ByteStrings
  import Games
  import Library
  import Sync

  /// There is one, and one thread.
  nonisolated(unsafe) private var worker = SyncWorker()

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()

  /// The rows of the storage that came before `loaded`.
  nonisolated(unsafe) private var contents = StorageContents()

  /// The rows that came before `conflict`.
  nonisolated(unsafe) private var heldRows: [Row] = []

  /// Room for `count` bytes, which the worker writes before the call that they belong to.
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

  /// That was all that the storage holds.
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

  /// A row that holds something else than was expected.
  @_expose(wasm, "held")
  public func held(count: Int32) { heldRows.append(takeRow(count)) }

  /// Nothing was written, because of the rows that were told.
  @_expose(wasm, "conflict")
  public func conflict() {
    let rows = heldRows
    heldRows = []
    worker.handle(.conflict(rows))
  }

  /// Nothing was written, because the storage refuses.
  @_expose(wasm, "notWritten")
  public func notWritten() { worker.handle(.notWritten) }

  /// The body of the answer to a request.
  @_expose(wasm, "answered")
  public func answered(request: Int32, count: Int32) {
    worker.handle(.answered(Int(request), .body(takeBytes(count))))
  }

  /// A request came to nothing; a server that is busy asks for a pause.
  @_expose(wasm, "failed")
  public func failed(request: Int32, failure: Int32, pause: Int32) {
    let failure = RequestFailure(
      Failure(rawValue: failure) ?? .unreachable, pause: Milliseconds(Int64(pause)))
    worker.handle(.answered(Int(request), .failed(failure)))
  }

  /// The time has come.
  @_expose(wasm, "woke")
  public func woke() { worker.handle(.woke) }

  /// The server stored something: the digits of its revision.
  @_expose(wasm, "notified")
  public func notified(count: Int32) {
    guard let revision = try? decimal(takeBytes(count)[...]) else { return }
    worker.handle(.notified(Revision(revision)))
  }

  /// The player looks at a page.
  @_expose(wasm, "attended")
  public func attended() { worker.handle(.attended) }

  /// Whether there is a network.
  @_expose(wasm, "connected")
  public func connected(state: Int32) { worker.handle(.connected(state != 0)) }

#else

  /// Away from WebAssembly there is nothing to run: this only lets the whole package build.
  @main
  enum SyncProgramEntry {
    static func main() {}
  }

#endif
