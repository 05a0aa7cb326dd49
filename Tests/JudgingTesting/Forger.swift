import Games
import GamesTesting
import Judging
import Library

/// Sends moves that were changed on purpose: bytes, order, place, number, and moves of other plays.
/// Compares what a judge takes of them with the rules themselves.
package struct Forger {
  /// How many messages were sent.
  package private(set) var sent = 0
  /// How many messages gave the judge something new, because they happened to be right.
  package private(set) var taken = 0
  /// What the judge took wrongly, or wrongly did not take.
  package private(set) var faults: Set<String> = []

  /// A forger that has sent nothing yet.
  package init() {}

  /// Sends this many messages to plays of a game.
  package mutating func forge<G: TriedGame>(_ game: G.Type, messages: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let end = sent + messages
    while sent < end {
      guard var judge = try? Judge<G>.dealt(&random) else {
        faults.insert("nothing was dealt")
        return
      }
      for _ in 0..<12 where !judge.session.game.outcome.isOver && sent < end {
        forge(on: judge, messages: min(40, end - sent), &random)
        _ = judge.playAny(&random)
      }
    }
  }

  private mutating func forge<G: TriedGame>(
    on judge: Judge<G>, messages: Int, _ random: inout SeededRandom
  ) {
    let play = JudgedPlay(judge)
    for _ in 0..<messages {
      var ahead = judge
      var lines = judge.revealed.suffix(Int(random.draw(below: 3))).map(\.move.spelled)
      var position = judge.revealed.count - lines.count
      for _ in 0...random.draw(below: 3) {
        if let revealed = ahead.playAny(&random) { lines.append(revealed.move.spelled) }
      }
      for _ in 0...random.draw(below: 3) { change(&lines, &position, &random) }
      var forged = play
      let verdict = try? forged.take(
        lines, at: position, time: 1_000_000, wallOffset: .zero,
        in: G.book(for: play.options))
      sent += 1
      if let verdict, verdict.new > 0 { taken += 1 }
      let legal = Self.legal(lines, at: position, of: judge)
      if forged.revealed.map(\.move) != legal { faults.insert("\(G.kind.keyword): \(lines)") }
      if verdict == nil, forged.revealed != play.revealed {
        faults.insert("refused, and yet changed")
      }
    }
  }

  /// The moves that the play should have afterwards, by the rules of the game alone.
  private static func legal<G: TriedGame>(
    _ lines: [[UInt8]], at position: Int, of judge: Judge<G>
  ) -> [G.Move] {
    let known = judge.revealed.map(\.move)
    guard (1...64).contains(lines.count), (0...known.count).contains(position) else {
      return known
    }
    let alphabet = (G.wrap(judge.session).words ?? .english).alphabet
    var moves: [G.Move] = []
    for line in lines {
      var text = TextReader(line, alphabet: alphabet)
      guard line.count <= JudgedPlay<G>.moveBytes, let move = try? G.Move(from: &text),
        text.isAtEnd,
        move.spelled == line
      else { return known }
      moves.append(move)
    }
    var session = judge.session
    var all = known
    for (index, move) in moves.enumerated() {
      if position + index < known.count {
        guard known[position + index] == move else { return known }
      } else {
        guard
          (try? session.play(
            move, at: 1_000_000, wallOffset: .zero, in: G.book(for: session.options))) != nil
        else { break }
        all.append(move)
      }
    }
    return all
  }

  private func change(
    _ lines: inout [[UInt8]], _ position: inout Int, _ random: inout SeededRandom
  ) {
    if lines.isEmpty { lines = [[]] }
    let line = Int(random.draw(below: UInt32(lines.count)))
    let byte = Int(random.draw(below: UInt32(max(lines[line].count, 1))))
    switch random.draw(below: 12) {
    case 0 where !lines[line].isEmpty:
      lines[line][byte] = UInt8(truncatingIfNeeded: random.next())
    case 1 where !lines[line].isEmpty: lines[line].remove(at: byte)
    case 2: lines[line].insert(UInt8(truncatingIfNeeded: random.next()), at: byte)
    case 3: lines[line] = Array(lines[line].prefix(byte))
    case 4: lines.reverse()
    case 5: lines.append(lines[line])
    case 6: lines.remove(at: line)
    case 7: position &+= Int(random.draw(below: 5)) - 2
    case 8: position = random.pick([.max, .min, -1, 0])
    case 9: lines[line] += Array(repeating: UInt8(ascii: "a"), count: 256)
    case 10: lines = Array(repeating: lines[line], count: 60 + Int(random.draw(below: 10)))
    default: lines[line] = Array(["hint", "finish", "next", "1", "letter e"][byte % 5].utf8)
    }
  }
}
