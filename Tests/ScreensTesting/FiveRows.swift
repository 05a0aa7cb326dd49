import Library

/// The five games of a day, all of them over; one problem of Times was missed.
/// - Parameter hangman: the moves of the Hangman, whose answer is OWL.
package func fiveRows(
  of day: Day, hour: Int64 = 12, hangman: [String] = ["answer owl"]
) -> [Row] {
  let begun = Int64(day.number) * 86_400_000 + hour * 3_600_000
  let rows = [
    codewordRow(begun: begun, moves: ["1 1 crane"]),
    anagramsRow(begun: begun, moves: ["1 1 pass"]),
    hangmanRow(begun: begun, answers: ["owl"], moves: hangman),
    memorizeRow(begun: begun, moves: [1, 2, 3, 4]),
    timesRow(begun: begun, moves: timesMoves(204, 220, 195, 252, 303)),
  ]
  return rows.enumerated().map { number, row in
    let id = day.identity(UInt64(number + 1))
    let lines = String(decoding: row.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("id ") ? "id \(id.text)" : String($0) }
    return Row(key: RowKey.record(id).text, text: Array(lines.joined(separator: "\n").utf8))
  }
}
