import Backend
import Games
import Library
import Testing
import WordData
import Words

@testable import HTTPService

/// What players ask a server about races.
extension TestBackend {
  static let fiveLetters = "length=5 attempts=any mode=standard"

  /// Makes a guest, and returns the token.
  func visitAsGuest() async throws -> String {
    try #require(try await ask(.post, "/v1/guests", "pastime-guest 1\n").token)
  }

  func makeRace(
    _ player: String, as name: String = "Ann", options: String = fiveLetters
  ) async throws -> Answer {
    try await ask(
      .post, "/v1/races",
      "pastime-race 1\ngame codeword\noptions \(options)\nname \(name)\nface fox\n", as: player)
  }

  func joinRace(_ player: String, _ race: String, as name: String) async throws -> Answer {
    try await ask(
      .post, "/v1/races/\(race)/racers", "pastime-racer 1\nname \(name)\nface owl\n", as: player)
  }

  /// Sends a request about a race that needs only its name, such as `start`.
  func want(_ what: String, of race: String, as player: String) async throws -> Answer {
    try await ask(
      .post, "/v1/races/\(race)/\(what)", "pastime-\(what) 1\n", as: player)
  }

  /// A running race of players with these names, and its name. The first player made it.
  func runningRace(of names: String...) async throws -> (id: String, players: [String]) {
    var players = [try await join()]
    let id = try #require(try await makeRace(players[0], as: names[0]).value("race"))
    for name in names.dropFirst() {
      players.append(try await visitAsGuest())
      #expect(try await joinRace(players[players.count - 1], id, as: name).status == 200)
    }
    #expect(try await want("start", of: id, as: players[0]).status == 200)
    time.pass(4_000)
    return (id, players)
  }

  /// The word that a play looks for.
  func word(of play: String, _ player: String) throws -> String {
    let id = try #require(try caller(player)).player
    let game = try #require(GameID(Array(play.utf8)[...]))
    let deal = try data.store.look { try $0.play(.id(game), of: id) }?.deal
    return String(decoding: try #require(deal).puzzle, as: UTF8.self)
  }

  /// Words of five letters that a play does not look for.
  func wrongWords(of play: String, _ player: String) throws -> [String] {
    let secret = try word(of: play, player)
    var words: [String] = []
    WordBook.standard.forEachWord(length: 5) { word, _ in
      var text = TextWriter()
      CodewordMove(word).write(to: &text)
      words.append(String(decoding: text.bytes, as: UTF8.self))
    }
    return words.filter { $0 != secret }
  }

  /// A player finds the word at once.
  func win(_ race: String, as player: String) async throws {
    let play = try #require(try await want("play", of: race, as: player).value("play"))
    let word = try word(of: play, player)
    #expect(try await send(word, at: 0, of: play, as: player).status == 200)
  }
}
