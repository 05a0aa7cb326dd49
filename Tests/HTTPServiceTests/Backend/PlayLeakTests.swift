import Backend
import Foundation
import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing
import Words

@testable import HTTPService

@Suite("What messages of judged games reveal")
struct PlayLeakTests {
  /// Two servers whose puzzles have given the same answers so far send the same bytes.
  private func revealsNothing<G: TriedGame>(_ game: G.Type, games: Int) async throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<games {
      let options = try #require(G.dailyOptions(on: Day(number: 20_778), in: .english))
      let puzzle = try G.deal(options, using: &random, from: G.book(for: options), by: .chance)
      var judge = try Judge<G>(header, options: options, puzzle: puzzle)
      for _ in 0..<random.draw(below: 6) {
        guard judge.playAny(&random) != nil else { break }
      }
      guard !judge.session.game.outcome.isOver else { continue }
      let other = try G.consistentPuzzle(options, opening: judge.opening, revealed: judge.revealed)
      var revealed: [[String]] = []
      for puzzle in [puzzle, other] {
        let backend = try TestBackend.dealing()
        try backend.put(
          puzzle.spelled, options: options.spelled, rules: G.rulesVersion(for: options),
          of: G.kind)
        let phone = try await backend.join()
        let opened = try await backend.open(G.kind, as: phone)
        let id = try #require(opened.value("play"))
        var bodies = [opened.body]
        for (position, said) in judge.revealed.enumerated() {
          backend.time.pass(1_000)
          let move = String(decoding: said.move.spelled, as: UTF8.self)
          bodies.append(try await backend.send(move, at: position, of: id, as: phone).body)
        }
        bodies.append(try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body)
        bodies.append(try await backend.send("?", at: 0, of: id, as: phone).body)
        // Both are random: one was drawn, and nobody knows the salt of the other.
        let commitment = try #require(opened.value("commitment"))
        revealed.append(
          bodies.map {
            $0.replacingOccurrences(of: id, with: "ID")
              .replacingOccurrences(of: commitment, with: "COMMITMENT")
          })
      }
      #expect(revealed[0] == revealed[1])
      #expect(!revealed[0].joined().contains("\nsalt "))
    }
  }

  @Test("no byte reveals more than what was earned", .timeLimit(.minutes(20)))
  func leaks() async throws {
    try await revealsNothing(Codeword.self, games: 12)
    try await revealsNothing(Hangman.self, games: 12)
    try await revealsNothing(Memorize.self, games: 12)
    try await revealsNothing(Times.self, games: 12)
  }
}
