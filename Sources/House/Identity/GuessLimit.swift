import Games
import Library

/// Holds back who guesses codes: after ten wrong ones a minute from one address, and a hundred from all,
/// no further one is looked at before the next minute.
///
/// With ten codes open and all guesses used, one is found in ten minutes with a probability of
/// 10 · 1,000 / 2⁴⁰, about 10⁻⁸.
public struct GuessLimit: Sendable {
  private let fromOne: Int
  private let fromAll: Int
  private var minute: Int64 = 0
  private var wrong: [String: Int] = [:]
  private var allWrong = 0

  /// - Parameters:
  ///   - fromOne: the most wrong codes a minute from one address.
  ///   - fromAll: the most from all.
  public init(fromOne: Int = 10, fromAll: Int = 100) {
    self.fromOne = fromOne
    self.fromAll = fromAll
  }

  /// Whether a code from an address is looked at now.
  public mutating func allows(_ address: String, at now: Instant) -> Bool {
    advance(to: now)
    return allWrong < fromAll && wrong[address, default: 0] < fromOne
  }

  /// A code from an address was wrong.
  public mutating func countWrong(from address: String, at now: Instant) {
    advance(to: now)
    wrong[address, default: 0] += 1
    allWrong += 1
  }

  /// What was counted as wrong turned out to be right.
  public mutating func countRight(from address: String, at now: Instant) {
    advance(to: now)
    guard let count = wrong[address], count > 0 else { return }
    wrong[address] = count - 1
    allWrong -= 1
  }

  /// Addresses are forgotten with their minute.
  private mutating func advance(to now: Instant) {
    let current = now.sinceBeginning.count / 60_000
    if current == minute { return }
    minute = current
    wrong = [:]
    allWrong = 0
  }
}
