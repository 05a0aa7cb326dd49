import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("The list, the settings and the statistics of the native app") @MainActor
struct HomeTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  @Test("every game is on the shelf, with the options of a new game")
  func shelf() {
    let tiles = HomeViewState(app).tiles
    #expect(tiles.map(\.kind) == GameKind.allCases)
    #expect(tiles[0].label == "New Codeword, 5 letters")
    #expect(tiles[0].digit == "1")
    #expect(HomeViewState(app).note == "Your games will appear here.")
  }

  @Test("a game is in the list as a screen reader reads it, and can be searched for")
  func row() throws {
    app.act { $0.shelf.codeword.start(nil) }
    device.attempt("crane")
    let summary = try #require(HomeViewState(app).games.first)
    let row = try #require(HistoryRowViewState(summary, app.model))
    #expect(row.progress == "1 try so far")
    #expect(row.pegs.map(\.letter) == ["C", "R", "A", "N", "E"])
    #expect(
      row.label == app.model.history.label(of: try #require(app.model.library.session(row.id))))
    app.query = "crane"
    #expect(HomeViewState(app).games.count == 1)
    app.query = "moist"
    #expect(HomeViewState(app).games.isEmpty)
    #expect(HomeViewState(app).note == "No games found.")
  }

  @Test("a setting acts at once and is kept")
  func settings() throws {
    let general = SettingsViewState(app).general
    // The first row is the language of the words.
    general[1].answer = 2
    #expect(app.appearance == .dark)
    app.showsTime = false
    app.givesFeedback = true
    device.killAndReopen()
    #expect(app.appearance == .dark)
    #expect(!app.showsTime)
    #expect(app.givesFeedback)
  }

  @Test("the length of a new game can be set, and holds for the next game (CW-9, CW-11)")
  func usualLength() throws {
    try #require(SettingsViewState(app).codeword.last).answer = 1
    #expect(HomeViewState(app).tiles[0].summary == "4 letters")
    app.act { $0.shelf.codeword.start(nil) }
    #expect(app.model.shelf.codeword.session?.puzzle.secret.count == 4)
    #expect(HistoryRowViewState(HomeViewState(app).games[0], app.model)?.pegs.count == 4)
  }

  @Test("the time is hidden if the player wants that")
  func time() throws {
    app.act { $0.shelf.codeword.start(nil) }
    app.showsTime = false
    #expect(try #require(CodewordViewState(app.model)).bar.time == "")
  }

  @Test("a player who wants feedback feels each press")
  func feedback() {
    app.act { $0.shelf.codeword.start(nil) }
    device.press("c")
    #expect(app.pendingEffects.felt == nil)
    app.givesFeedback = true
    device.press("r")
    let first = app.pendingEffects.felt
    #expect(first?.kind == .key)
    device.press("a")
    #expect(app.pendingEffects.felt != first)
  }

  @Test("the player's own colour gets a warning if it is hard to see, and can be reset")
  func colours() throws {
    app.colour(.exact, red: 1, green: 1, blue: 1)
    let colour = SettingsViewState(app).colours[0]
    #expect(colour.shade == Shade(RGB.white))
    #expect(colour.warning == "Hard to see in light mode.")
    #expect(colour.reset != nil)
    app.colour(.exact, nil)
    #expect(SettingsViewState(app).colours[0].reset == nil)
  }

  @Test("every colour of a mark has the contrast that its ground needs")
  func contrast() {
    for palette in Settings.Palette.allCases {
      var settings = Settings()
      settings.palette = palette
      for mark in Mark.allCases {
        let shade = GameColours.mark(mark, settings)
        #expect(shade.light == Ground.standard(mark, palette))
        #expect(shade.light.contrast(with: Ground.light) >= Ground.leastContrast)
        #expect(shade.dark.contrast(with: Ground.dark) >= Ground.leastContrast)
        #expect(shade.ink.light.contrast(with: shade.light) >= 4.5)
      }
    }
    for kind in GameKind.allCases {
      let accent = GameColours.accent(of: kind)
      #expect(accent.light.contrast(with: Ground.light) >= 4.5)
      #expect(accent.dark.contrast(with: Ground.dark) >= 4.5)
    }
  }

  @Test("parts of a colour make the same colour again")
  func parts() {
    for bits: UInt32 in [0, 0xFF_FFFF, 0x12_34AB] {
      let parts = RGB(bits).parts
      #expect(RGB(red: parts.red, green: parts.green, blue: parts.blue) == RGB(bits))
    }
    #expect(RGB(red: 2, green: -1, blue: 0.5) == RGB(0xFF_0080))
  }

  @Test("statistics count the finished games that the filters select")
  func statistics() throws {
    #expect(!StatisticsViewState(.codeword, in: app).nothing.isEmpty)
    app.act { $0.shelf.codeword.start(nil) }
    let secret = try #require(app.model.shelf.codeword.session).puzzle.secret
    device.attempt(secret.text)
    let viewState = StatisticsViewState(.codeword, in: app)
    #expect(viewState.nothing.isEmpty)
    #expect(viewState.figures.first?.value == "1")
    #expect(viewState.bars.map(\.count) == [1])
    viewState.filters[0].answer = 1
    #expect(StatisticsViewState(.codeword, in: app).figures.isEmpty)
    #expect(StatisticsViewState(.codeword, in: app).filters[0].answer == 1)
  }

  @Test("keys have the same names as in the page")
  func keys() {
    #expect(KeyName.name(of: "\r") == "Enter")
    #expect(KeyName.name(of: "\u{F702}") == "ArrowLeft")
    #expect(KeyName.name(of: "q") == "q")
  }

  @Test("every game has a help")
  func help() {
    for kind in GameKind.allCases {
      #expect(HelpViewState(kind).title == kind.helpTitle)
      #expect(HelpViewState(kind).paragraphs.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test("each game has a place where it begins (HM-1)", arguments: GameKind.allCases)
  func start(_ kind: GameKind) throws {
    #expect(StartViewState(app.model) == nil)
    app.open(link: "pastime://open#/\(kind.keyword)")
    let viewState = try #require(StartViewState(app.model))
    #expect(viewState.kind == kind)
    #expect(viewState.name == kind.name)
    #expect(viewState.aim.hasSuffix("."))
    #expect(viewState.strokes.isEmpty == (kind != .hangman))
    #expect(app.isAway && app.stage == nil)
  }

  @Test("a player who wants more contrast gets it in marks and games", arguments: [false, true])
  func moreContrast(onDark: Bool) {
    let ground = onDark ? RGB.black : RGB.white
    let settings = app.model.library.settings
    let marks = Mark.allCases.map { GameColours.mark($0, settings) }
    for shade in marks + GameKind.allCases.map({ GameColours.accent(of: $0) }) {
      let strong = shade.colour(onDark: onDark, isStrong: true)
      #expect(strong.contrast(with: ground) >= 7)
      let usual = shade.colour(onDark: onDark, isStrong: false)
      #expect(usual == (onDark ? shade.dark : shade.light))
      #expect(strong.contrast(with: ground) > usual.contrast(with: ground))
      #expect(shade.ink.colour(onDark: onDark, isStrong: true) == strong.readableInk)
    }
    // The player's own colour stays as they chose it.
    app.colour(.exact, .white)
    let own = GameColours.mark(.exact, app.model.library.settings)
    #expect(own.colour(onDark: onDark, isStrong: true) == .white)
  }
}
