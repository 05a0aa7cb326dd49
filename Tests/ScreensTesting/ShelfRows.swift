import Library

/// Games of every kind, under way and over; the first was played most recently.
package var shelfRows: [Row] {
  [
    codewordRow(1, begun: 9_000_000, moves: ["1 0 trace"]),
    codewordRow(2, begun: 8_000_000, limit: "1", moves: ["1 0 stare"]),
    anagramsRow(3, begun: 7_000_000),
    hangmanRow(4, begun: 6_000_000, moves: ["letter a"]),
    hangmanRow(
      5, begun: 5_000_000, category: "food", answers: ["fish_and_chips"],
      moves: ["answer fishandchips"]),
    memorizeRow(6, begun: 4_000_000, moves: [1, 2]),
    timesRow(7, begun: 3_000_000, moves: timesMoves(204)),
  ]
}
