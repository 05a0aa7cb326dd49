import Games
import Library
import Screens
import ScreensTesting
import Testing
import Words

@testable import AppCore

@Suite("A Hangman as the native views show it") @MainActor
struct HangmanViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private var viewState: HangmanViewState {
    get throws { try #require(HangmanViewState(app.model)) }
  }

  private var game: Hangman {
    get throws { try #require(app.model.shelf.hangman.session).game }
  }

  /// Begins a Hangman with a player's own answer.
  private func begin(_ answer: String, clue: String = "") {
    app.act { $0.shelf.hangman.offerChoices() }
    app.ownAnswer = answer
    app.ownClue = clue
    app.act { $0.shelf.hangman.playOwnAnswer() }
  }

  private func guess(_ letters: String) {
    for letter in letters { device.press(String(letter)) }
  }

  @Test("letters of the answer are hidden, its signs are not, and lines break between words")
  func words() throws {
    begin("red-hot chili")
    #expect(try viewState.words.map { $0.map(\.text).joined() } == ["-", ""])
    #expect(try viewState.words.map { $0.count(where: \.isLetter) } == [6, 5])
    guess("h")
    #expect(try viewState.words.map { $0.map(\.text).joined() } == ["-h", "h"])
    #expect(try viewState.keys.joined().first { $0.title == "H" }?.mark == .exact)
  }

  @Test("each miss adds or removes one part of the drawing", arguments: HangmanLook.allCases)
  func drawing(_ look: HangmanLook) throws {
    app.change { $0.look = look }
    begin("kayak")
    var strokes = try viewState.strokes
    for letter in ["q", "x", "z"] {
      guess(letter)
      let next = try viewState.strokes
      #expect(look.isBuilt ? next.count > strokes.count : next.count < strokes.count)
      strokes = next
    }
    #expect(try viewState.drawingLabel == HangmanTexts.misses(of: game))
  }

  @Test("every drawing has a part for each possible miss, and the parts stay in their box")
  func parts() {
    for look in HangmanLook.allCases {
      let parts = HangmanStroke.parts(of: look)
      #expect(parts.count == HangmanLook.partCount)
      for stroke in parts.joined() {
        switch stroke {
        case .line(let points):
          #expect(points.count > 1)
          #expect(points.allSatisfy { 0...200 ~= $0.x && 0...200 ~= $0.y })
        case .circle(let center, let radius):
          #expect(center.x - radius >= 0 && center.x + radius <= HangmanStroke.side)
          #expect(center.y - radius >= 0 && center.y + radius <= HangmanStroke.side)
        }
      }
    }
  }

  @Test("a hint shows the meaning of the answer and costs a miss")
  func hint() throws {
    begin("kayak", clue: "a boat")
    #expect(try viewState.clue.isEmpty)
    app.act { $0.shelf.hangman.hint() }
    #expect(try viewState.clue.contains("a boat"))
    #expect(try game.missCount == 1)
  }

  @Test("a player guesses the whole answer in its field, and a mistake leaves the field open")
  func wholeAnswer() throws {
    begin("kayak")
    app.act { $0.shelf.hangman.screen?.show(.answer) }
    #expect(try viewState.controls == .answer)
    app.act { $0.shelf.hangman.guessAnswer() }
    #expect(try !viewState.message.isEmpty)
    app.hangmanAnswer = "Kayak"
    app.act { $0.shelf.hangman.guessAnswer() }
    #expect(try viewState.end?.headline == "No misses")
  }

  @Test("a game with an impossible answer does not begin, and the app says so")
  func noAnswer() throws {
    begin("123")
    #expect(app.model.shelf.hangman.session == nil)
    #expect(!app.model.shelf.hangman.own.problem.isEmpty)
  }

  @Test("a whole game survives a kill after two letters, is lost, and shows the missed letters")
  func wholeGame() throws {
    begin("kayak", clue: "a boat")
    guess("kq")
    device.killAndReopen()
    app.openGame = HomeViewState(app).games[0].header.id
    #expect(app.stage == .hangman)
    #expect(try viewState.words[0].map(\.text) == ["k", "", "", "", "k"])
    guess("wxzvj")
    let end = try #require(try viewState.end)
    #expect(end.headline == "Not this time")
    #expect(end.answer == "kayak")
    #expect(end.meaning.contains("a boat"))
    #expect(try viewState.words[0].map(\.isMissed) == [false, true, true, true, false])
    device.wait(1_000)
    app.act { $0.shelf.hangman.playSameAgain() }
    #expect(try game.turns.isEmpty)
    #expect(HomeViewState(app).games.count == 2)
  }

  @Test("the app asks before it starts over")
  func startOver() throws {
    begin("kayak")
    app.act { $0.shelf.hangman.askToStartOver() }
    #expect(try viewState.controls == .startOver)
    #expect(try viewState.message == "Start over? This game stays in the list.")
    app.act { $0.shelf.hangman.keepPlaying() }
    #expect(try viewState.controls == .keyboard)
  }

  @Test("category, difficulty and mode can be chosen, and the game has them")
  func options() throws {
    app.act { $0.shelf.hangman.offerChoices() }
    for row in 0..<4 { app.choices(for: .hangman)[row].answer = 1 }
    app.startChosen(.hangman)
    let options = try game.options
    #expect(options.source == .category(HangmanCategory.allCases[0]))
    #expect(options.difficulty == .easy)
    #expect(options.mode == .evil)
    #expect(options.words == .german)
  }
}
