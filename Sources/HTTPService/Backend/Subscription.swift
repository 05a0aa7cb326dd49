/// The messages for one listener, which takes up a place. The place is released when the subscription ends, at the
/// latest when nothing refers to the subscription anymore. So it does not matter whether its messages are ever read, or
/// whether an error occurs in the meantime.
final class Subscription<Message: Sendable>: Sendable, AsyncSequence {
  /// The number that identifies the listener.
  let number: Int
  private let messages: AsyncStream<Message>
  private let continuation: AsyncStream<Message>.Continuation

  /// A subscription that keeps only the latest message, so nothing piles up for a slow reader.
  /// - Parameter onEnd: releases the place.
  init(_ number: Int, onEnd: @escaping @Sendable () async -> Void) {
    self.number = number
    (messages, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { _ in Task { await onEnd() } }
  }

  deinit { end() }

  /// The sending end, which does not keep the subscription alive.
  var sender: AsyncStream<Message>.Continuation { continuation }

  /// Ends the subscription. Messages that were sent before can still be read.
  func end() { continuation.finish() }

  /// Reads the messages, and keeps the subscription alive meanwhile.
  func makeAsyncIterator() -> Iterator {
    Iterator(subscription: self, messages: messages.makeAsyncIterator())
  }

  /// A reader of the messages.
  struct Iterator: AsyncIteratorProtocol {
    fileprivate let subscription: Subscription
    fileprivate var messages: AsyncStream<Message>.Iterator

    mutating func next() async -> Message? { await messages.next() }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Message? {
      await messages.next(isolation: actor)
    }
  }
}
