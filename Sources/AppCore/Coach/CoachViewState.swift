import Screens

/// What the coach says of a game: each line as what it is. It knows no game.
@MainActor
package struct CoachViewState {
  /// A line of the page.
  package struct Line: Identifiable, Equatable, Sendable {
    package let id: Int
    package let content: Content
  }

  /// What a line is.
  package enum Content: Equatable, Sendable {
    /// What was reached.
    case lead(String)
    case heading(String)
    case sentence(String)
    case bar(Bar)
    /// What is to be typed.
    case field(String)
    /// What can be done with that.
    case intent(verb: String, title: String)
    /// Sentences that can be unfolded.
    case details(CoachCardViewState)
    case chart(CoachChartViewState)
    case pair(Pair)
    /// How far it is, where more is to come.
    case progress(String)
  }

  /// Something of two games: what it is, and for each whose it is and what it was.
  package struct Pair: Equatable, Sendable {
    package let label: String
    package let own: Side
    package let other: Side

    /// Whose it is, and what it was.
    package struct Side: Equatable, Sendable {
      package let name: String
      package let value: String
    }
  }

  /// A part of a result, from one number to another.
  package struct Bar: Equatable, Sendable {
    package let label: String
    package let figure: String
    /// Where it begins and how long it is, as parts of the longest way.
    package let start: Double
    package let length: Double
    package let tone: Tone
  }

  /// What a bar is about: it tells its colour, never its meaning.
  package enum Tone: String, Sendable {
    case usual, choices, chance, sum
  }

  package let lines: [Line]
  /// What is said while nothing is there, or why nothing comes; empty where the page is there.
  package let wait: String

  package init(_ model: AppModel) {
    let coach = model.coach
    lines = coach.page.lines.enumerated().map {
      Line(id: $0, content: Self.content(of: $1, coach.meanings))
    }
    wait =
      coach.isMissing
      ? NativeSentence.said(for: CoachTexts.missing) : lines.isEmpty ? CoachTexts.wait : ""
  }

  private static func content(
    of line: LinedPage.Line, _ meanings: WordMeanings
  ) -> Content {
    let fields = line.fields
    switch line.kind {
    case UInt8(ascii: "s"): return .lead(fields[1])
    case UInt8(ascii: "h"): return .heading(fields[1])
    case UInt8(ascii: "b"):
      return .bar(
        Bar(
          label: fields[2], figure: fields[3], start: part(fields[4]), length: part(fields[5]),
          tone: Tone(rawValue: fields[1]) ?? .sum))
    case UInt8(ascii: "f"): return .field(fields[1])
    case UInt8(ascii: "i"): return .intent(verb: fields[1], title: fields[2])
    case UInt8(ascii: "d"): return .details(CoachCardViewState(fields[2...], meanings))
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

  /// "25%" as a part of one.
  private static func part(_ percent: String) -> Double {
    (Double(percent.prefix { $0 != "%" }) ?? 0) / 100
  }
}
