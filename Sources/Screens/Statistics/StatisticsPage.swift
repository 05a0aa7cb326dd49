import ByteStrings
import Games
import Library

/// What the finished games of one kind come to, as a player looks at it: figures in large type, bars, what
/// they did best, and what else is counted. Each game fills one; a single view shows them all.
/// An object, because it is put together step by step.
package final class StatisticsPage {
  /// A number with its name.
  package struct Figure {
    package let name: PlainText
    package let value: PlainText
    /// What the player did, where a game stands for it.
    package let feat: Feat?
  }

  /// What stands there in large type.
  package private(set) var headline: [Figure] = []
  /// What the player did best.
  package private(set) var records: [Figure] = []
  /// What else is counted.
  package private(set) var others: [Figure] = []
  /// What the bars tell.
  package let title: PlainText
  /// The bars.
  package let distribution: Distribution

  /// Whether there is nothing to tell yet.
  package var isEmpty: Bool { common.played == 0 }

  private let common: Statistics

  /// A page with the bars, and with the number of games in large type.
  init(_ common: Statistics, _ title: PlainText, _ distribution: Distribution) {
    self.common = common
    self.title = title
    self.distribution = distribution
    head(StatisticsTexts.played, common.played)
  }

  /// Adds a figure in large type.
  func head(_ name: PlainText, _ value: PlainText) {
    headline.append(Figure(name: name, value: value, feat: nil))
  }

  /// Adds a number in large type.
  func head(_ name: PlainText, _ number: Int) { head(name, "\(number)") }

  /// Adds a share in large type; nothing is a share of nothing.
  func head(_ name: PlainText, percent: Int?) { head(name, StatisticsTexts.percent(percent ?? 0)) }

  /// Adds the games won, under the name that this has in the game, and the streak in large type.
  func headWon(_ name: PlainText) {
    head(name, percent: common.percentWon)
    head(StatisticsTexts.streak, common.currentStreak)
  }

  /// Adds what the player did best, where they did.
  func record(_ name: PlainText, _ feat: Feat?) {
    if let feat { records.append(Figure(name: name, value: "\(feat.number)", feat: feat)) }
  }

  /// Adds a figure.
  func add(_ name: PlainText, _ value: PlainText) {
    others.append(Figure(name: name, value: value, feat: nil))
  }

  /// Adds a number.
  func add(_ name: PlainText, _ number: Int) { add(name, "\(number)") }

  /// Adds the games won among the other figures, under the name that this has in the game.
  func addWon(_ name: PlainText) { add(name, StatisticsTexts.percent(common.percentWon ?? 0)) }

  /// Adds the longest streak.
  func addStreak() {
    records.append(
      Figure(name: StatisticsTexts.longest, value: "\(common.longestStreak)", feat: nil))
  }

  /// Adds the shortest time and the usual one, where the player wants to see times and has some.
  func addTimes(_ settings: Settings) {
    guard settings.showsTime, let fastest = common.fastest, let average = common.averageTime else {
      return
    }
    let time = ShellTexts.time(Milliseconds(fastest.number))
    records.append(Figure(name: StatisticsTexts.fastest, value: time, feat: fastest))
    add(StatisticsTexts.average, ShellTexts.time(average))
  }
}
