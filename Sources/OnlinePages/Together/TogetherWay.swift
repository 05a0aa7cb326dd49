import ByteStrings

/// A way to play with others, as the page "Play together" lists them. A new way needs a case here and its sentences
/// in `OnlineTexts+Together`.
enum TogetherWay: CaseIterable, Sendable {
  /// A few people with this device.
  case evening
  /// At the same time, on several devices.
  case race
  /// The same puzzle, at a time that suits each player.
  case challenge
  /// The day's five, with friends.
  case circles
  /// Words that somebody has written.
  case packs

  /// Whether this way is available with this server, or without a server.
  func isThere(at server: Server?) -> Bool {
    switch self {
    case .evening, .packs: true
    case .race, .challenge: server?.deals == true
    case .circles: server != nil
    }
  }

  /// What stands before its name.
  var picture: Literal {
    switch self {
    case .evening: "🛋️"
    case .race: "🏁"
    case .challenge: "🎯"
    case .circles: "👥"
    case .packs: "✏️"
    }
  }

  /// The page event that leads there.
  var event: PlainText {
    switch self {
    case .evening: EveningAction.open.event()
    case .race: RaceAction.choose.event()
    case .challenge: ChallengeAction.list.event()
    case .circles: CircleAction.list.event()
    case .packs: PackAction.list.event()
    }
  }
}
