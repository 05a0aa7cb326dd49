import Games
import Library
import Synchronization

/// When the latest answers of plays were sent, by a monotonic clock. Only the process that sent an answer knows
/// this, and only while it runs. Otherwise the wall-clock times that are stored with the moves are used.
public final class PlayClocks: Sendable {
  private struct Sent {
    let moveCount: Int
    let time: Instant
  }

  private let sent = Mutex<[GameID: Sent]>([:])
  /// The most plays whose times are known at once.
  private let most: Int

  /// Clocks before the first answer.
  public init(most: Int = 16_384) { self.most = most }

  /// Notes that an answer is sent for the first time. An answer that is sent again does not count: the player could
  /// have thought in between.
  /// - Parameter moveCount: how many moves of the play are judged.
  public func note(_ play: GameID, moveCount: Int, at now: Instant) {
    sent.withLock { sent in
      if sent.count >= most {
        // Removes the older half: those plays are the least likely to continue.
        let times = sent.values.map(\.time).sorted()
        let middle = times[times.count / 2]
        sent = sent.filter { $0.value.time > middle }
      }
      sent[play] = Sent(moveCount: moveCount, time: now)
    }
  }

  /// How long ago the answer after this many moves was sent; nil if that is not known.
  func elapsed(_ play: GameID, moveCount: Int, at now: Instant) -> Milliseconds? {
    sent.withLock { sent in
      guard let sent = sent[play], sent.moveCount == moveCount else { return nil }
      return now - sent.time
    }
  }
}
