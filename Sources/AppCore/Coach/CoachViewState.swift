import Screens

/// What the coach says about a game: each line by its type. It knows nothing about the rules of any game.
@MainActor
package struct CoachViewState {
  /// A line of the page.
  package struct Line: Identifiable, Equatable, Sendable {
    package let id: Int
    package let content: Content
  }

  /// The type of a line, with its content.
  package enum Content: Equatable, Sendable {
    /// The result of the game.
    case lead(String)
    case heading(String)
    case sentence(String)
    case bar(Bar)
    /// A text field for the player.
    case field(String)
    /// A button that sends the typed text.
    case intent(verb: String, title: String)
    /// Sentences that can be unfolded.
    case details(CoachCardViewState)
    case chart(CoachChartViewState)
    case pair(Pair)
    /// The progress, while more is to come.
    case progress(String)
  }

  /// A property of two games: its name and, for each game, the player and the value.
  package struct Pair: Equatable, Sendable {
    package let label: String
    package let own: Side
    package let other: Side

    /// The player, and the value of their game.
    package struct Side: Equatable, Sendable {
      package let name: String
      package let value: String
    }
  }

  /// A number of the account of a game.
  package struct Bar: Equatable, Sendable {
    package let label: String
    package let figure: String
    /// As a fraction of the longest.
    package let length: Double
    package let tone: Tone
  }

  /// The subject of a bar or column. It only determines how it is filled: the label carries the meaning.
  package enum Tone: String, Sendable {
    case usual, choices, result
    /// Only in a chart.
    case chance
  }

  package let lines: [Line]
  /// The message while there is no page, or why none comes; empty once the page is there.
  package let wait: String

  package init(_ model: AppModel) {
    let coach = model.coach
    lines = coach.page.lines.enumerated().map {
      Line(id: $0, content: Self.content(of: $1, coach))
    }
    wait =
      coach.isMissing
      ? NativeSentence.said(for: CoachTexts.missing) : lines.isEmpty ? CoachTexts.wait : ""
  }

  private static func content(
    of line: LinedPage.Line, _ coach: CoachModel
  ) -> Content {
    let fields = line.fields
    switch line.kind {
    case UInt8(ascii: "s"): return .lead(fields[1])
    case UInt8(ascii: "h"): return .heading(fields[1])
    case UInt8(ascii: "b"):
      return .bar(
        Bar(
          label: fields[2], figure: fields[3], length: part(fields[4]),
          tone: Tone(rawValue: fields[1]) ?? .result))
    case UInt8(ascii: "f"), UInt8(ascii: "n"): return .field(fields[1])
    case UInt8(ascii: "i"): return .intent(verb: fields[1], title: fields[2])
    case UInt8(ascii: "d"): return .details(CoachCardViewState(fields[2...], coach))
    case UInt8(ascii: "c"): return .chart(CoachChartViewState(fields))
    case UInt8(ascii: "v"):
      return .pair(
        Pair(
          label: fields[1], own: Pair.Side(name: fields[2], value: fields[3]),
          other: Pair.Side(name: fields[4], value: fields[5])))
    case UInt8(ascii: "w"): return .progress(fields[1])
    default: return .sentence(fields[1])
    }
  }

  /// Reads "25%" as a fraction of one.
  private static func part(_ percent: String) -> Double {
    (Double(percent.prefix { $0 != "%" }) ?? 0) / 100
  }
}
