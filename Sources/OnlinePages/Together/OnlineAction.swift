import ByteStrings

/// What a player can do in one area of the online program: circles, races, challenges, an evening. Some actions carry
/// a name.
protocol OnlineAction: CaseIterable, RawRepresentable<Literal> {
  /// The prefix of every action of this area.
  static var prefix: Literal { get }
}

extension OnlineAction {
  /// The page event for this action, with a name.
  @inline(never)
  func event(of name: PlainText = "") -> PlainText {
    "\(PlainText(Self.prefix)) \(PlainText(rawValue)) \(name)"
  }

  /// Reads the text after the prefix: the action and its name; nil if it has no meaning.
  static func read(_ text: PlainText) -> (action: Self, name: PlainText)? {
    let parts = ServerAnswer.words(text, 2)
    for action in allCases where parts.first?.isSpelled(action.rawValue) == true {
      return (action, parts.count > 1 ? parts[1] : "")
    }
    return nil
  }
}
