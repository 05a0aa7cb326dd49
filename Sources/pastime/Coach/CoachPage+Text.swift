import CoachPages

extension CoachPage {
  /// The page for a terminal: a line for each sentence, bar, move, and game of a chart. What a player could type or
  /// unfold is left out. docs/coach.md lists the kinds of lines.
  var printed: String {
    lines.map { fields in
      switch fields[0] {
      case "s", "h", "p": fields[1] + "\n"
      case "b": Self.bar(label: fields[2], figure: fields[3])
      case "d": Self.move(fields)
      case "c":
        stride(from: 3, to: fields.count, by: 3).map { fields[$0] + "\n" }.joined() + fields[1]
          + "\n"
      default: ""
      }
    }.joined()
  }

  /// Whether the page is the progress of an answer, for which the question has to be asked again.
  var isProgress: Bool { lines.first?[0] == "w" }

  /// Whether the page compares several games.
  var hasChart: Bool { lines.contains { $0[0] == "c" } }

  /// The fields of each line, the kind first.
  private var lines: [[String]] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// "   3.4  Usual tries"
  private static func bar(label: String, figure: String) -> String {
    String(repeating: " ", count: max(6 - figure.count, 0)) + figure + "  " + label + "\n"
  }

  /// "2. NIGHT: 5 words left  +0.1 tries", and below it the sentences; empty without a number, which has what only
  /// unfolds. Behind an empty field are words that unfold.
  private static func move(_ fields: [String]) -> String {
    if fields[1].isEmpty { return "" }
    let verdict = fields[3].isEmpty ? "" : "  " + fields[3]
    let sentences = fields[4...].prefix { !$0.isEmpty }.joined(separator: " ")
    return fields[2] + verdict + "\n   " + sentences + "\n"
  }
}
