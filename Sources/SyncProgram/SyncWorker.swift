#if arch(wasm32)

  import ByteStrings
  import Games
  import Library
  import Sync

  /// The replica of this browser. It passes the effects of the replica on to the worker.
  struct SyncWorker {
    private var replica: Replica

    init() {
      var seed: UInt64 = 0
      withUnsafeMutableBytes(of: &seed) { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        pageEntropy(start, Int32(bytes.count))
      }
      replica = Replica(random: SeededRandom(seed: seed))
    }

    mutating func handle(_ event: Event) {
      let now = Instant(Int64(pageClock()))
      for effect in replica.handle(event, at: now) {
        switch effect {
        case .send(let request): send(request)
        case .write(let write): self.write(write)
        case .tell(let rows):
          for row in rows {
            withBytes(row.key) { key, keyCount in
              withBytes(row.text) { pageAnnounce(key, keyCount, $0, $1) }
            }
          }
        case .wake(let moment): pageWake(Int32(truncatingIfNeeded: (moment - now).count))
        case .show(let status):
          let (code, count) = SyncStatusCode.of(status)
          pageShow(code.rawValue, Int32(count))
        }
      }
    }

    private func send(_ request: Request) {
      let number = Int32(request.number)
      switch request.body {
      case .push(let push): withBytes(push.text) { pagePush(number, $0, $1) }
      case .pull(let pull): withBytes(pull.query) { pagePull(number, $0, $1) }
      }
    }

    private func write(_ write: StorageWrite) {
      for change in write.changes {
        withBytes(change.key) { key, keyCount in
          withBytes(change.row.text) { text, textCount in
            withBytes(change.expected) { pageChange(key, keyCount, text, textCount, $0, $1) }
          }
        }
      }
      for mark in write.marks { note(.mark(mark)) }
      if let cursor = write.cursor { note(.cursor(cursor)) }
      pageWrite(write.forgetsMarks ? 1 : 0)
    }

    private func note(_ note: DeviceRow) {
      let row = note.row
      withBytes(row.key) { key, keyCount in
        withBytes(row.text) { pageNote(key, keyCount, $0, $1) }
      }
    }

    @inline(__always)
    private func withBytes(_ bytes: [UInt8], _ body: (Bytes, Int32) -> Void) {
      bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }

#endif
