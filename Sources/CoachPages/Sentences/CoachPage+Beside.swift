import ByteStrings
import Coach

extension CoachPage {
  /// A page about two games of one puzzle. If the player is looking through a friend's game, it begins with the
  /// result, because the player may have no game.
  static func beside(
    isOfFriend: Bool, _ reached: () -> PlainText
  ) -> CoachPage {
    var page = CoachPage()
    page.lead(
      isOfFriend
        ? reached()
        : localized("You and your friend."))
    return page
  }

  /// A value of the player's game, and the same value of a friend's game.
  mutating func beside(
    _ label: PlainText, _ yours: PlainText, _ theirs: PlainText
  ) {
    pair(
      label, localized("You"), yours, localized("Your friend"), theirs)
  }

  /// Both accounts, part by part; nothing if one is missing. Chance is the rest of the rounded numbers, as in
  /// the bars of one game.
  mutating func beside(
    _ yours: Balance?, _ theirs: Balance?, _ labels: BarLabels
  ) {
    guard let yours, let theirs else { return }
    func chance(_ balance: Balance) -> Int {
      tenths(balance.result) - tenths(balance.par) - tenths(balance.cost)
    }
    beside(labels.usual, CoachPhrases.figure(yours.par), CoachPhrases.figure(theirs.par))
    beside(
      labels.choices, CoachPhrases.signed(tenths: tenths(yours.cost)),
      CoachPhrases.signed(tenths: tenths(theirs.cost)))
    beside(
      labels.chance, CoachPhrases.signed(tenths: chance(yours)),
      CoachPhrases.signed(tenths: chance(theirs)))
  }
}
