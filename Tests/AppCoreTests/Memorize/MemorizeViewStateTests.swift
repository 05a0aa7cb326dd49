import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("A Memorize as the native views show it") @MainActor
struct MemorizeViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var viewState: MemorizeViewState {
    get throws { try #require(MemorizeViewState(device.app.model)) }
  }

  private var game: Memorize {
    get throws { try #require(device.app.model.shelf.memorize.session).game }
  }

  private func begin(_ options: MemorizeOptions = MemorizeOptions(pairs: 6)) {
    device.app.act { $0.shelf.memorize.start(options, of: nil) }
  }

  private func choose(_ card: Int) { device.app.act { $0.shelf.memorize.choose(card) } }

  /// The cards of each pair.
  private func pairs() throws -> [[Int]] {
    let cards = try game.puzzle.cards
    return (0..<cards.count / 2).map { picture in cards.indices.filter { cards[$0] == picture } }
  }

  @Test("all cards lie face down, and nothing shows their pictures")
  func start() throws {
    begin()
    let cards = try viewState.rows.joined()
    #expect(cards.map(\.id) == Array(0..<12))
    #expect(cards.allSatisfy { !$0.isUp && $0.picture.isEmpty })
    #expect(try viewState.scores.map(\.text) == ["0 of 6 pairs · 0 points"])
    #expect(try viewState.message == "Flip two cards.")
    #expect(try !viewState.fill.isEmpty)
  }

  @Test("a match stays up, and a miss goes down and leaves no picture behind (ME-6)")
  func turns() throws {
    begin()
    let pairs = try pairs()
    choose(pairs[0][0])
    choose(pairs[0][1])
    #expect(try viewState.rows.joined().filter(\.isFound).map(\.id) == pairs[0].sorted())
    #expect(try viewState.message == "A match: 2 points.")
    choose(pairs[1][0])
    choose(pairs[2][0])
    choose(pairs[3][0])
    let cards = Array(try viewState.rows.joined())
    #expect(!cards[pairs[1][0]].isUp)
    #expect(cards[pairs[3][0]].isUp)
    // The picture shows while the card turns, and not when the player comes back.
    #expect(!cards[pairs[1][0]].picture.isEmpty)
    device.app.openGame = nil
    device.app.openGame = HomeViewState(device.app).games[0].header.id
    #expect(try Array(viewState.rows.joined())[pairs[1][0]].picture.isEmpty)
  }

  @Test("the arrow keys and Enter choose as taps do")
  func keys() throws {
    begin()
    device.press("ArrowRight")
    let card = try #require(viewState.rows.joined().first { $0.isChosen }).id
    #expect(card == 1)
    choose(card)
    #expect(try Array(viewState.rows.joined())[card].isUp)
  }

  @Test("a wider window has the same cards in fewer rows")
  func room() throws {
    begin()
    let phone = try viewState.rows.count
    device.app.resized(width: 844, height: 390)
    #expect(try viewState.rows.count < phone)
    #expect(try viewState.rows.joined().count == 12)
  }

  @Test("two players each have a score, and the view shows whose turn it is")
  func twoPlayers() throws {
    begin(MemorizeOptions(hasTwoPlayers: true, pairs: 6))
    #expect(try viewState.scores.map(\.isOn) == [true, false])
    let pairs = try pairs()
    choose(pairs[0][0])
    choose(pairs[1][0])
    #expect(try viewState.scores.map(\.isOn) == [false, true])
  }

  @Test("a whole game survives a kill in the middle, ends without a miss, and can begin again")
  func wholeGame() throws {
    begin()
    let pairs = try pairs()
    for pair in pairs.prefix(3) { pair.forEach(choose) }
    device.app.comesToFront(false)
    device.killAndReopen()
    device.app.openGame = HomeViewState(device.app).games[0].header.id
    #expect(device.app.stage == .memorize)
    #expect(try viewState.rows.joined().count(where: \.isFound) == 6)
    for pair in pairs.suffix(3) { pair.forEach(choose) }
    let end = try #require(try viewState.end)
    #expect(end.headline == "Perfect memory")
    #expect(end.figure == "6 pairs in 6 turns")
    #expect(end.shared.hasPrefix("Pastime Memorize"))
    #expect(try !viewState.isPlaying)
    device.wait(1_000)
    let puzzle = try game.puzzle
    device.app.act { $0.shelf.memorize.playSameAgain() }
    #expect(try game.puzzle == puzzle)
    #expect(try viewState.end == nil)
    #expect(HomeViewState(device.app).games.count == 2)
  }

  @Test("theme, pairs, players and scoring can be chosen, and the game has them")
  func options() throws {
    device.app.act { $0.shelf.memorize.offerChoices() }
    for (row, answer) in [(0, 2), (1, 1), (2, 1), (3, 1)] {
      device.app.choices(for: .memorize)[row].answer = answer
    }
    let theme = device.app.choices(for: .memorize)[0].names[2]
    device.app.startChosen(.memorize)
    #expect(try game.options == MemorizeOptions(isQuick: true, hasTwoPlayers: true, pairs: 10))
    #expect(try viewState.bar.standing == theme)
  }

  @Test("every colour of a fill suits its ground, and an unknown colour has the accent")
  func fills() throws {
    for name in MemorizeFill.names(in: MemorizeFill.knownNames) {
      let shade = MemorizeColours.shades(of: try #require(MemorizeFill(Array(name.utf8))))[0]
      #expect(shade.light.contrast(with: Ground.light) >= 3)
      #expect(shade.dark.contrast(with: Ground.dark) >= 3)
    }
    let unknown = try #require(MemorizeFill(Array("mauve,red".utf8)))
    #expect(MemorizeColours.shades(of: unknown)[0] == GameColours.accent(of: .memorize))
  }
}
