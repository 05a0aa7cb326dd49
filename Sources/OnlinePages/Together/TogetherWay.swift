import ByteStrings

/// A way to play with others, as the page "Play together" lists them. Another one is a case here and its
/// sentences in `OnlineTexts+Together`.
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

  /// Whether it is there with this server, or with none.
  func isThere(at server: Server?) -> Bool {
    switch self {
    case .evening, .fair: true
    case .race, .challenge, .circles: server?.deals == true
    }
  }

  /// What the page says that leads there.
  var event: PlainText {
    switch self {
    case .evening: EveningAction.open.event()
    case .race: RaceAction.choose.event()
    case .challenge: ChallengeAction.list.event()
    case .circles: CircleAction.list.event()
    case .fair: PlainText(ServerIntent.fair.word)
    }
  }
}
