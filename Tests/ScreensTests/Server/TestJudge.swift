import Games
import Judging
import Library
import ScreensTesting
import Testing

@testable import Screens

/// A server that judges one game, and has its answers ready before the page asks.
final class TestJudge<G: JudgedGame> {
  private(set) var play: JudgedPlay<G>
  let visit: Visit
  let day: Day
  let id: GameID
  private let book: G.Book
  /// The player's last action.
  private var act: (AppModel) -> Void = { _ in }

  /// A player for whom the server has this game of today, and who has opened it: from the five,
  /// or by the link that somebody sent.
  init(
    _ puzzle: G.Puzzle, options: G.Options, book: G.Book, isSent: Bool = false,
    holdsWords: Bool = false
  ) throws {
    let day = Day(number: 20_778)
    let visit = Visit(isSent ? Route.dailyGame(day, G.kind, nil).fragment : "") {
      $0.hasJudge = true
      $0.holdsWords = holdsWords
    }
    (self.visit, self.day, self.book) = (visit, day, book)
    id = day.identity(7)
    play = JudgedPlay(
      try Judge<G>(
        SessionHeader(id: id, created: visit.host.today), options: options, puzzle: puzzle))
    visit.host.goOn = { [unowned self] again in if again { visit.act(act) } }
    let record = try play.consistentPuzzle(after: 0)
    visit.host.server["POST plays"] = "200\npastime-play 1 0\n" + Self.section("stand-in", record)
    if isSent {
      visit.act { $0.invitations.play() }
    } else {
      visit.act { $0.frame.playDaily(G.kind, of: day) }
    }
  }

  /// The player does something that makes a move.
  func make(_ move: String, _ act: @escaping (AppModel) -> Void) throws {
    let (position, line) = (play.revealed.count, Array(move.utf8))
    _ = try play.take(
      [line], at: position, time: PlayTime(Int64(position) * 1_000), wallOffset: .zero, in: book)
    var answer = "200\npastime-moves 1 1\nat \(position + 1)\n"
    answer += Self.section("stand-in", try play.consistentPuzzle(after: position))
    if let record = play.record { answer += Self.section("record", record) }
    visit.host.server["POST plays/\(id.text)/moves"] = answer
    self.act = act
    visit.act(act)
  }

  /// The game as the page shows it.
  var shown: Session<G> {
    get throws { try #require(visit.model.library.session(id).flatMap { G.unwrap($0) }) }
  }

  /// The stored record of the game.
  var stored: [UInt8]? { visit.host.rows[Array("record/\(id.text)".utf8)] }

  private static func section(_ name: String, _ record: [UInt8]) -> String {
    "\(name) \(record.count)\n" + String(decoding: record, as: UTF8.self)
  }
}
