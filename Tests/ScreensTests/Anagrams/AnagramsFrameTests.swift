import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Anagrams in the frame")
struct AnagramsFrameTests {
  @Test("a player chooses mode, words and number of racks for each game")
  func choices() throws {
    let visit = Visit()
    let options = try #require(AnagramsOptions(mode: .timed, racks: .hard, count: 3))
    visit.act { $0.shelf.anagrams.offerChoices() }
    #expect(visit.frame.modal == .newGame(.anagrams))
    #expect(visit.model.shelf.anagrams.chosen == visit.model.library.settings.anagrams)
    visit.act { $0.shelf.anagrams.chosen = options }
    visit.act { $0.shelf.anagrams.start($0.shelf.anagrams.chosen) }
    #expect(visit.frame.modal == nil)
    #expect(try visit.anagrams.options == options)
    #expect(visit.model.shelf.anagrams.countdown?.seconds == 120_000)
    visit.act { $0.shelf.anagrams.offerChoices() }
    #expect(visit.model.shelf.anagrams.chosen == visit.model.library.settings.anagrams)
  }

  @Test("TT-2: the samples are dealt as they are")
  func samples() throws {
    let visit = Visit()
    let options = try #require(AnagramsOptions(mode: .classic, racks: .samples, count: 3))
    visit.act { $0.shelf.anagrams.start(options) }
    let racks = try visit.anagrams.puzzle.racks.map { String($0.letters.text.sorted()) }
    #expect(racks.sorted() == ["cdenno", "ehhssu", "hisswy"])
  }

  @Test("a player chooses the usual game in the settings")
  func defaults() throws {
    let visit = Visit()
    let options = AnagramsOptions.standard(.findAll)
    visit.act { $0.frame.changeSettings { $0.anagrams = options } }
    #expect(visit.model.shelf.anagrams.defaultSummary == AnagramsScreenTexts.options(options))
    visit.act { $0.shelf.anagrams.start(nil) }
    #expect(try visit.anagrams.options.mode == .findAll)
  }

  @Test("the row of a game says its letters and its progress")
  func row() throws {
    let visit = Visit(
      rows: [
        anagramsRow(
          1, racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "1500 1500 word cod"]),
        anagramsRow(2, racks: ["hisswy"], moves: ["1 1 word wish", "2 2 pass"]),
      ])
    let sessions = try visit.model.library.history.map {
      try #require(visit.model.library.session($0.header.id))
    }
    #expect(
      sessions.map { visit.model.history.progress(of: $0) } == [
        "2/2 · 1 of 26 words", "4 points · 1 of 13 words",
      ])
    #expect(
      visit.model.history.label(of: sessions[0])
        == "Anagrams. Letters CDENNO. Rack 2 of 2, 1 of 26 words, 9 points. "
        + "+3 points. 1 second.")
  }

  @Test("the statistics count the games of the chosen mode")
  func statistics() throws {
    let visit = Visit(rows: [
      anagramsRow(
        1, begun: 2_000_000, racks: ["hisswy"], moves: ["1 1 word ish", "1 1 word swishy"]),
      codewordRow(2, moves: ["1 0 crane"]),
    ])
    func figures() -> [String] {
      visit.model.shelf.anagrams.statisticsPage.figures.map { $0.name + " " + $0.value }
    }
    #expect(figures().starts(with: ["Played 1", "Words found 1", "Of all words 8%"]))
    #expect(figures().contains("Best score 9"))
    let modes = visit.model.shelf.anagrams.filters[0]
    #expect((0..<modes.count).map(modes.name) == ["Classic", "Find all", "Timed"])
    visit.act { $0.shelf.anagrams.filters[0].chosen = 2 }
    #expect(figures().first == "Played 0")
  }
}
