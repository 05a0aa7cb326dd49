import Games
import Library
import Screens
import Testing
import Words

@testable import AppCore

@Suite("A Codeword as the native views show it") @MainActor
struct CodewordViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var viewState: CodewordViewState {
    get throws { try #require(CodewordViewState(device.app.model)) }
  }

  private func start(length: Int = 5, limit: Int? = nil) throws -> Word {
    let options = try #require(CodewordOptions(length: length, limit: limit))
    device.app.act { $0.shelf.codeword.start(options) }
    return try #require(device.app.model.shelf.codeword.session).puzzle.secret
  }

  /// Words that can be tried and are not the secret.
  private func otherWords(_ secret: Word, _ count: Int) -> [String] {
    var words: [String] = []
    device.app.model.frame.words.book?.forEachWord(length: secret.count) { word, _ in
      if word != secret { words.append(word.text) }
    }
    return Array(words.prefix(count))
  }

  @Test("before the first attempt there is a row to type in, and blank ones below it (CW-1)")
  func empty() throws {
    _ = try start()
    let rows = try viewState.rows
    #expect(rows.map(\.kind) == [.draft] + Array(repeating: .blank, count: 5))
    #expect(rows[0].pegs.map(\.look) == Array(repeating: .blank, count: 5))
    #expect(rows[0].pegs[0].isChosen)
    #expect(rows[0].pegs[0].label == "Place 1, empty")
    #expect(try viewState.message == "Find the 5-letter word.")
    #expect(try viewState.bar.standing == "5 letters")
  }

  @Test("a limit shows a row for each attempt", arguments: [4, 6, 8])
  func limit(_ limit: Int) throws {
    let secret = try start(limit: limit)
    #expect(try viewState.rows.count == limit)
    device.attempt(otherWords(secret, 1)[0])
    #expect(try viewState.rows.count == limit)
    #expect(try viewState.rows[0].kind == .attempt)
    #expect(try viewState.rows[1].kind == .draft)
  }

  @Test("keys and taps fill the same draft")
  func draft() throws {
    _ = try start()
    device.press("c", "r")
    device.app.act { $0.shelf.codeword.screen?.choose(4) }
    let key = try #require(viewState.keys[0].first { $0.title == "E" })
    device.app.act { $0.shelf.codeword.type(key.letter) }
    #expect(try viewState.rows[0].pegs.map(\.letter) == ["C", "R", "", "", "E"])
    #expect(try viewState.rows[0].pegs[4].label == "Place 5, E")
    _ = device.app.press(character: "\u{8}", isRepeated: false)
    #expect(try viewState.rows[0].pegs.map(\.letter).joined().count == 2)
  }

  @Test("a refused word stays, and the row shakes once for each refusal")
  func refused() throws {
    _ = try start()
    device.attempt("qqqqq")
    #expect(try viewState.refusals == 1)
    #expect(try viewState.rows[0].pegs.map(\.letter) == ["Q", "Q", "Q", "Q", "Q"])
    #expect(try !viewState.message.isEmpty)
  }

  @Test("pegs turn before the keys, the message and the end show the result")
  func turning() throws {
    let secret = try start()
    device.app.reduceMotion(false)
    device.attempt(secret.text)
    #expect(try viewState.rows[0].isFresh)
    #expect(try viewState.end == nil)
    #expect(try viewState.keys.joined().allSatisfy { $0.mark == nil })
    device.wait(1_000)
    #expect(try !viewState.rows[0].isFresh)
    #expect(try viewState.end != nil)
    let tried = Set(secret.text.uppercased().map { String($0) })
    #expect(try Set(viewState.keys.joined().filter { $0.mark == .exact }.map(\.title)) == tried)
  }

  @Test("a whole game survives a pause and a kill, is won, and leads to another game")
  func wholeGame() throws {
    let secret = try start(limit: 6)
    device.wait(2_000)
    let others = otherWords(secret, 2)
    device.attempt(others[0])
    device.app.comesToFront(false)
    device.wait(100_000)
    device.killAndReopen()

    let id = try #require(HomeViewState(device.app).games.first?.header.id)
    device.app.openGame = id
    #expect(device.app.stage == .codeword)
    #expect(try viewState.rows[0].label.hasPrefix("Attempt 1, \(others[0].uppercased())"))
    #expect(try viewState.bar.time == "0:02")
    #expect(try viewState.bar.spokenTime == "2 seconds")
    device.attempt(others[1])
    device.attempt(secret.text)
    let end = try #require(try viewState.end)
    #expect(end.headline == "3 tries")
    #expect(end.answer == secret.uppercased)
    #expect(end.shared.hasPrefix("Pastime Codeword: 3 tries"))
    #expect(try viewState.rows.count == 3)
    #expect(try viewState.message.isEmpty)

    device.app.act { $0.shelf.codeword.playAgain() }
    #expect(device.app.openGame == id)  // A tap right at the end does nothing.
    device.wait(1_000)
    device.app.act { $0.shelf.codeword.playAgain() }
    #expect(device.app.openGame != id)
    #expect(HomeViewState(device.app).games.count == 2)
    device.app.openGame = nil
    #expect(device.app.stage == nil)
    #expect(device.app.model.frame.route == .home)
  }

  @Test("a lost game shows the answer")
  func lost() throws {
    let secret = try start(limit: 4)
    for word in otherWords(secret, 4) { device.attempt(word) }
    let end = try #require(try viewState.end)
    #expect(end.headline == "Not this time")
    #expect(end.answer == secret.uppercased)
  }

  @Test("every option of a new game can be chosen, and the game has it (CW-9)")
  func options() throws {
    device.app.act { $0.shelf.codeword.offerChoices() }
    #expect(device.app.shownModal == .newGame(.codeword))
    for (row, answer) in [(0, 1), (1, 3), (2, 2), (3, 1)] {
      device.app.choices(for: .codeword)[row].answer = answer
    }
    #expect(device.app.choices(for: .codeword).map(\.answer) == [1, 3, 2, 1, 0])
    device.app.startChosen(.codeword)
    #expect(device.app.shownModal == nil)
    let options = try #require(device.app.model.shelf.codeword.session).options
    #expect(options == CodewordOptions(length: 6, limit: 6, mode: .hard, words: .german))
    #expect(try viewState.bar.standing == "6 letters · 6 tries · hard")
  }
}
