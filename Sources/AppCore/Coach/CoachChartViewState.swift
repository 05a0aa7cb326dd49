/// The last games of a kind as columns beside each other: what choices and chance added to each.
package struct CoachChartViewState: Equatable, Sendable {
  /// From where to where a column goes, as parts of the height of the chart from its top.
  package struct Span: Equatable, Sendable {
    package let top: Double
    package let height: Double

    /// The span of a value above or below zero, in percent.
    init(_ value: Double, zero: Double) {
      height = abs(value) / 100
      top = 1 - (zero + max(value, 0)) / 100
    }
  }

  /// A game.
  package struct Column: Identifiable, Equatable, Sendable {
    package let id: Int
    /// What is read out for it.
    package let label: String
    /// Nil where nothing is said of the game.
    package let choices: Span?
    package let chance: Span?
  }

  /// What it all comes to.
  package let summary: String
  /// Where nothing was added or fell away, as a part of the height from the top.
  package let zero: Double
  package let columns: [Column]

  /// Reads the fields of a line: the summary, where zero is, and for each game what is said of it and its two
  /// values, in percent of the height from below.
  init(_ fields: [String]) {
    let zero = Double(fields[2]) ?? 0
    summary = fields[1]
    self.zero = 1 - zero / 100
    columns = (0..<fields.count / 3 - 1).map { number in
      let first = 3 * number + 3
      let span = { (field: Int) in Double(fields[field]).map { Span($0, zero: zero) } }
      return Column(
        id: number, label: fields[first], choices: span(first + 1), chance: span(first + 2))
    }
  }
}
