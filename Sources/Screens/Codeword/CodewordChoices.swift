import ByteStrings
import Games

/// What a form asks about a game of Codeword: length, tries, mode and help.
package enum CodewordChoices {
  /// Six is what players know, eight is easier, and four is harder.
  private static let limits: [Int?] = [nil, 8, 6, 4]

  package static func rows(
    _ options: CodewordOptions, choose: @escaping (CodewordOptions) -> Void
  ) -> [OptionRow] {
    let change = { (length: Int, limit: Int?, mode: CodewordOptions.Mode, isAssisted: Bool) in
      CodewordOptions(
        length: length, limit: limit, mode: mode, isAssisted: isAssisted, words: options.words)
    }
    let (length, limit, mode) = (options.length, options.limit, options.mode)
    let least = CodewordOptions.lengths.lowerBound
    return [
      OptionRow(
        CodewordScreenTexts.length, count: CodewordOptions.lengths.count, isMore: false,
        of: options, choose: choose, name: { "\(least + $0)" }
      ) { change(least + $0, limit, mode, options.isAssisted) },
      OptionRow(
        CodewordScreenTexts.limit, count: limits.count, of: options, choose: choose,
        name: { CodewordScreenTexts.limit(limits[$0]) }
      ) { change(length, limits[$0], mode, options.isAssisted) },
      OptionRow(
        CodewordScreenTexts.mode, count: CodewordOptions.Mode.allCases.count,
        note: CodewordScreenTexts.explanation(of: mode), of: options, choose: choose,
        name: { CodewordScreenTexts.name(of: CodewordOptions.Mode.allCases[$0]) }
      ) { change(length, limit, CodewordOptions.Mode.allCases[$0], options.isAssisted) },
      OptionRow(
        CodewordScreenTexts.help, count: 2,
        note: options.isAssisted ? CodewordScreenTexts.helpNote : "", of: options,
        choose: choose, name: { CodewordScreenTexts.name(ofHelp: $0 > 0) }
      ) { change(length, limit, mode, $0 > 0) },
    ]
  }
}
