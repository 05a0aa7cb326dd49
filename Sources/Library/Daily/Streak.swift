/// How many days the player has kept up, allowing one missed day in seven.
///
/// A streak are the days up to one day, as far back as of any seven days in a row at most one was missed.
/// Its length counts the days that were played. Today is not missed before it is over.
public struct Streak: Equatable, Sendable {
  /// The length of the one that can be gone on with; 0 where there is none.
  public private(set) var current = 0

  /// How many days were missed in it. Today is not missed yet.
  public private(set) var daysOff = 0

  /// The length of the longest one.
  public private(set) var best = 0

  /// The day that was missed last.
  private var missed: Int32?
  /// The index of the first day of the streak.
  private var start = 0

  /// The streaks of the days that were played.
  /// - Parameters:
  ///   - days: their numbers, each once, in ascending order.
  ///   - today: the number of the day it is for the player. Who has flown back over the date line may
  ///     have played a later one already.
  public init(_ days: [Int32], today: Int32) {
    for index in days.indices {
      if index > 0 { pass(days[index - 1], days[index], in: days, at: index) }
      current = index - start + 1
      best = max(best, current)
    }
    guard let last = days.last else { return }
    pass(last, today, in: days, at: days.count)
    current = days.count - start
    if current > 0 { daysOff = Int(max(last, today - 1) - days[start]) + 1 - current }
  }

  /// Goes over the days between one that was played and the next that counts.
  private mutating func pass(_ last: Int32, _ next: Int32, in days: [Int32], at index: Int) {
    guard next > last + 1 else { return }
    if next > last + 2 {
      start = index
    } else if let missed, last + 1 - missed < 7 {
      // Too soon after the one before: the streak begins after that.
      while days[start] < missed { start += 1 }
    }
    missed = last + 1
  }
}
