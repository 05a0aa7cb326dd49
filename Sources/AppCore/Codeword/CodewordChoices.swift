import Games
import Screens

/// The length, attempts, mode and help of a game of Codeword, as a form asks for them.
@MainActor
enum CodewordChoices {
  /// Six is the familiar number; eight is easier; four is for players who want it hard.
  private static let limits: [Int?] = [nil, 8, 6, 4]

  /// - Parameter offersHelp: whether help can be chosen: for a single game, but never as a default.
  static func rows(
    _ options: CodewordOptions, offersHelp: Bool,
    choose: @escaping @MainActor (CodewordOptions) -> Void
  ) -> [ChoiceRow] {
    let lengths = Array(CodewordOptions.lengths)
    let modes = CodewordOptions.Mode.allCases
    let change = {
      @MainActor (length: Int, limit: Int?, mode: CodewordOptions.Mode, isAssisted: Bool) in
      let changed = CodewordOptions(
        length: length, limit: limit, mode: mode, isAssisted: isAssisted, words: options.words)
      if let changed { choose(changed) }
    }
    let help = ChoiceRow(
      CodewordScreenTexts.help, [false, true].map { CodewordScreenTexts.name(ofHelp: $0) },
      chosen: options.isAssisted ? 1 : 0,
      note: options.isAssisted ? CodewordScreenTexts.helpNote : ""
    ) { change(options.length, options.limit, options.mode, $0 == 1) }
    return [
      ChoiceRow(
        CodewordScreenTexts.length, lengths.map { "\($0)" },
        chosen: lengths.firstIndex(of: options.length)
      ) { change(lengths[$0], options.limit, options.mode, options.isAssisted) },
      ChoiceRow(
        CodewordScreenTexts.limit, limits.map { CodewordScreenTexts.limit($0) },
        chosen: limits.firstIndex(of: options.limit)
      ) { change(options.length, limits[$0], options.mode, options.isAssisted) },
      ChoiceRow(
        CodewordScreenTexts.mode, modes.map { CodewordScreenTexts.name(of: $0) },
        chosen: modes.firstIndex(of: options.mode),
        note: CodewordScreenTexts.explanation(of: options.mode)
      ) { change(options.length, options.limit, modes[$0], options.isAssisted) },
    ] + (offersHelp ? [help] : [])
  }
}
