import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Searching the list")
struct HistorySearchTests {
  private func search(_ text: String, _ kind: GameKind? = nil, in visit: Visit) {
    visit.act { $0.history.ask(for: text, kind) }
  }

  /// The numbers of the games that are listed.
  private func numbers(_ visit: Visit) -> [UInt64] {
    visit.model.history.games.map(\.header.id.low)
  }

  @Test("a list of a few games has no search")
  func threshold() {
    for count in 0...7 {
      let visit = Visit("/", rows: Array(shelfRows.prefix(count)))
      #expect(visit.model.history.offersSearch == (count >= 6))
    }
  }

  @Test(
    "a search finds what a row shows or says: letters, states, categories, themes, kinds",
    arguments: [
      ("trace", [1]), ("TRA", [1]), ("cdenno", [3]), ("fish", [5]), ("chips fish", [5]),
      ("hangman", [4, 5]), ("food", [5]), ("sea life", [6]), ("lost", [2]), ("won", [5]),
      ("under way code", [1]), ("10 20", [7]), ("crane", [2]), ("1 try", [1, 2]),
      ("", [1, 2, 3, 4, 5, 6, 7]), ("   ", [1, 2, 3, 4, 5, 6, 7]), ("zebra", []),
      ("fish trace", []),
    ] as [(String, [UInt64])])
  func finds(_ query: String, _ expected: [UInt64]) {
    let visit = Visit("/", rows: shelfRows)
    search(query, in: visit)
    #expect(numbers(visit) == expected)
  }

  @Test("a game under way hides answers, words of a rack and cards that are down from a search")
  func secrets() {
    let hidden = [
      codewordRow(1, secret: "noon", moves: ["1 0 soon"]), codewordRow(2, secret: "banana"),
      anagramsRow(3), hangmanRow(4, moves: ["letter a"]),
      hangmanRow(5, answers: ["fish", "frog"], clue: "it_swims"), memorizeRow(6, moves: [1]),
      timesRow(7, moves: ["start"]),
    ]
    for query in ["noon", "banana", "conned", "giraffe", "neck", "fish", "swims", "🐠", "204"] {
      let visit = Visit("/", rows: hidden)
      search(query, in: visit)
      #expect(numbers(visit).isEmpty, "\(query)")
    }
    let visit = Visit("/", rows: hidden)
    search("🐙", in: visit)
    #expect(numbers(visit) == [6], "the card that is up")
  }

  @Test("a player can filter the games by kind, and search them as well")
  func kinds() {
    let visit = Visit("/", rows: shelfRows)
    search("", .hangman, in: visit)
    #expect(numbers(visit) == [4, 5])
    search("food", .hangman, in: visit)
    #expect(numbers(visit) == [5])
    search("food", .codeword, in: visit)
    #expect(numbers(visit).isEmpty)
    search("food", in: visit)
    #expect(numbers(visit) == [5])
  }

  @Test("a search announces how many games it finds, or none; all games can be shown again")
  func told() {
    let visit = Visit("/", rows: shelfRows)
    search("hang", in: visit)
    #expect(visit.said == "2 of 7 games")
    search("hangx", in: visit)
    #expect(visit.said == "No games found.")
    let arrivals = visit.frame.homeArrivals
    visit.act { $0.history.showAll() }
    #expect(visit.model.history.games.count == 7)
    #expect(visit.model.history.search.query == "")
    #expect(!visit.model.history.search.isActive)
    #expect(visit.frame.homeArrivals == arrivals + 1, "the list takes the focus")
  }

  @Test("a search finds a game as it is after it is played, begun or deleted")
  func changes() throws {
    let visit = Visit(address(1), rows: shelfRows)
    search("code", in: visit)
    #expect(numbers(visit) == [1, 2])
    visit.attempt(try word("crane"))
    search("won", in: visit)
    #expect(numbers(visit) == [1, 5])
    visit.act { $0.history.delete(GameID(high: 0, low: 1)) }
    #expect(numbers(visit) == [5])
    try visit.takeOffer()
    #expect(numbers(visit) == [1, 5])
    search("under", in: visit)
    #expect(numbers(visit) == [3, 4, 6, 7])
    visit.startCodeword()
    #expect(numbers(visit).count == 5)
  }

  @Test("after every step of random play a search finds what it finds in a reopened app")
  func model() throws {
    var random = SeededRandom(seed: 3)
    let visit = Visit("/", rows: (1...20).map { codewordRow($0, begun: Int64($0)) })
    let words = ["trace", "stare", "crane", "eerie"]
    for step in 0..<16 {
      let games = visit.model.history.games
      let id = games[Int(random.draw(below: UInt32(games.count)))].header.id
      if random.draw(below: 4) == 0 {
        visit.act { $0.history.delete(id) }
        if random.draw(below: 2) == 0 { try visit.takeOffer() }
      } else {
        visit.act { $0.frame.go(to: .game(.codeword, id)) }
        if try visit.session.game.outcome == .playing {
          visit.attempt(try word(words[Int(random.draw(below: 4))]))
        }
      }
      let reopened = Visit("/", rows: visit.storedRows)
      for query in words + ["won", "under", ""] {
        search(query, in: visit)
        search(query, in: reopened)
        #expect(numbers(visit) == numbers(reopened), "step \(step): \(query)")
      }
    }
  }

  @Test("a search shows older games on demand, and each search begins with the newest")
  func pages() {
    let visit = Visit("/", rows: (1...401).map { codewordRow($0, begun: Int64($0)) })
    #expect(visit.model.history.limit == 200)
    visit.act { $0.history.showMore() }
    #expect(visit.model.history.limit == 400)
    search("code", in: visit)
    #expect(visit.model.history.limit == 200)
    #expect(visit.model.history.games.count == 401)
  }

  @Test(
    "the game with the most recent attempt comes first; opening and typing change nothing (CW-3)")
  func order() throws {
    let visit = Visit(rows: [
      codewordRow(1, begun: 100), codewordRow(2, begun: 200, moves: ["5 9000 stare"]),
      codewordRow(3, begun: 300),
    ])
    #expect(numbers(visit) == [2, 3, 1])
    visit.open(1)
    visit.press("a", "b")
    visit.wait(5000)
    #expect(numbers(visit) == [2, 3, 1])
    visit.press("Backspace", "Backspace")
    visit.attempt(try word("trace"))
    #expect(numbers(visit) == [1, 2, 3])
  }

  @Test("the list stays one step back when the player goes from game to game")
  func stepsBack() {
    let visit = Visit("/", rows: [codewordRow(1, begun: 2), codewordRow(2, begun: 1)])
    visit.open(1)
    visit.open(2)
    #expect(visit.host.addresses == ["/", address(2)])
    visit.goHome()
    #expect(visit.host.addresses == ["/"])
    #expect(visit.frame.route == .home)
  }
}
