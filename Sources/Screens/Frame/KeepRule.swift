/// What happens to a row that is there already when another is stored under its key; the numbers
/// stand in `Web/bridge/protocol.js`.
package enum KeepRule: Int32, Sendable {
  /// The new row takes its place.
  case replace = 0
  /// The new row is stored only where it begins with what is there.
  case extend = 1
}
