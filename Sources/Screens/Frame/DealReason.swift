import Library

/// For what a short game is dealt, which is like one of the daily five: nobody chooses how it is.
package enum DealReason {
  /// It is one of a day's five, the same for everybody.
  case day(Day)
  /// A turn of somebody who plays with others on this device (docs/online.md): dealt by chance.
  case evening
}
