/// The waiting questions of the page, in the order in which the player asked them. The judge is being asked the first
/// question. Each question is repeated by the call that led to it, and then only the same question is accepted. A
/// judgement is permanent, so the move that an old call produces by then must never be sent in place of the original
/// move.
struct WaitingRequests {
  private var entries: [(number: Int32, request: JudgedRequest)] = []
  private var lastNumber: Int32 = 0
  /// The question that is being repeated.
  private(set) var repeated: JudgedRequest?

  /// Whether this question may be asked now.
  func allows(_ request: JudgedRequest) -> Bool {
    if let repeated { repeated.isSame(as: request) } else { true }
  }

  /// Whether this question is already waiting.
  func contains(_ request: JudgedRequest) -> Bool {
    entries.contains { $0.request == request }
  }

  /// Adds a question: at the front if the judge is asked now, otherwise at the end.
  /// - Returns: the number of the question.
  mutating func add(_ request: JudgedRequest, isAsked: Bool) -> Int32 {
    lastNumber &+= 1
    entries.insert((lastNumber, request), at: isAsked ? 0 : entries.count)
    return lastNumber
  }

  /// Removes the question whose turn it is. From then on it is being repeated.
  /// - Returns: the number of the question; nil if no question waits.
  mutating func takeFirst() -> Int32? {
    guard !entries.isEmpty else { return nil }
    let first = entries.removeFirst()
    repeated = first.request
    return first.number
  }

  /// The page has repeated the question, or could not.
  mutating func endRepeating() { repeated = nil }
}
