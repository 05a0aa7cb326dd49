import Games
import Library
import Synchronization

/// When the latest answers of plays were sent, by a clock that is never set. It is known for as long as the
/// process runs, and by the process that sent the answer alone; otherwise the times of day have to do that are
/// kept with the moves.
public final class PlayClocks: Sendable {
  private struct Sent {
    let moveCount: Int
    let time: Instant
  }

  private let sent = Mutex<[GameID: Sent]>([:])
  /// The most plays that are known at the same time.
  private let most: Int

  /// Nothing sent yet.
  public init(most: Int = 16_384) { self.most = most }

  /// An answer is sent for the first time. One that is sent again does not count: somebody could have thought
  /// in between.
  /// - Parameter moveCount: how many moves of the play were judged.
  public func note(_ play: GameID, moveCount: Int, at now: Instant) {
    sent.withLock { sent in
      if sent.count >= most {
        // The longer half ago, the more likely nobody plays on.
        let times = sent.values.map(\.time).sorted()
        let middle = times[times.count / 2]
        sent = sent.filter { $0.value.time > middle }
      }
      sent[play] = Sent(moveCount: moveCount, time: now)
    }
  }

  /// How long ago the answer to so many moves was sent; nil where that is not known.
  func elapsed(_ play: GameID, moveCount: Int, at now: Instant) -> Milliseconds? {
    sent.withLock { sent in
      guard let sent = sent[play], sent.moveCount == moveCount else { return nil }
      return now - sent.time
    }
  }
}
