#if arch(wasm32)

  /// The page, as the application sees it: each import of the bridge with Swift types.
  ///
  /// What takes a `request` is answered later, through the export `answered`.
  final class PageHost {
    /// How `keep` treats a row that is there already.
    enum KeepRule: Int32 {
      /// The text takes its place.
      case replace = 0
      /// The text is written only where it begins with what the row holds.
      case extend = 1
    }

    /// Applies one batch of patches.
    func patch(words: [UInt32], heap: [UInt8]) {
      words.withUnsafeBufferPointer { words in
        heap.withUnsafeBufferPointer { heap in
          pagePatch(words.baseAddress, Int32(words.count), heap.baseAddress, Int32(heap.count))
        }
      }
    }

    /// Milliseconds that never go back.
    func clock() -> Double { pageClock() }

    /// Milliseconds since 1970.
    func wall() -> Double { pageWall() }

    /// Bytes from the browser's source of randomness.
    func randomBytes(_ count: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
        pageEntropy(bytes.baseAddress, Int32(count))
        initialized = count
      }
    }

    /// A seed from the browser's source of randomness.
    func randomSeed() -> UInt64 {
      randomBytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Calls `woke` with this id later. The same id again replaces the timer; no time cancels it.
    func setTimer(id: Int32, milliseconds: Int32?) {
      pageTimer(id, milliseconds ?? -1)
    }

    /// Fetches the asset with that logical name.
    func fetch(request: Int32, name: String) {
      withBytes(name) { pageFetch(request, $0, $1) }
    }

    /// Stores text under a key.
    func keep(request: Int32, key: String, text: String, rule: KeepRule) {
      withBytes(key) { key, keyCount in
        withBytes(text) { pageKeep(request, key, keyCount, $0, $1, rule.rawValue) }
      }
    }

    /// Deletes what is stored under a key.
    func discard(request: Int32, key: String) {
      withBytes(key) { pageDiscard(request, $0, $1) }
    }

    /// Changes the fragment of the address: a new step in the history, or the same one.
    func navigate(_ fragment: String, replacing: Bool) {
      withBytes(fragment) { pageNavigate($0, $1, replacing ? 1 : 0) }
    }

    /// One step back where the step before is ours, otherwise to `fragment` in this step.
    func back(or fragment: String) {
      withBytes(fragment) { pageBack($0, $1) }
    }

    /// Puts text on the clipboard.
    func copy(request: Int32, text: String) {
      withBytes(text) { pageCopy(request, $0, $1) }
    }

    /// Puts the address of the page with this fragment on the clipboard.
    func copyLink(to fragment: String, request: Int32) {
      withBytes(fragment) { pageLink(request, $0, $1) }
    }

    /// Hands text to another program of the device.
    func share(request: Int32, text: String) {
      withBytes(text) { pageShare(request, $0, $1) }
    }

    /// Offers a text file to be saved.
    func save(name: String, text: [UInt8]) {
      withBytes(name) { name, nameCount in
        text.withUnsafeBufferPointer {
          pageSave(name, nameCount, $0.baseAddress, Int32($0.count))
        }
      }
    }

    /// Lets the player choose a file.
    func choose(request: Int32) { pageChoose(request) }

    /// Takes the new version of the page over.
    func activate() { pageActivate() }

    /// Sets the title of the document.
    func setTitle(_ title: String) {
      withBytes(title) { pageTitle($0, $1) }
    }

    /// Sets `data-NAME` on the root of the document; an empty value removes it.
    func setPreference(name: String, value: String) {
      withBytes(name) { name, nameCount in
        withBytes(value) { pagePreference(name, nameCount, $0, $1) }
      }
    }

    private func withBytes(_ text: String, _ body: (Bytes, Int32) -> Void) {
      text.utf8Span.span.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }

#endif
