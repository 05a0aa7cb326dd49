#if arch(wasm32)

  /// What the exports drive: one object, told of everything that happens.
  protocol Application: AnyObject {
    /// A row of the storage, before `start`.
    func stored(key: [UInt8], text: [UInt8])

    /// A row that another page stored; without text, one that it deleted.
    func changed(key: [UInt8], text: [UInt8])

    /// Builds the first page. `keepsNothing`: the browser refuses storage.
    func start(fragment: [UInt8], keepsNothing: Bool)

    /// An event at a node; answers whether it was handled.
    func dispatch(event: Int32, node: Int32, text: String, flags: Int32) -> Bool

    /// The fragment of the address has changed.
    func navigated(fragment: [UInt8])

    /// The page came into view, or left it.
    func visible(_ isVisible: Bool)

    /// A timer is due.
    func woke(timer: Int32)

    /// The outcome of a request.
    func answered(request: Int32, status: Int32, bytes: [UInt8])

    /// A new version of the page waits to be taken over.
    func updated()

    /// Replays a record; answers its transcript, and the record as it is written again.
    func replay(record: [UInt8]) -> [UInt8]
  }

  /// The application of this page. There is one, and one thread.
  nonisolated(unsafe) let application: (any Application)? = PastimeApplication()

#endif
