import Games
import Library
import Screens
import ScreensTesting
import Testing
import Words

@testable import AppCore

@Suite("An Anagrams as the native views show it") @MainActor
struct AnagramsViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private var viewState: AnagramsViewState {
    get throws { try #require(AnagramsViewState(app.model)) }
  }

  private var game: Anagrams {
    get throws { try #require(app.model.shelf.anagrams.session).game }
  }

  private func begin(
    _ mode: AnagramsOptions.Mode = .classic, count: Int = 3
  ) throws {
    let options = try #require(AnagramsOptions(mode: mode, racks: .easy, count: count))
    app.act { $0.shelf.anagrams.start(options) }
  }

  /// The words of the rack in play, the shortest first.
  private func words(_ length: Int? = nil) throws -> [String] {
    let rack = try game.round.rack
    let blanks = length.map { rack.blanks(length: $0) } ?? 0..<rack.blanks.count
    return rack.blanks[blanks].map(\.text)
  }

  @Test("a rack shows a blank for each of its words, the longest first, and six tiles")
  func rack() throws {
    try begin()
    #expect(try viewState.places.map(\.id) == [6, 5, 4, 3])
    #expect(try viewState.places.flatMap(\.words).count == words().count)
    #expect(
      try viewState.places.flatMap(\.words).allSatisfy { $0.state == .hidden && $0.label.isEmpty })
    #expect(try viewState.tiles.count == 6)
    #expect(try viewState.message == "Make a word of three or more letters.")
  }

  @Test("tiles and keys fill the same field")
  func field() throws {
    try begin()
    let tile = try viewState.tiles[0]
    app.act { $0.shelf.anagrams.toggle(tile: tile.id) }
    #expect(try viewState.typed == tile.letter.lowercased())
    #expect(try viewState.tiles[0].isUsed)
    _ = app.press(character: "\u{8}", isRepeated: false)
    #expect(try viewState.typed == "")
    device.press("1")
    #expect(try viewState.typed == "")
  }

  @Test("a found word stands in its place, and a word that was found before is refused")
  func found() throws {
    try begin()
    let word = try #require(words(3).first)
    device.attempt(word)
    let entry = try #require(viewState.places[3].words.first { $0.state == .found })
    #expect(entry.boxes.joined() == word.uppercased())
    #expect(entry.label == word.uppercased())
    let refusals = try viewState.refusals
    device.attempt(word)
    #expect(try viewState.refusals == refusals + 1)
  }

  @Test("a hint shows one more letter of a word")
  func hint() throws {
    try begin()
    app.act { $0.shelf.anagrams.hint() }
    let entry = try #require(viewState.places.flatMap(\.words).first { $0.state == .hinted })
    #expect(entry.boxes.count { !$0.isEmpty } == 1)
    #expect(!entry.label.isEmpty)
  }

  @Test("the app asks before a rack is left, then shows the missed words, and the next rack waits")
  func pass() throws {
    try begin()
    app.act { $0.shelf.anagrams.askToLeave() }
    #expect(try viewState.asksToLeave)
    #expect(try viewState.canPass)
    app.act { $0.shelf.anagrams.pass() }
    #expect(try viewState.places.flatMap(\.words).allSatisfy { $0.state == .missed })
    #expect(try viewState.tiles.isEmpty)
    #expect(try viewState.end == nil)
    device.wait(1_000)
    app.act { $0.shelf.anagrams.goOn() }
    #expect(try viewState.rackEnd == nil)
    #expect(try viewState.tiles.count == 6)
  }

  @Test("a rack against the clock shows the time that is left, and ends by itself")
  func timed() throws {
    try begin(.timed, count: 1)
    #expect(try viewState.bar.time == "2:00")
    device.wait(30_000)
    #expect(try viewState.bar.time == "1:30")
    device.app.comesToFront(false)
    device.wait(500_000)
    device.app.comesToFront(true)
    #expect(try viewState.bar.time == "1:30")
    for _ in 0..<10 { device.wait(9_500) }
    #expect(try viewState.end != nil)
  }

  @Test("a player finds all words of a rack despite a kill, leaves the second, and looks back")
  func wholeGame() throws {
    try begin(.findAll, count: 2)
    let words = try words()
    device.attempt(words[0])
    device.killAndReopen()
    app.openGame = HomeViewState(app).games[0].header.id
    #expect(app.stage == .anagrams)
    #expect(try viewState.places.flatMap(\.words).count { $0.state == .found } == 1)
    for word in words.dropFirst() { device.attempt(word) }
    #expect(try viewState.rackEnd != nil)
    #expect(try viewState.places.allSatisfy { $0.words.isEmpty || $0.isComplete })
    device.wait(1_000)
    app.act { $0.shelf.anagrams.goOn() }
    #expect(try !viewState.canPass)
    app.act { $0.shelf.anagrams.endGame() }
    let end = try #require(try viewState.end)
    #expect(end.headline == AnagramsTexts.points(try game.score))
    #expect(try viewState.rackEnd?.racks == ["Round 1", "Round 2"])
    #expect(try viewState.rackEnd?.shown == 1)
    app.act { $0.shelf.anagrams.screen?.show(round: 0) }
    #expect(try viewState.places.flatMap(\.words).allSatisfy { $0.state == .found })
    device.wait(1_000)
    app.act { $0.shelf.anagrams.playAgain() }
    #expect(try viewState.end == nil)
    #expect(HomeViewState(app).games.count == 2)
  }

  @Test("mode, words and racks can be chosen, but no more samples than exist")
  func options() throws {
    app.act { $0.shelf.anagrams.offerChoices() }
    // The first row is the language of the words.
    func rows() -> [ChoiceRow] { Array(app.choices(for: .anagrams).dropFirst()) }
    rows()[2].answer = 3
    let samples = try #require(AnagramsOptions.Racks.allCases.firstIndex(of: .samples))
    rows()[1].answer = samples
    #expect(rows()[2].names == ["1", "2", "3"])
    #expect(rows()[2].answer == 2)
    rows()[0].answer = 1
    app.startChosen(.anagrams)
    let options = try game.options
    #expect(options.racks == .samples)
    #expect(options.mode == AnagramsOptions.Mode.allCases[1])
    #expect(options.count == 3)
  }

  @Test("words that were missed twice are listed with their count and their meaning")
  func missedWords() throws {
    let rows = (1...2 as ClosedRange<UInt64>).map { id in
      anagramsRow(id, begun: 1_600_000_000_000, mode: "find-all", moves: ["1 1 pass"])
    }
    let device = try ManualDevice(rows: rows)
    device.app.showMissedWords()
    #expect(device.app.shownModal == .missedWords)
    let viewState = AnagramsMissedViewState(device.app.model)
    #expect(viewState.note.hasPrefix("Missed twice or more"))
    #expect(viewState.words.count == 26)
    let cod = try #require(viewState.words.first { $0.word == "COD" })
    #expect(cod.count == "missed 2 times")
    #expect(!cod.meaning.isEmpty)
    #expect(StatisticsViewState(.anagrams, in: device.app).hasMissedWords)
    #expect(!StatisticsViewState(.times, in: device.app).hasMissedWords)
    #expect(!StatisticsViewState(.anagrams, in: try ManualDevice().app).hasMissedWords)
  }
}
