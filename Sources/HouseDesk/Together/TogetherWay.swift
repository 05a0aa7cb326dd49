import ByteStrings

/// A way to play with others, as the page "Play together" lists them. Another one is a case here and its
/// sentences in `DeskTexts+Together`.
enum TogetherWay: CaseIterable, Sendable {
  /// A few people and this device.
  case evening
  /// At the same time, on several devices.
  case race
  /// The same puzzle, each when they have time.
  case challenge
  /// The day's five, with friends.
  case circles
  /// What is known of a result.
  case fair

  /// Whether it is there with this house, or with none.
  func isThere(at house: House?) -> Bool {
    switch self {
    case .evening, .fair: true
    case .race, .challenge, .circles: house?.deals == true
    }
  }

  /// What the page says that leads there.
  var event: PlainText {
    switch self {
    case .evening: EveningWish.open.event()
    case .race: RaceWish.choose.event()
    case .challenge: ChallengeWish.list.event()
    case .circles: CircleWish.list.event()
    case .fair: PlainText(HouseIntent.fair.word)
    }
  }
}
