#if arch(wasm32)

  import ByteStrings
  import Games
  import Library
  import Markup
  import Screens
  import WebApp
  import Words

  /// The page as the app sees it: every import of the bridge, with Swift types.
  final class PageHost: Host {
    func patch(_ batch: PatchBatch) {
      batch.words.withUnsafeBufferPointer { words in
        withBytes(batch.heap) { pagePatch(words.baseAddress, Int32(words.count), $0, $1) }
      }
    }

    func clock() -> Instant { Instant(Int64(pageClock())) }

    func date() -> WallTime { WallTime(Int64(pageWall())) }

    func day() -> Day {
      Day(number: Int32(truncatingIfNeeded: (date() + zone()).count / 86_400_000))
    }

    func zone() -> Milliseconds { Milliseconds(Int64(pageZone()) &* 60_000) }

    func randomBits() -> UInt64 {
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        pageEntropy(start, Int32(bytes.count))
      }
      return bits
    }

    func setTimer(_ timer: AppTimer, after delay: Milliseconds?) {
      pageTimer(timer.rawValue, delay.map { Int32(truncatingIfNeeded: $0.count) } ?? -1)
    }

    func moves() -> Bool { pageMoves() != 0 }

    func fetch(_ name: Literal, request: Int32) {
      pageFetch(request, name.utf8.baseAddress, Int32(name.utf8.count))
    }

    func keep(_ change: RowChange, request: Int32) {
      withBytes(change.key) { key, keyCount in
        withBytes(change.row.text) { text, textCount in
          withBytes(change.expected) {
            pageKeep(request, key, keyCount, text, textCount, $0, $1)
          }
        }
      }
    }

    func navigate(to fragment: PlainText, replacing: Bool) {
      withBytes(fragment.utf8) { pageNavigate($0, $1, replacing ? 1 : 0) }
    }

    func back(or fragment: PlainText) {
      withBytes(fragment.utf8) { pageBack($0, $1) }
    }

    func online(_ message: PlainText, _ call: OnlineCall) {
      withBytes(message.utf8) { pageOnline(call.rawValue, $0, $1) }
    }

    func judge(_ question: [UInt8]) -> Bool {
      question.withUnsafeBufferPointer { pageJudge($0.baseAddress, Int32($0.count)) } != 0
    }

    func coach(
      _ question: [UInt8], about kind: GameKind, in words: WordLanguage, request: Int32
    ) {
      let file = (kind.wordFile?.name(in: words) ?? "").utf8
      withBytes(question) { pageCoach(request, file.baseAddress, Int32(file.count), $0, $1) }
    }

    func copy(_ text: PlainText, request: Int32) {
      withBytes(text.utf8) { pageCopy(request, $0, $1) }
    }

    func shares() -> Bool { pageShares() != 0 }

    func share(_ text: PlainText, request: Int32) {
      withBytes(text.utf8) { pageShare(request, $0, $1) }
    }

    func save(_ text: [UInt8], name: PlainText) {
      withBytes(name.utf8) { name, nameCount in
        withBytes(text) { pageSave(name, nameCount, $0, $1) }
      }
    }

    func choose(request: Int32) { pageChoose(request) }

    func prefer(_ name: Literal, _ value: Literal) {
      let name = name.utf8
      let value = value.utf8
      pagePreference(
        name.baseAddress, Int32(name.count), value.baseAddress, Int32(value.count))
    }

    func feedback(_ kind: Feedback) { pageFeedback(kind.rawValue) }

    func activate() { pageActivate() }

    func speak(_ tag: Literal, request: Int32) {
      pageSpeak(request, tag.utf8.baseAddress, Int32(tag.utf8.count))
    }

    func setTitle(_ title: PlainText) {
      withBytes(title.utf8) { pageTitle($0, $1) }
    }

    @inline(__always)
    private func withBytes(_ bytes: [UInt8], _ body: (Bytes, Int32) -> Void) {
      bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }

#endif
