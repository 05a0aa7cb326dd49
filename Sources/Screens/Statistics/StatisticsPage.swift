import ByteStrings
import Games
import Library

/// What the finished games of one kind come to, as a player looks at it: figures in large type, bars, what
/// they did best, and what else is counted. Each game fills one; a single view shows them all.
/// An object, because it is put together step by step.
package final class StatisticsPage {
  /// A number with its name.
  package final class Figure {
    package let place: Place
    package let name: PlainText
    package let value: PlainText
    /// What the player did, where a game stands for it.
    package let feat: Feat?

    fileprivate init(_ place: Place, _ name: PlainText, _ value: PlainText, _ feat: Feat?) {
      self.place = place
      self.name = name
      self.value = value
      self.feat = feat
    }
  }

  /// Where a figure stands.
  package enum Place {
    /// At the top, in large type.
    case headline
    /// With what the player did best.
    case records
    /// With what else is counted.
    case others
  }

  /// All figures, those of each place in their order.
  package private(set) var figures: [Figure] = []
  /// What the bars tell.
  package let title: PlainText
  /// The bars.
  package let distribution: Distribution
  /// What the figures leave out.
  package let note: PlainText

  /// Whether there is nothing to tell yet.
  package var isEmpty: Bool { common.played == 0 }

  private let common: Statistics

  /// A page with the bars, and with the number of games in large type.
  init(_ common: Statistics, _ title: PlainText, _ distribution: Distribution, _ note: PlainText) {
    self.common = common
    self.title = title
    self.distribution = distribution
    self.note = note
    head(StatisticsTexts.played, common.played)
  }

  private func add(_ place: Place, _ name: PlainText, _ value: PlainText, _ feat: Feat? = nil) {
    figures.append(Figure(place, name, value, feat))
  }

  /// Adds a number in large type.
  func head(_ name: PlainText, _ number: Int) { add(.headline, name, "\(number)") }

  /// Adds a share in large type; nothing is a share of nothing.
  func head(_ name: PlainText, percent: Int?) {
    add(.headline, name, StatisticsTexts.percent(percent ?? 0))
  }

  /// Adds the games won, under the name that this has in the game, and the streak in large type.
  func headWon(_ name: PlainText) {
    head(name, percent: common.percentWon)
    head(StatisticsTexts.streak, common.currentStreak)
  }

  /// Adds what the player did best, where they did.
  func record(_ name: PlainText, _ feat: Feat?) {
    if let feat { add(.records, name, "\(feat.number)", feat) }
  }

  /// Adds a figure.
  func add(_ name: PlainText, _ value: PlainText) { add(.others, name, value) }

  /// Adds a number.
  func add(_ name: PlainText, _ number: Int) { add(.others, name, "\(number)") }

  /// Adds the games won among the other figures, under the name that this has in the game.
  func addWon(_ name: PlainText) { add(name, StatisticsTexts.percent(common.percentWon ?? 0)) }

  /// Adds the longest streak.
  func addStreak() { add(.records, StatisticsTexts.longest, "\(common.longestStreak)") }

  /// Adds the shortest time and the usual one, where the player wants to see times and has some.
  func addTimes(_ settings: Settings) {
    guard settings.showsTime, let fastest = common.fastest, let average = common.averageTime else {
      return
    }
    add(
      .records, StatisticsTexts.fastest, ShellTexts.time(Milliseconds(fastest.number)), fastest)
    add(StatisticsTexts.average, ShellTexts.time(average))
  }
}
