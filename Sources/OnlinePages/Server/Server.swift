import ByteStrings
import Games
import Library

/// The server that serves this page, and keeps games for who wants it.
struct Server {
  /// Where players reach it: `https://games.example`.
  let address: PlainText
  /// Whether an invitation word is needed to begin.
  let asksForWord: Bool
  /// What whoever runs it says of it; empty where they say nothing.
  let sentence: PlainText
  /// Whether it deals games of its own for each day, and judges them.
  let deals: Bool
  /// Whether it keeps the games of this device.
  var isMember: Bool

  /// Reads what a server says of itself; nil where it is none.
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
  /// Whether it is this one.
  let isThis: Bool
  /// What it calls itself: "Phone, Chrome".
  let label: PlainText
  /// The day on which the server saw it last, where the player is.
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
