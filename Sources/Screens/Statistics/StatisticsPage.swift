import ByteStrings
import Games
import Library

/// The statistics of the finished games of one kind, as a player sees them: figures in large type, bars, the player's
/// records, and other counts. Each game fills in a page; a single view shows them all. The page is an object because
/// it is put together step by step.
package final class StatisticsPage {
  /// A number with its name.
  package final class Figure {
    package let place: Place
    package let name: PlainText
    package let value: PlainText
    /// The player's feat, if the figure belongs to a game.
    package let feat: Feat?

    fileprivate init(_ place: Place, _ name: PlainText, _ value: PlainText, _ feat: Feat?) {
      self.place = place
      self.name = name
      self.value = value
      self.feat = feat
    }
  }

  /// The place of a figure on the page.
  package enum Place {
    /// At the top, in large type.
    case headline
    /// With the player's records.
    case records
    /// With the other counts.
    case others
  }

  /// All figures, in order within each place.
  package private(set) var figures: [Figure] = []
  /// The title of the bars.
  package let title: PlainText
  /// The bars.
  package let distribution: Distribution
  /// A note on what the figures leave out.
  package let note: PlainText

  /// Whether there are no statistics yet.
  package var isEmpty: Bool { common.played == 0 }

  /// Whether there are several games, which the coach can compare.
  package var hasSeveral: Bool { common.played > 1 }

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

  /// Adds a percentage in large type; zero if there is none.
  func head(_ name: PlainText, percent: Int?) {
    add(.headline, name, StatisticsTexts.percent(percent ?? 0))
  }

  /// Adds the percentage of games won, under the game's own name for it, and the streak in large type.
  func headWon(_ name: PlainText) {
    head(name, percent: common.percentWon)
    head(StatisticsTexts.streak, common.currentStreak)
  }

  /// Adds a record of the player, if there is one.
  func record(_ name: PlainText, _ feat: Feat?) {
    if let feat { add(.records, name, "\(feat.number)", feat) }
  }

  /// Adds a figure.
  func add(_ name: PlainText, _ value: PlainText) { add(.others, name, value) }

  /// Adds a number, if there is anything to count.
  func add(_ name: PlainText, _ number: Int) {
    if number > 0 { add(.others, name, "\(number)") }
  }

  /// Adds the percentage of games won to the other figures, under the game's own name for it.
  func addWon(_ name: PlainText) { add(name, StatisticsTexts.percent(common.percentWon ?? 0)) }

  /// Adds the longest streak, if there was one.
  func addStreak() {
    if common.longestStreak > 0 {
      add(.records, StatisticsTexts.longest, "\(common.longestStreak)")
    }
  }

  /// Adds the shortest and the average time, if the player wants to see times and has enough of them.
  func addTimes(_ settings: Settings) {
    guard settings.showsTime, let fastest = common.fastest else { return }
    add(
      .records, StatisticsTexts.fastest, ShellTexts.time(Milliseconds(fastest.number)), fastest)
    if let average = common.averageTime {
      add(StatisticsTexts.average, ShellTexts.time(average))
    }
  }
}
