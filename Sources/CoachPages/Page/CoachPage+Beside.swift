import ByteStrings
import Coach

extension CoachPage {
  /// The labels of the parts of two accounts, independent of the player.
  struct BesideLabels {
    let usual: PlainText
    let choices: PlainText
    let chance: PlainText
  }

  /// A page about two games of one puzzle. If the player is looking through a friend's game, it begins with the
  /// result, because the player may have no game.
  static func beside(
    isOfFriend: Bool, in language: CoachLanguage, _ reached: () -> PlainText
  ) -> CoachPage {
    var page = CoachPage()
    page.lead(
      isOfFriend
        ? reached()
        : language.say("You and your friend.", "Ihr beide im Vergleich."))
    return page
  }

  /// A value of the player's game, and the same value of a friend's game.
  mutating func beside(
    _ label: PlainText, _ yours: PlainText, _ theirs: PlainText, in language: CoachLanguage
  ) {
    pair(
      label, language.say("You", "Du"), yours, language.say("Your friend", "Zum Vergleich"), theirs)
  }

  /// Both accounts, part by part; nothing if one is missing. Chance is the rest of the rounded numbers, as in
  /// the bars of one game.
  mutating func beside(
    _ yours: Balance?, _ theirs: Balance?, _ labels: BesideLabels, in language: CoachLanguage
  ) {
    guard let yours, let theirs else { return }
    func chance(_ balance: Balance) -> Int {
      tenths(balance.result) - tenths(balance.par) - tenths(balance.cost)
    }
    beside(labels.usual, language.figure(yours.par), language.figure(theirs.par), in: language)
    beside(
      labels.choices, language.signed(tenths: tenths(yours.cost)),
      language.signed(tenths: tenths(theirs.cost)), in: language)
    beside(
      labels.chance, language.signed(tenths: chance(yours)),
      language.signed(tenths: chance(theirs)), in: language)
  }
}
