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
  /// The house does not know this device any more, or this browser goes on without it.
  case removed
  /// The player came to look by a link with a code.
  case code(PlainText)
  /// A device is to be removed: its id.
  case remove(PlainText)
  /// Something about circles, and of what.
  case circles(CircleWish, PlainText)
  /// Something about the evening on this device, and of what.
  case evening(EveningWish, PlainText)
  /// A short game was dealt: its id.
  case dealt(PlainText)
  /// A game in front is over: `won 4`. Its record stands where else the field does.
  case over(PlainText)
  /// Something about races, and of what.
  case races(RaceWish, PlainText)
  /// Something about challenges, and of what.
  case challenges(ChallengeWish, PlainText)
  case wants(HouseIntent)

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
    } else if equal(word, CircleWish.prefix) {
      guard let (wish, name) = CircleWish.read(rest) else { return nil }
      self = .circles(wish, name)
    } else if equal(word, EveningWish.prefix) {
      guard let (wish, name) = EveningWish.read(rest) else { return nil }
      self = .evening(wish, name)
    } else if equal(word, "dealt") {
      self = .dealt(rest)
    } else if equal(word, "over") {
      self = .over(rest)
    } else if equal(word, RaceWish.prefix) {
      guard let (wish, name) = RaceWish.read(rest) else { return nil }
      self = .races(wish, name)
    } else if equal(word, ChallengeWish.prefix) {
      guard let (wish, name) = ChallengeWish.read(rest) else { return nil }
      self = .challenges(wish, name)
    } else if let intent = HouseIntent.allCases.first(where: { equal(word, $0.word) }) {
      self = .wants(intent)
    } else {
      return nil
    }
  }
}
