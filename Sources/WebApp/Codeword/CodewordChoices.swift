import ByteStrings
import Games
import Markup
import Screens
import Words

/// The choice of length, attempts, mode and help, in the modal for a new game and in the settings.
struct CodewordChoices {
  /// Distinguishes the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: CodewordOptions
  /// Whether help can be chosen. It can be chosen for one game, but not for all future games.
  let offersHelp: Bool
  let choose: (CodewordOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      Segments(
        name: prefix + "-length", title: CodewordScreenTexts.length,
        count: CodewordOptions.lengths.count
      ) { number in
        let length = CodewordOptions.lengths.lowerBound + number
        return choice("\(length)", length: length)
      }.body
      MoreChoices {
        Segments(
          name: prefix + "-limit", title: CodewordScreenTexts.limit, count: Self.limits.count
        ) { number in
          let limit = Self.limits[number]
          return choice(CodewordScreenTexts.limit(limit), limit: .some(limit))
        }.body
        Segments(
          name: prefix + "-mode", title: CodewordScreenTexts.mode,
          count: CodewordOptions.Mode.allCases.count
        ) { number in
          let mode = CodewordOptions.Mode.allCases[number]
          return choice(CodewordScreenTexts.name(of: mode), mode: mode)
        }.body
        p(.class("note")) { CodewordScreenTexts.explanation(of: options.mode) }
        if offersHelp {
          Segments(name: prefix + "-help", title: CodewordScreenTexts.help, count: 2) { number in
            choice(CodewordScreenTexts.name(ofHelp: number > 0), isAssisted: number > 0)
          }.body
          if options.isAssisted { p(.class("note")) { CodewordScreenTexts.helpNote } }
        }
      }.body
    }
  }

  /// Six is what players know, eight is easier, and four is harder.
  private static let limits: [Int?] = [nil, 8, 6, 4]

  /// A choice that changes one option and keeps the others.
  private func choice(
    _ title: PlainText, length: Int? = nil, limit: Int?? = nil, mode: CodewordOptions.Mode? = nil,
    isAssisted: Bool? = nil
  ) -> Segments.Choice {
    let chosen =
      CodewordOptions(
        length: length ?? options.length, limit: limit ?? options.limit, mode: mode ?? options.mode,
        isAssisted: isAssisted ?? options.isAssisted, words: options.words) ?? options
    return Segments.Choice(title: title, isChosen: chosen == options) { choose(chosen) }
  }
}
