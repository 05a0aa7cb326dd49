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

  /// What is usual and what the choices take on average, as in the bars of each game; nothing if an account is missing.
  mutating func beside(
    _ yours: Balance?, _ theirs: Balance?, _ labels: AccountLabels
  ) {
    guard let yours, let theirs else { return }
    func expected(_ balance: Balance) -> PlainText {
      CoachPhrases.figure(tenths: tenths(balance.par) + tenths(balance.cost))
    }
    beside(labels.usual, CoachPhrases.figure(yours.par), CoachPhrases.figure(theirs.par))
    beside(labels.expected, expected(yours), expected(theirs))
  }
}
