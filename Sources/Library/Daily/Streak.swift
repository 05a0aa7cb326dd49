/// How many days the player has kept up, allowing one missed day in seven.
///
/// A streak reaches back from a day as far as at most one of any seven consecutive days was missed. Its length
/// counts the played days. Today does not count as missed before it is over.
public struct Streak: Equatable, Sendable {
  /// The length of the streak that can still be continued; 0 if there is none.
  public private(set) var current = 0

  /// How many days were missed in the current streak. Today does not count as missed yet.
  public private(set) var daysOff = 0

  /// The length of the longest streak.
  public private(set) var best = 0

  /// The lengths that are celebrated: a week, a month, a hundred days and a year.
  public static let milestones = [7, 30, 100, 365]

  /// The last missed day.
  private var missed: Int32?
  /// The index of the first day of the streak.
  private var start = 0

  /// The streaks of the played days.
  /// - Parameters:
  ///   - days: the numbers of the played days, each once, in ascending order.
  ///   - today: the number of the player's current day. A player who has crossed the date line may have played
  ///     a later day already.
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

  /// Goes over the missed days between a played day and the next day that counts.
  private mutating func pass(_ last: Int32, _ next: Int32, in days: [Int32], at index: Int) {
    guard next > last + 1 else { return }
    if next > last + 2 {
      start = index
    } else if let missed, last + 1 - missed < 7 {
      // Too soon after the previous missed day, so the streak begins after that day.
      while days[start] < missed { start += 1 }
    }
    missed = last + 1
  }
}
