import ByteStrings
import Games
import Markup
import Screens

/// Length, attempts and mode of a Codeword: in the sheet for a new game and in the settings.
struct CodewordChoices {
  /// Tells the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: CodewordOptions
  let choose: (CodewordOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      Segments(
        name: prefix + "-length", title: CodewordScreenTexts.length,
        count: CodewordOptions.lengths.count
      ) { number in
        let length = CodewordOptions.lengths.lowerBound + number
        return choice("\(length)", length: length, limit: options.limit, mode: options.mode)
      }.body
      Segments(
        name: prefix + "-limit", title: CodewordScreenTexts.limit, count: Self.limits.count
      ) { number in
        let limit = Self.limits[number]
        return choice(
          CodewordScreenTexts.limit(limit), length: options.length, limit: limit,
          mode: options.mode)
      }.body
      Segments(
        name: prefix + "-mode", title: CodewordScreenTexts.mode,
        count: CodewordOptions.Mode.allCases.count
      ) { number in
        let mode = CodewordOptions.Mode.allCases[number]
        return choice(
          CodewordScreenTexts.name(of: mode), length: options.length, limit: options.limit,
          mode: mode)
      }.body
      p(.class("note")) { CodewordScreenTexts.explanation(of: options.mode) }
      WordsNote.body
    }
  }

  /// Six is what players know; eight is kinder; four is for those who want it hard.
  private static let limits: [Int?] = [nil, 8, 6, 4]

  private func choice(
    _ title: PlainText, length: Int, limit: Int?, mode: CodewordOptions.Mode
  ) -> Segments.Choice {
    let chosen = CodewordOptions(length: length, limit: limit, mode: mode) ?? options
    return Segments.Choice(title: title, isChosen: chosen == options) { choose(chosen) }
  }
}
