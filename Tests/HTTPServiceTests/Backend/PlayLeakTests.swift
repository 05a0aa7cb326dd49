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
  private let backend: TestBackend
  private let options = Array("length=5 attempts=any mode=standard".utf8)

  init() throws { backend = try TestBackend.dealing() }

  private func putCodeword() throws {
    try backend.put(Array("there".utf8), options: options, rules: 1, of: .codeword)
  }

  @Test("messages that are cut and changed judge nothing that was not meant")
  func fuzzed() async throws {
    try putCodeword()
    let phone = try await backend.join()
    let id = try #require(try await backend.open(.codeword, as: phone).value("play"))
    _ = try await backend.send("geese", at: 0, of: id, as: phone)
    var shown = try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body
    var taken = 0
    let message = Array("pastime-moves 1\nat 0\nmove geese\nmove three\n".utf8)
    var random = SeededRandom(seed: 5)
    for _ in 0..<1_000 {
      var bytes = message
      for _ in 0...random.draw(below: 2) {
        let index = Int(random.draw(below: UInt32(bytes.count)))
        switch random.draw(below: 3) {
        case 0: bytes[index] = UInt8(random.draw(below: 128))
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(random.draw(below: 128)), at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let answer = try await backend.ask(.post, "/v1/plays/\(id)/moves", text, as: phone)
      #expect([200, 400, 409].contains(answer.status))
      let now = try await backend.ask(.get, "/v1/plays/\(id)", as: phone).body
      if now == shown { continue }
      // What was taken stands in the message, behind what was there.
      let (before, after) = (words(in: shown), words(in: now))
      #expect(answer.status == 200 && after.starts(with: before))
      for word in after.dropFirst(before.count) { #expect(text.contains("\nmove \(word)\n")) }
      shown = now
      taken += 1
    }
    #expect(taken < 20)
  }

  /// The words of the moves of a play.
  private func words(in play: String) -> [Substring] {
    play.split(separator: "\n").filter { $0.hasPrefix("move ") }
      .map { $0.split(separator: " ")[2] }
  }

  /// Two servers whose puzzles answer alike so far give the same bytes.
  private func tellsNothing<G: TriedGame>(_ game: G.Type, games: Int) async throws {
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

  @Test("no byte tells more than what was earned", .timeLimit(.minutes(20)))
  func leaks() async throws {
    try await tellsNothing(Codeword.self, games: 12)
    try await tellsNothing(Hangman.self, games: 12)
    try await tellsNothing(Memorize.self, games: 12)
    try await tellsNothing(Times.self, games: 12)
  }
}
