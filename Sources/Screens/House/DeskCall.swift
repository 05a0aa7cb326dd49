/// How far the page goes to reach the desk of its house; the numbers stand in `docs/desk.md`.
package enum DeskCall: Int32, Sendable {
  /// Only a desk that is open hears it.
  case ifOpen = 0
  /// The desk is opened where a house serves the page.
  case ifServed = 1
  /// The desk is opened, whether the house answers or not.
  case always = 2
}
