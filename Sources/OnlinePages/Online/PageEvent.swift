import ByteStrings
import Games

/// The events of the page.
enum PageEvent {
  /// The player opened the page.
  case looked
  /// The player left.
  case went
  /// What the page knows has changed.
  case knows
  /// The server no longer knows this device, or this browser continues without the server.
  case removed
  /// The player followed a link with a code.
  case code(PlainText)
  /// The device with this id is to be removed.
  case remove(PlainText)
  /// An action on circles, and its name.
  case circles(CircleAction, PlainText)
  /// An action on the evening on this device, and its name.
  case evening(EveningAction, PlainText)
  /// The page dealt a short game: its id.
  case dealt(PlainText)
  /// The page has opened a turn of an evening that it did not deal just now.
  case resumed
  /// The game in the foreground is over: `won 4`. Its record takes the place of the field's contents.
  case over(PlainText)
  /// An action on races, and its name.
  case races(RaceAction, PlainText)
  /// An action on challenges, and its name.
  case challenges(ChallengeAction, PlainText)
  /// An action on packs, and its name.
  case packs(PackAction, PlainText)
  case wants(ServerIntent)

  /// Reads a word and its argument; nil if they have no meaning.
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
    } else if equal(word, "resumed") {
      self = .resumed
    } else if equal(word, "over") {
      self = .over(rest)
    } else if equal(word, RaceAction.prefix) {
      guard let (action, name) = RaceAction.read(rest) else { return nil }
      self = .races(action, name)
    } else if equal(word, ChallengeAction.prefix) {
      guard let (action, name) = ChallengeAction.read(rest) else { return nil }
      self = .challenges(action, name)
    } else if equal(word, PackAction.prefix) {
      guard let (action, name) = PackAction.read(rest) else { return nil }
      self = .packs(action, name)
    } else if let intent = ServerIntent.allCases.first(where: { equal(word, $0.rawValue) }) {
      self = .wants(intent)
    } else {
      return nil
    }
  }
}
