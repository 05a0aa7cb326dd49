// The functions that the page offers. docs/bridge.md describes them. `PageHost` gives them Swift types.

#if arch(wasm32)

  typealias Bytes = UnsafePointer<UInt8>?

  @_extern(wasm, module: "page", name: "patch")
  func pagePatch(
    _ words: UnsafePointer<UInt32>?, _ wordCount: Int32, _ heap: Bytes, _ heapCount: Int32)

  @_extern(wasm, module: "page", name: "clock")
  func pageClock() -> Double

  @_extern(wasm, module: "page", name: "wall")
  func pageWall() -> Double

  @_extern(wasm, module: "page", name: "zone")
  func pageZone() -> Int32

  @_extern(wasm, module: "page", name: "entropy")
  func pageEntropy(_ pointer: UnsafeMutablePointer<UInt8>?, _ count: Int32)

  @_extern(wasm, module: "page", name: "timer")
  func pageTimer(_ id: Int32, _ milliseconds: Int32)

  @_extern(wasm, module: "page", name: "moves")
  func pageMoves() -> Int32

  @_extern(wasm, module: "page", name: "fetch")
  func pageFetch(_ request: Int32, _ name: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "keep")
  func pageKeep(
    _ request: Int32, _ key: Bytes, _ keyCount: Int32, _ text: Bytes, _ textCount: Int32,
    _ expected: Bytes, _ expectedCount: Int32)

  @_extern(wasm, module: "page", name: "navigate")
  func pageNavigate(_ fragment: Bytes, _ count: Int32, _ replace: Int32)

  @_extern(wasm, module: "page", name: "back")
  func pageBack(_ fragment: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "online")
  func pageOnline(_ call: Int32, _ message: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "judge")
  func pageJudge(_ question: Bytes, _ count: Int32) -> Int32

  @_extern(wasm, module: "page", name: "coach")
  func pageCoach(
    _ request: Int32, _ file: Bytes, _ fileCount: Int32, _ question: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "copy")
  func pageCopy(_ request: Int32, _ text: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "shares")
  func pageShares() -> Int32

  @_extern(wasm, module: "page", name: "share")
  func pageShare(_ request: Int32, _ text: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "save")
  func pageSave(_ name: Bytes, _ count: Int32, _ text: Bytes, _ textCount: Int32)

  @_extern(wasm, module: "page", name: "choose")
  func pageChoose(_ request: Int32)

  @_extern(wasm, module: "page", name: "feedback")
  func pageFeedback(_ kind: Int32)

  @_extern(wasm, module: "page", name: "activate")
  func pageActivate()

  @_extern(wasm, module: "page", name: "speak")
  func pageSpeak(_ request: Int32, _ tag: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "title")
  func pageTitle(_ text: Bytes, _ count: Int32)

  @_extern(wasm, module: "page", name: "preference")
  func pagePreference(_ name: Bytes, _ count: Int32, _ value: Bytes, _ valueCount: Int32)

#endif
