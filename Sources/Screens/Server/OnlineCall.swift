/// How far the page goes to reach the online program of its server; the numbers stand in `docs/online.md`.
package enum OnlineCall: Int32, Sendable {
  /// Only an online program that is open hears it.
  case ifOpen = 0
  /// The online program is opened where a server serves the page.
  case ifServed = 1
  /// The online program is opened, whether the server answers or not.
  case always = 2
}
