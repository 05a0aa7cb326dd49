import ByteStrings

/// The texts for playing with others.
extension OnlineTexts {
  var matchNameNote: PlainText { localized("Pick a name. Only people with the link see it.") }

  func name(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening: localized("Pass and play")
    case .race: localized("A race")
    case .challenge: localized("Challenges")
    case .circles: title(for: .list)
    case .packs: localized("Word packs")
    }
  }

  func detail(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening:
      localized("2 to 8 players take turns on this device. No network needed.")
    case .race:
      localized("The same puzzle at the same time, each on their own device.")
    case .challenge:
      localized("The same puzzle, each in your own time.")
    case .circles: noCircles
    case .packs: localized("Word lists for your class or family.")
    }
  }

  func button(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening: localized("Play")
    case .race: localized("Race")
    case .challenge, .circles, .packs: localized("View")
    }
  }

  var fairProved: PlainText { localized("What we can check") }
  var fairPuzzle: PlainText {
    localized(
      """
      In a ● game, the server picks the puzzle before your first move and shows only what you have earned.
      """)
  }
  var fairMoves: PlainText {
    localized(
      """
      It sees and times every move. You get one go, and the rules decide the result.
      """)
  }
  var fairCheck: PlainText {
    localized(
      """
      Anyone can check: the server gives a fingerprint of the puzzle at the start, and the puzzle at the end.
      """)
  }
  var fairUnproved: PlainText { localized("What we can’t check") }
  var fairHonour: PlainText {
    localized(
      """
      Whether you had help: a friend, a dictionary, a program, a second account. That’s a matter of \
      honour.
      """)
  }
  var fairTraits: PlainText {
    localized(
      """
      Only a circle’s owner sees signs of unusual play. They prove nothing, and shut nobody out.
      """)
  }
  var fairMarks: PlainText { localized("The symbols") }
  var fairJudged: PlainText { judgedNote }
  var fairOffline: PlainText { offlineNote }
  var fairPublic: PlainText {
    localized("– no symbol: the puzzle for everyone. Anyone can look it up.")
  }
}
