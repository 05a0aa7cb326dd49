import ByteStrings
import Games

/// What has happened on the page.
enum PageEvent {
  /// The player came to look.
  case looked
  /// They went.
  case went
  /// What the page knows has changed.
  case knows
  /// The server does not know this device any more, or this browser goes on without it.
  case removed
  /// The player came to look by a link with a code.
  case code(PlainText)
  /// A device is to be removed: its id.
  case remove(PlainText)
  /// Something about circles, and of what.
  case circles(CircleAction, PlainText)
  /// Something about the evening on this device, and of what.
  case evening(EveningAction, PlainText)
  /// A short game was dealt: its id.
  case dealt(PlainText)
  /// A game in front is over: `won 4`. Its record stands where else the field does.
  case over(PlainText)
  /// Something about races, and of what.
  case races(RaceAction, PlainText)
  /// Something about challenges, and of what.
  case challenges(ChallengeAction, PlainText)
  case wants(ServerIntent)

  /// Reads a word, and what belongs to it; nil where it means nothing.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let word = words.first else { return nil }
    let rest = PlainText(utf8: words.count > 1 ? Array(words[1]) : [])
    if equal(word, "looked") {
      self = .looked
    } else if equal(word, "went") {
      self = .went
    } else if equal(word, "knows") {
      self = .knows
    } else if equal(word, "removed") {
      self = .removed
    } else if equal(word, "code") {
      self = .code(rest)
    } else if equal(word, "remove") {
      self = .remove(rest)
    } else if equal(word, CircleAction.prefix) {
      guard let (action, name) = CircleAction.read(rest) else { return nil }
      self = .circles(action, name)
    } else if equal(word, EveningAction.prefix) {
      guard let (action, name) = EveningAction.read(rest) else { return nil }
      self = .evening(action, name)
    } else if equal(word, "dealt") {
      self = .dealt(rest)
    } else if equal(word, "over") {
      self = .over(rest)
    } else if equal(word, RaceAction.prefix) {
      guard let (action, name) = RaceAction.read(rest) else { return nil }
      self = .races(action, name)
    } else if equal(word, ChallengeAction.prefix) {
      guard let (action, name) = ChallengeAction.read(rest) else { return nil }
      self = .challenges(action, name)
    } else if let intent = ServerIntent.allCases.first(where: { equal(word, $0.word) }) {
      self = .wants(intent)
    } else {
      return nil
    }
  }
}
