// The functions that the worker offers. docs/bridge.md describes them. `SyncWorker` gives them Swift types.

#if arch(wasm32)

  typealias Bytes = UnsafePointer<UInt8>?

  @_extern(wasm, module: "page", name: "clock")
  func pageClock() -> Double

  @_extern(wasm, module: "page", name: "entropy")
  func pageEntropy(_ pointer: UnsafeMutablePointer<UInt8>?, _ count: Int32)

  @_extern(wasm, module: "page", name: "push")
  func pagePush(_ number: Int32, _ text: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "pull")
  func pagePull(_ number: Int32, _ query: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "change")
  func pageChange(
    _ key: Bytes, _ keyCount: Int32, _ text: Bytes, _ textCount: Int32,
    _ expected: Bytes, _ expectedCount: Int32)

  @_extern(wasm, module: "page", name: "note")
  func pageNote(_ key: Bytes, _ keyCount: Int32, _ text: Bytes, _ textCount: Int32)

  @_extern(wasm, module: "page", name: "write")
  func pageWrite(_ forgetsMarks: Int32)

  @_extern(wasm, module: "page", name: "tell")
  func pageAnnounce(_ key: Bytes, _ keyCount: Int32, _ text: Bytes, _ textCount: Int32)

  @_extern(wasm, module: "page", name: "wake")
  func pageWake(_ milliseconds: Int32)

  @_extern(wasm, module: "page", name: "show")
  func pageShow(_ code: Int32, _ count: Int32)

#endif
