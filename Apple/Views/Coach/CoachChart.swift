import AppCore
import SwiftUI

/// The last games of a kind, with a pair of columns each: a filled one for what choices added, a framed one for
/// chance.
struct CoachChart: View {
  let chart: CoachChartViewState

  var body: some View {
    GeometryReader { geometry in
      let height = geometry.size.height
      HStack(spacing: 4) {
        ForEach(chart.columns) { column in
          HStack(spacing: 1) {
            part(column.choices, .choices, of: height)
            part(column.chance, .chance, of: height)
          }
          .frame(maxWidth: 24, maxHeight: .infinity, alignment: .top)
          .contentShape(.rect)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(column.label)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Rectangle()
        .fill(.secondary)
        .frame(height: 1)
        .offset(y: height * chart.zero)
        .accessibilityHidden(true)
    }
    .frame(height: 132)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(chart.summary)
  }

  /// A column with a visible minimum height; empty if the coach says nothing about the game.
  private func part(
    _ span: CoachChartViewState.Span?, _ tone: CoachViewState.Tone, of height: Double
  ) -> some View {
    CoachColumn(tone: tone)
      .frame(height: max(height * (span?.height ?? 0), 2))
      .offset(y: height * (span?.top ?? 0))
      .opacity(span == nil ? 0 : 1)
      .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A number of the account of a game.
struct CoachBar: View {
  let bar: CoachViewState.Bar

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      LabeledContent(bar.label) { Text(bar.figure).monospacedDigit() }
      GeometryReader { geometry in
        CoachColumn(tone: bar.tone)
          .frame(width: geometry.size.width * bar.length)
      }
      .frame(height: 8)
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The fill of a bar or column: its shape shows its meaning before its colour does.
struct CoachColumn: View {
  let tone: CoachViewState.Tone

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 2)
    switch tone {
    case .usual: shape.fill(.secondary)
    case .choices, .result: shape.fill(.tint)
    case .chance: shape.strokeBorder(.primary, lineWidth: 1.5)
    }
  }
}
