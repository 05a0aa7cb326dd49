import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

extension Visit {
  /// The state of the Codeword screen beside the game.
  var board: CodewordScreen { get throws { try #require(model.shelf.codeword.screen) } }

  /// The letters of the word that the player types, with `_` for a blank.
  var draft: String { get throws { try board.draft.map { $0?.uppercased ?? "_" }.joined() } }

  /// What the line under the board says.
  var line: String { get throws { try CodewordScreenTexts.sentence(for: board.message) } }

  /// The words that were tried.
  var attempts: [String] { get throws { try session.game.attempts.map(\.word.uppercased) } }

  /// Starts a usual Codeword.
  func startCodeword() { act { $0.shelf.codeword.start(nil) } }

  /// Goes from the list, or another game, to a Codeword.
  func open(_ id: UInt64 = 1) {
    act { $0.frame.go(to: .game(.codeword, GameID(high: 0, low: id))) }
  }

  func goHome() { act { $0.frame.goHome() } }

  /// The rows that are stored now.
  var storedRows: [Row] { host.rows.map { Row(key: $0.key, text: $0.value) } }

  /// The text that is stored under the key of a row.
  func stored(_ row: Row) -> String? {
    host.rows[row.key].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes the action that the toast offers.
  func takeOffer() throws {
    let offer = try #require(frame.toast?.action)
    act { _ in offer.act() }
  }
}
