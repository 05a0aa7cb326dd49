import Library

/// Why a short game is dealt. It is like one of the daily five: nobody chooses its options.
package enum DealReason {
  /// The game is one of a day's five, the same for everybody.
  case day(Day)
  /// The game is a turn of somebody who plays with others on this device (docs/online.md); it is dealt at random.
  case evening
}
