// The functions that the page offers its online program. docs/online.md describes them.

#if arch(wasm32)

  typealias Bytes = UnsafePointer<UInt8>?

  @_extern(wasm, module: "page", name: "ask")
  func pageAsk(
    _ request: Int32, _ method: Bytes, _ methodCount: Int32, _ path: Bytes, _ pathCount: Int32,
    _ body: Bytes, _ bodyCount: Int32)

  @_extern(wasm, module: "page", name: "timer")
  func pageTimer(_ id: Int32, _ milliseconds: Int32)

  @_extern(wasm, module: "page", name: "goOn")
  func pageGoOn(_ number: Int32, _ outcome: Int32)

  @_extern(wasm, module: "page", name: "follow")
  func pageFollow(_ path: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "show")
  func pageShow(_ lines: Bytes, _ count: Int32)

#endif
