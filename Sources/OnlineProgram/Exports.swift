// The functions that the page may call. docs/online.md describes them. The page never calls one of them while another
// one runs.

#if arch(wasm32)

  import ByteStrings
  import OnlinePages

  /// The online program of this page. A page has a single online program and a single thread.
  nonisolated(unsafe) private var model = OnlineModel()

  nonisolated(unsafe) private let inboxBuffer = SharedBuffer()

  /// Room for `count` bytes. The page writes them before the call that uses them.
  @_expose(wasm, "inbox")
  public func inbox(count: Int32) -> UnsafeMutablePointer<UInt8> {
    inboxBuffer.room(for: Int(count))
  }

  /// The page sent a message.
  @_expose(wasm, "message")
  public func message(count: Int32) {
    handle(.message(inboxBuffer.takeBytes(Int(count))))
  }

  /// The outcome of a request to the server. A status other than 0 means that nobody answered.
  @_expose(wasm, "answered")
  public func answered(request: Int32, status: Int32, count: Int32) {
    let text = inboxBuffer.takeBytes(Int(count))
    handle(.answered(request: request, text: status == 0 ? text : []))
  }

  /// A timer has fired.
  @_expose(wasm, "woke")
  public func woke(timer: Int32) {
    handle(timer == 0 ? .woke : timer == 1 ? .lostTime : .ticked)
  }

  /// An event of the followed race has arrived, or there is a reason to ask for the state of the race.
  @_expose(wasm, "heard")
  public func heard(count: Int32) { handle(.heard(inboxBuffer.takeBytes(Int(count)))) }

  /// The page asks a judge. Returns 0 if the page may proceed, the number under which the question waits, or −1 if
  /// the question is dropped.
  @_expose(wasm, "judge")
  public func judge(count: Int32) -> Int32 {
    let (reply, effects) = model.judge(inboxBuffer.takeBytes(Int(count)))
    perform(effects)
    switch reply {
    case .proceed: return 0
    case .wait(let number): return number
    case .refuse: return -1
    }
  }

  /// The page has repeated the call whose turn it was, or has given it up.
  @_expose(wasm, "repeated")
  public func repeated() { handle(.repeated) }

  /// Passes an event to the model, and performs the effects that the model returns.
  private func handle(_ event: OnlineEvent) { perform(model.handle(event)) }

  @inline(never)
  private func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, let method, let path, let body):
        withBytes(path.utf8) { path, pathCount in
          withBytes(body.utf8) {
            let method = method.utf8
            pageAsk(request, method.baseAddress, Int32(method.count), path, pathCount, $0, $1)
          }
        }
      case .wake(let milliseconds): pageTimer(0, milliseconds ?? -1)
      case .show(let lines): withBytes(lines) { pageShow($0, $1) }
      case .retry(let milliseconds): pageTimer(1, milliseconds ?? -1)
      case .tick(let milliseconds): pageTimer(2, milliseconds ?? -1)
      case .follow(let path): withBytes(path.utf8) { pageFollow($0, $1) }
      case .goOn(let number, let outcome): pageGoOn(number, outcome.rawValue)
      }
    }
  }

  @inline(__always)
  private func withBytes(_ bytes: [UInt8], _ body: (Bytes, Int32) -> Void) {
    bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
  }

#else

  /// Outside WebAssembly there is nothing to run. This only lets the whole package build.
  @main
  enum OnlineProgramEntry {
    static func main() {}
  }

#endif
