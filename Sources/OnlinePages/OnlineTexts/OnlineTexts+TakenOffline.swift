import ByteStrings

/// The texts for the day's five that are taken offline.
extension OnlineTexts {
  var offlineMeaning: PlainText {
    localized(
      """
      For places with no network: this device downloads today’s puzzles, answers included. It keeps time, and \
      the server compares your games later.
      """)
  }

  var offlineCost: PlainText {
    localized(
      """
      Boards show them as ◐ offline, not ● checked. You can’t undo this. Games you began with the server stay \
      ● checked.
      """)
  }

  /// The state of a game.
  func standing(_ standing: TakenOffline.Standing) -> PlainText {
    switch standing {
    case .left: localized("not loaded")
    case .underWay: "…"
    case .here: localized("◐ on this device")
    case .judged:
      localized("● begun with the server")
    }
  }

  /// How many games are on this device.
  func cameOffline(_ count: Int) -> PlainText {
    localized("On this device: \(count) of 5 puzzles.")
  }

  var notStored: PlainText {
    localized("This browser can’t store games.")
  }

  /// Why a game was not taken offline.
  func problem(ofOffline answer: ServerAnswer) -> PlainText {
    if answer["closed"] != nil {
      return localized("It’s already another day on the server.")
    }
    return problem(ofCircle: answer)
  }
}
