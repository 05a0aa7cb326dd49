import Backend

/// What whoever runs a server decides.
public struct BackendConfiguration: Sendable {
  /// Where players reach the server. Nil where they reach it by many names: then it is as they asked.
  public var address: BackendAddress?
  /// Whether whoever asks has an encrypted connection to this process, with no proxy between them.
  public var isSecure = false
  /// What the operator says of the server: who runs it, and what it keeps.
  public var sentence: String?
  /// The words that let somebody begin; nil where anybody may.
  public var words: InvitationWords?
  /// Who deals the five games of each day; nil where the server judges none.
  public var dealer: Dealer?
  /// What the public five of each day are; nil where the server has no lists, and knows no play of them.
  public var publicFive: PublicFive?
  /// The addresses of the proxies in front, which tell whom they ask for. Nobody else is believed.
  public var proxies: [String] = []
  /// The most players an hour who are made from one address. A class behind one connection begins together.
  public var playersAnHour = 60
  /// The most requests a minute of a player.
  public var requestsAMinute = 600
  /// The most bytes a day that players bring from one address who began less than a week ago: as much as one player
  /// may keep.
  public var bytesADay = 64 * 1_024 * 1_024
  /// The most bytes of the database; nil where the disk alone bounds it.
  public var space: Int?
  /// The most pushes that are stored in one transaction.
  public var pushesAtOnce = 256

  /// A server that anybody may begin at, and that says nothing of itself.
  public init() {}

  /// Whether a text is an address that can be a proxy's.
  public static func isProxy(_ text: String) -> Bool { ClientAddress(text) != nil }
}
