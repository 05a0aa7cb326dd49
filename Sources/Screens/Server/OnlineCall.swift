/// When to start the online program to deliver a message; `docs/online.md` lists the numbers.
package enum OnlineCall: Int32, Sendable {
  /// Only an online program that is already open receives the message.
  case ifOpen = 0
  /// The online program is opened if a server serves the page.
  case ifServed = 1
  /// The online program is opened, whether the server answers or not.
  case always = 2
}
