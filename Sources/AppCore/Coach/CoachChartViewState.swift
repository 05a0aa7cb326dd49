/// The last games of a kind as columns side by side: what choices and chance added to each game.
package struct CoachChartViewState: Equatable, Sendable {
  /// The extent of a column, as fractions of the height of the chart, measured from its top.
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
    /// The text that a screen reader reads for it.
    package let label: String
    /// Nil if the coach says nothing about the game.
    package let choices: Span?
    package let chance: Span?
  }

  /// A summary of the chart.
  package let summary: String
  /// The zero line, as a fraction of the height from the top.
  package let zero: Double
  package let columns: [Column]

  /// Reads the fields of a line: the summary, the position of zero and, for each game, its label and its two values,
  /// in percent of the height from below.
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
