import ByteStrings
import Games
import Library

/// What the page tells its online program: what it knows, and what has happened there. One line of fields, with tabs
/// between them: `LANGUAGE GAMES DAY ZONE STANDING SENTENCE EVENT ENTERED`.
struct OnlineMessage {
  let surroundings: Surroundings
  let event: PageEvent
  /// What stands in the field of the page.
  let entered: PlainText

  /// Reads a message; nil where it is none.
  init?(_ text: [UInt8]) {
    let fields = text.split(
      separator: UInt8(ascii: "\t"), maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 8, let event = PageEvent(fields[6]) else { return nil }
    var surroundings = Surroundings()
    surroundings.language = OnlineLanguage(tag: fields[0])
    surroundings.games = Int(clamping: Self.number(fields[1]))
    surroundings.today = Day(number: Int32(clamping: Self.number(fields[2])))
    surroundings.zone = Self.number(fields[3])
    surroundings.isRemoved = equal(fields[4], "removed")
    surroundings.standing = PlainText(utf8: Array(fields[5]))
    self.surroundings = surroundings
    self.event = event
    entered = PlainText(utf8: Array(fields[7]))
  }

  /// A whole number, which may have a sign; 0 where there is none.
  private static func number(_ text: ArraySlice<UInt8>) -> Int64 {
    PlainText(utf8: Array(text)).signedNumber ?? 0
  }
}

/// What the page knows, and its online program does not.
struct Surroundings {
  var language = OnlineLanguage.english
  /// How many games this device has.
  var games = 0
  /// The day it is where the player is.
  var today = Day(number: 0)
  /// By how many milliseconds the clock on the wall is ahead of that of Greenwich.
  var zone: Int64 = 0
  /// Whether the server does not know this device any more.
  var isRemoved = false
  /// How it stands with what this device has, in words; empty where nothing is known to be kept.
  var standing: PlainText = ""
}
