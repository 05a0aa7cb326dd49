import ByteStrings
import Games
import Library
import Words

/// A message from the page to its online program: what the page knows, and what has happened there. It is one line of
/// fields, with tabs between them: `GAMES DAY ZONE WORDS STANDING SENTENCE EVENT ENTERED`.
struct OnlineMessage {
  let surroundings: Surroundings
  let event: PageEvent
  /// The contents of the page's input field.
  let entered: PlainText

  /// Reads a message; nil if the text is not a message.
  init?(_ text: [UInt8]) {
    let fields = text.split(
      separator: UInt8(ascii: "\t"), maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 8, let event = PageEvent(fields[6]) else { return nil }
    var surroundings = Surroundings()
    surroundings.games = Int(clamping: Self.number(fields[0]))
    surroundings.today = Day(number: Int32(clamping: Self.number(fields[1])))
    surroundings.zone = Self.number(fields[2])
    surroundings.words = WordLanguage(tag: fields[3]) ?? .english
    surroundings.isRemoved = equal(fields[4], "removed")
    surroundings.standing = PlainText(utf8: Array(fields[5]))
    self.surroundings = surroundings
    self.event = event
    entered = PlainText(utf8: Array(fields[7]))
  }

  /// A whole number, optionally negative; 0 if the text is not a number.
  private static func number(_ text: ArraySlice<UInt8>) -> Int64 {
    PlainText(utf8: Array(text)).signedNumber ?? 0
  }
}

/// What the page knows and its online program does not.
struct Surroundings {
  /// The number of games on this device.
  var games = 0
  /// The current day at the player's location.
  var today = Day(number: 0)
  /// By how many milliseconds local time is ahead of UTC.
  var zone: Int64 = 0
  /// The language of the words in the player's new games.
  var words = WordLanguage.english
  /// Whether the server no longer knows this device.
  var isRemoved = false
  /// The sync status of this device in words; empty if nothing is known to be kept.
  var standing: PlainText = ""
}
