/// Messages for one listener, and the place that it takes. The place is given back when the subscription ends, which
/// it does at the latest when nobody holds it any more: so it does not matter whether its messages are ever read,
/// or what is thrown meanwhile.
final class Subscription<Message: Sendable>: Sendable, AsyncSequence {
  /// What the listener is known by.
  let number: Int
  private let messages: AsyncStream<Message>
  private let continuation: AsyncStream<Message>.Continuation

  /// A listener that hears the latest message alone. So nothing piles up for one that reads slowly.
  /// - Parameter onEnd: gives the place back.
  init(_ number: Int, onEnd: @escaping @Sendable () async -> Void) {
    self.number = number
    (messages, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { _ in Task { await onEnd() } }
  }

  deinit { end() }

  /// Who sends, which does not hold the subscription.
  var sender: AsyncStream<Message>.Continuation { continuation }

  /// Ends it. What was sent before can still be read.
  func end() { continuation.finish() }

  /// Reads the messages, and holds the subscription meanwhile.
  func makeAsyncIterator() -> Iterator {
    Iterator(subscription: self, messages: messages.makeAsyncIterator())
  }

  /// One reader.
  struct Iterator: AsyncIteratorProtocol {
    fileprivate let subscription: Subscription
    fileprivate var messages: AsyncStream<Message>.Iterator

    mutating func next() async -> Message? { await messages.next() }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Message? {
      await messages.next(isolation: actor)
    }
  }
}
