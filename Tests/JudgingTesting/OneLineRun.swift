import Games
import GamesTesting
import Judging
import Library

/// Two devices share one play, over a network that sends requests up to three times and loses
/// answers. There must be one line of moves, and the same answers for all.
package struct OneLineRun {
  /// How many moves were sent, each once or several times.
  package private(set) var moves = 0
  /// What was not as it should be.
  package private(set) var faults: Set<String> = []

  /// A run that has sent nothing yet.
  package init() {}

  /// Plays this many games.
  package mutating func play<G: TriedGame>(_ game: G.Type, games: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<games {
      guard let judge = try? Judge<G>.dealt(&random) else {
        faults.insert("nothing was dealt")
        return
      }
      play(judge, &random)
    }
  }

  private mutating func play<G: TriedGame>(_ judge: Judge<G>, _ random: inout SeededRandom) {
    var shadow = judge
    var play = JudgedPlay(judge)
    var known = [0, 0]
    for number in 1...60 where !play.isOver {
      let device = Int(random.draw(below: 2))
      var believed = shadow
      guard let revealed = believed.playAny(&random) else { break }
      let before = play.revealed
      var answer: [Revealed<G.Move>]?
      for _ in 0...random.draw(below: 3) {
        do throws(PlayRefusal) {
          let verdict = try play.take(
            [revealed.move.spelled], at: known[device], time: PlayTime(Int64(number) * 5000),
            wallOffset: .zero, in: G.book(for: play.options))
          if let answer {
            check(verdict.revealed == answer && verdict.new == 0, "sent again, another answer")
          }
          answer = answer ?? verdict.revealed
        } catch {
          check(error == .elsewhere && known[device] < before.count, "refused: \(error)")
        }
      }
      check(play.revealed.starts(with: before), "another line")
      moves += 1
      // An answer that arrives brings the device up to date; one that is lost leaves it as it was.
      if !random.chance(15) { known[device] = play.revealed.count }
      for revealed in play.revealed[shadow.revealed.count...] {
        _ = try? shadow.judge(revealed.move, at: revealed.time, wallOffset: .zero, in: nil)
      }
      check(shadow.revealed == play.revealed, "played again, another play")
    }
    check((play.record != nil) == play.isOver, "a record before the end, or none behind it")
  }

  private mutating func check(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.insert(fault) }
  }
}

extension TextCodable {
  /// The only spelling of the value.
  package var spelled: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }
}
