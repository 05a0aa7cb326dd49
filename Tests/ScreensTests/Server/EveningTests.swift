import ByteStrings
import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Pass and play, in the page")
struct EveningTests {
  /// Two players, and one game in which each has a turn.
  private func visit(_ kind: GameKind) -> Visit {
    let visit = Visit()
    visit.act { $0.server.meet() }
    visit.act { $0.server.act("evening open") }
    for name in ["Ann", "Ben"] {
      visit.act {
        $0.server.entered = name
        $0.server.act("evening welcome")
      }
    }
    for other in GameKind.allCases where other.isShort != (other == kind) {
      visit.act { $0.server.act("evening toggle \(PlainText(other.keyword))") }
    }
    visit.act { $0.server.act("evening begin") }
    return visit
  }

  private func paragraphs(_ visit: Visit) -> [String] {
    visit.model.server.page.lines.filter { ["p", "l"].contains($0.fields[0]) }.map { $0[1] }
  }

  @Test("the page has its own title, which goes when the page does")
  func title() {
    let visit = Visit()
    visit.act { $0.server.meet() }
    #expect(visit.frame.modal == .settings(.owned))
    #expect(visit.model.server.title == ServerTexts.together)
    visit.act { $0.frame.modal = nil }
    #expect(visit.model.server.title.isEmpty)
    visit.act { $0.frame.modal = .settings(.owned) }
    #expect(visit.model.server.title.isEmpty)
  }

  @Test(
    "each turn has its own deal with daily options, and counts in no statistics and for no day",
    arguments: GameKind.allCases)
  func deals(kind: GameKind) throws {
    let visit = visit(kind)
    var records: [[UInt8]] = []
    for _ in 0..<2 {
      visit.act { $0.server.act("evening play") }
      let id = try #require(visit.model.library.openGame)
      let game = try #require(visit.model.library.session(id))
      #expect(game.kind == kind)
      #expect(game.header.origin == .evening)
      #expect(game.header.day == nil)
      records.append(game.record)
      #expect(visit.frame.modal == nil)
      visit.act { $0.server.meet() }
      visit.act { $0.server.act("evening skip") }
    }
    let lines = records.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    let options = lines.map { $0.first { $0.hasPrefix("options ") } }
    #expect(options[0] == options[1])
    #expect(options[0].map { $0.dropFirst(8) } == Self.options[kind].map { $0[...] })
    #expect(
      lines[0].first { $0.hasPrefix("puzzle ") } != lines[1].first { $0.hasPrefix("puzzle ") })
  }

  /// The options that docs/daily.md has.
  private static let options: [GameKind: String] = [
    .codeword: "length=5 attempts=6 mode=standard",
    .anagrams: "mode=classic racks=medium count=1",
    .hangman: "answers=any difficulty=medium misses=6 mode=standard",
    .memorize: "scoring=plain players=1",
    .times: "mode=round operations=* first=10-20 second=10-20 count=10 answers=4 wrong=near",
  ]

  @Test("the page shows the end of a game, which counts for the player whose turn it was")
  func ends() throws {
    let visit = visit(.codeword)
    visit.act { $0.server.act("evening play") }
    let id = try #require(visit.model.library.openGame)
    #expect(visit.frame.strip?[3] == "Ann · Round 1 of 1")
    let secret = try visit.session.puzzle.secret
    visit.attempt(secret)
    visit.wait(3000)
    #expect(
      visit.frame.strip.map { [$0[1], $0[2], $0[3]] } == [
        id.text, "#/pair/together", "Ann: 3 stars",
      ])
    // Enter leads back, and so does the button that elsewhere begins another game.
    #expect(visit.frame.titleOfDay(after: id) == "Pass to Ben")
    visit.act { #expect($0.frame.goOnWithDay(after: id)) }
    #expect(paragraphs(visit) == ["Pass to Ben"])
  }

  @Test(
    "the list has no row for a turn, and a button that leads back to the evening, for six hours")
  func list() throws {
    let visit = visit(.codeword)
    let history = visit.model.history
    #expect(!history.isInEvening)
    visit.act { $0.server.act("evening play") }
    visit.act { $0.frame.goHome() }
    #expect(history.games.isEmpty && history.all.isEmpty)
    #expect(history.isInEvening)
    visit.act { $0.server.resumeEvening() }
    #expect(visit.model.server.title == ServerTexts.together)
    #expect(paragraphs(visit) == ["Ann’s turn. Continue?"])
    visit.act { $0.frame.modal = nil }
    // Another game in between does not take the way back.
    visit.act { $0.shelf.times.start(nil) }
    #expect(history.games.map { $0.kind } == [.times])
    #expect(history.isInEvening)
    visit.wait(6 * 3_600_000)
    #expect(!history.isInEvening)
    visit.act { $0.shelf.times.start(nil) }
    #expect(history.games.map { $0.kind } == [.times])
    #expect(!history.isInEvening)
    visit.act { _ in history.ask(for: "codeword", nil) }
    #expect(history.games.isEmpty)
  }

  /// The app after a reload, in a browser that has stored what `visit` had stored.
  private func reloaded(_ visit: Visit) throws -> Visit {
    let id = try #require(visit.model.library.openGame)
    let rows = visit.host.rows.map { Row(key: $0.key, text: $0.value) }
    return Visit("/codeword/\(id.text)", rows: rows) { $0.server = visit.host.server }
  }

  @Test("after a reload the turn still has its name, its end counts, and its button leads on")
  func reloadedInTurn() throws {
    let before = visit(.codeword)
    before.act { $0.server.act("evening play") }
    let visit = try reloaded(before)
    #expect(visit.frame.strip?[3] == "Ann · Round 1 of 1")
    #expect(visit.frame.modal == nil)
    let id = try #require(visit.model.library.openGame)
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(3000)
    #expect(visit.frame.strip?[3] == "Ann: 3 stars")
    #expect(visit.frame.titleOfDay(after: id) == "Pass to Ben")
    visit.act { #expect($0.frame.goOnWithDay(after: id)) }
    #expect(paragraphs(visit) == ["Pass to Ben"])
  }

  @Test("a turn that ended before the evening was read counts once it is read")
  func reloadedAtEnd() throws {
    let before = visit(.codeword)
    before.act { $0.server.act("evening play") }
    before.host.hasOnlineProgram = false
    before.attempt(try before.session.puzzle.secret)
    before.wait(3000)
    let visit = try reloaded(before)
    #expect(visit.frame.strip?[3] == "Ann: 3 stars")
    // Once more, now that the evening has been stored with the result.
    let id = try #require(visit.model.library.openGame)
    let again = try reloaded(visit)
    #expect(again.frame.strip == nil)
    #expect(again.frame.titleOfDay(after: id) == "Pass and play")
    #expect(!again.frame.isOwn(id))
    again.act { #expect($0.frame.goOnWithDay(after: id)) }
    #expect(paragraphs(again) == ["Pass to Ben"])
  }

  @Test("a game that ended without the online program counts when it is opened again")
  func endedAlone() throws {
    let visit = visit(.codeword)
    visit.act { $0.server.act("evening play") }
    visit.host.hasOnlineProgram = false
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(3000)
    visit.act { $0.frame.goHome() }
    visit.host.hasOnlineProgram = true
    visit.act { $0.server.meet() }
    visit.act { $0.server.act("evening open") }
    #expect(paragraphs(visit) == ["Ann’s turn. Continue?"])
    visit.act { $0.server.act("evening play") }
    visit.act { $0.server.meet() }
    visit.act { $0.server.act("evening open") }
    #expect(paragraphs(visit) == ["Pass to Ben"])
  }
}
