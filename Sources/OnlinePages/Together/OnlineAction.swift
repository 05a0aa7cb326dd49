import ByteStrings

/// What a player can want of one thing that the online program is about: circles, races, challenges, an evening. Some
/// wishes need to be told of what.
protocol OnlineAction: CaseIterable {
  /// What stands in front of each.
  static var prefix: Literal { get }
  /// What the page calls it, behind the prefix.
  var word: Literal { get }
}

extension OnlineAction {
  /// The event of the page that means it, of something.
  @inline(never)
  func event(of name: PlainText = "") -> PlainText {
    "\(PlainText(Self.prefix)) \(PlainText(word)) \(name)"
  }

  /// Reads what stands behind the prefix: the wish, and of what; nil where it means nothing.
  static func read(_ text: PlainText) -> (action: Self, name: PlainText)? {
    let parts = ServerAnswer.words(text, 2)
    for action in allCases where parts.first?.isSpelled(action.word) == true {
      return (action, parts.count > 1 ? parts[1] : "")
    }
    return nil
  }
}
