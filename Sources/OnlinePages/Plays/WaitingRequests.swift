/// The questions of the page that wait, in the order in which the player asked them. The first one is being asked
/// of the judge. Each is repeated by the call that led to it, and only the same question counts then: a move
/// is judged for good, so what the page makes of an old call by now must never be sent in its place.
struct WaitingRequests {
  private var entries: [(number: Int32, request: JudgedRequest)] = []
  private var lastNumber: Int32 = 0
  /// The question that is being repeated now.
  private(set) var repeated: JudgedRequest?

  /// Whether this question may be asked now.
  func allows(_ request: JudgedRequest) -> Bool {
    if let repeated { repeated.isSame(as: request) } else { true }
  }

  /// Whether this question waits already.
  func contains(_ request: JudgedRequest) -> Bool {
    entries.contains { $0.request == request }
  }

  /// Adds a question: the first one where it is asked of the judge now, otherwise behind the others.
  /// - Returns: its number.
  mutating func add(_ request: JudgedRequest, isAsked: Bool) -> Int32 {
    lastNumber &+= 1
    entries.insert((lastNumber, request), at: isAsked ? 0 : entries.count)
    return lastNumber
  }

  /// Takes out the question whose turn it is, which is being repeated from now on.
  /// - Returns: its number; nil where nothing waits.
  mutating func takeFirst() -> Int32? {
    guard !entries.isEmpty else { return nil }
    let first = entries.removeFirst()
    repeated = first.request
    return first.number
  }

  /// The question was repeated, or could not be.
  mutating func endRepeating() { repeated = nil }
}
