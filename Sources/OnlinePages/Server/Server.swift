import ByteStrings
import Games
import Library

/// The server that serves this page, and keeps games for the players who want that.
struct Server {
  /// The address where players reach it: `https://games.example`.
  let address: PlainText
  /// Whether a player needs an invitation word to begin.
  let asksForWord: Bool
  /// What the operator says about the server; empty if they say nothing.
  let sentence: PlainText
  /// Whether the server deals its own games for each day, and judges them.
  let deals: Bool
  /// Whether the server keeps the games of this device.
  var isMember: Bool

  /// Reads what a server says about itself; nil if the answer does not describe a server.
  init?(_ answer: ServerAnswer) {
    guard answer.isDone, answer["pastime-house"] != nil, let address = answer["address"]
    else { return nil }
    self.address = address
    asksForWord = answer["invited"]?.isSpelled("yes") == true
    deals = answer["deals"]?.isSpelled("yes") == true
    isMember = answer["member"]?.isSpelled("yes") == true
    sentence = answer["sentence"] ?? ""
  }
}

/// A device of the player, as the list shows it.
struct ServerDevice {
  let id: PlainText
  /// Whether it is this device.
  let isThis: Bool
  /// The name that it gives itself: "Phone, Chrome".
  let label: PlainText
  /// The day on which the server last saw it, in the player's time zone.
  let seen: Day

  /// The device of a line `ID this|other CREATED SEEN LABEL`.
  init(_ words: [PlainText], zone: Int64) {
    id = words[0]
    isThis = words[1].isSpelled("this")
    label = words[4]
    let moment = (try? decimal(Array(words[3].utf8)[...])) ?? 0
    seen = Day(number: Int32(clamping: (moment + zone) / 86_400_000))
  }
}
