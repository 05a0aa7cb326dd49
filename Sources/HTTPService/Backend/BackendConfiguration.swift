import Backend

/// The settings that the operator of a server chooses.
public struct BackendConfiguration: Sendable {
  /// The address at which players reach the server. Nil if they reach it by several names; then the address comes from
  /// each request.
  public var address: BackendAddress?
  /// Whether clients have an encrypted connection to this process, without a proxy in between.
  public var isSecure = false
  /// The operator's statement about the server: who runs it, and what it stores.
  public var sentence: String?
  /// The invitation words, one of which a new player needs; nil if anybody may become a player.
  public var words: InvitationWords?
  /// The dealer of the five judged games of each day; nil if the server judges no games.
  public var dealer: Dealer?
  /// The public five of each day; nil if the server has no lists. Without them it cannot recognize plays of the public
  /// five.
  public var publicFive: PublicFive?
  /// The addresses of the proxies in front, which report their clients' addresses. Such reports from other addresses
  /// are ignored.
  public var proxies: [String] = []
  /// The most players that one address may create in an hour. A school class behind one connection begins at the same
  /// time.
  public var playersAnHour = 60
  /// The most requests of a player in a minute.
  public var requestsAMinute = 600
  /// The most bytes that players who began less than a week ago may store from one address in a day: as much as one
  /// player may store in total.
  public var bytesADay = 64 * 1_024 * 1_024
  /// The most bytes of the database; nil if only the disk bounds it.
  public var space: Int?
  /// The most pushes that are stored in one transaction.
  public var pushesAtOnce = 256

  /// The configuration of a server that is open to everybody and makes no statement about itself.
  public init() {}

  /// Whether a text is an address that a proxy can have.
  public static func isProxy(_ text: String) -> Bool { ClientAddress(text) != nil }
}
