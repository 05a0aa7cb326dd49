import Games
import Library
import Testing

@Suite("Settings")
struct SettingsTests {
  private func changed() -> Settings {
    var settings = Settings()
    settings.colours[.exact] = RGB(0x12_3456)
    settings.colours[.none] = RGB(0)
    settings.palette = .colourBlind
    settings[.pegShape] = 1
    settings.codeword = CodewordOptions(length: 6, limit: 8, mode: .hard) ?? .standard
    settings.anagrams = AnagramsOptions(mode: .timed, racks: .hard, count: 3) ?? settings.anagrams
    settings.hangman =
      HangmanOptions(source: .category(.food), difficulty: .hard, misses: 8, mode: .evil)
      ?? .standard
    settings.memorize = MemorizeOptions(isQuick: true, hasTwoPlayers: true)
    settings.look = .snowman
    var operations = TimesOperations()
    operations[.divided] = true
    operations[.minus] = true
    let scope = try? TimesScope(operations, 2...10, 1...9)
    settings.times =
      scope.flatMap {
        try? TimesOptions(.practice, $0, count: 20, answerCount: 6, distractors: .slips)
      } ?? .classic
    settings[.appearance] = 2
    settings[.motion] = 1
    settings.showsTime = false
    settings.givesFeedback = true
    settings[teaches: .memorize] = false
    return settings
  }

  @Test("settings read back as they were written")
  func roundTrip() {
    #expect(Settings(text: changed().text) == changed())
  }

  @Test("the default settings need no line")
  func firstSettingsAreEmpty() {
    #expect(Settings().text.isEmpty)
    #expect(Settings(text: []) == Settings())
  }

  @Test("a damaged value counts as the default, and the other values stand")
  func damagedValue() {
    let lines = "palette purple\nexact #12345\ncodeword length=9\nmotion reduced\n"
    let settings = Settings(text: Array(lines.utf8))
    #expect(settings.palette == .standard)
    #expect(settings.colours[.exact] == nil)
    #expect(settings.codeword == .standard)
    #expect(settings[.motion] == 1)
  }

  @Test("lessons are dismissed game by game, and a damaged line counts as no line")
  func lessons() {
    #expect(text(changed().text).contains("lesson-memorize off\n"))
    let settings = Settings(text: Array("lesson-times of\nlesson-codeword off\n".utf8))
    #expect(settings[teaches: .times])
    #expect(!settings[teaches: .codeword])
    #expect(settings[teaches: .anagrams])
    #expect(text(Settings(text: Array("lesson-chess off\n".utf8)).text) == "lesson-chess off\n")
  }

  @Test("CW-11: sound and vibration are off until switched on, and a damaged line means off")
  func feedback() {
    #expect(!Settings().givesFeedback)
    #expect(text(changed().text).contains("feedback on\n"))
    #expect(!Settings(text: Array("feedback loud\n".utf8)).givesFeedback)
  }

  @Test("the options of a new Hangman and its drawing have a line each")
  func hangman() {
    let lines = "hangman answers=food difficulty=hard misses=8 mode=evil\nlook snowman\n"
    #expect(text(changed().text).contains(lines))
    let settings = Settings(text: Array(lines.utf8))
    #expect(settings.hangman == changed().hangman)
    #expect(settings.look == .snowman)
    for look in HangmanLook.allCases {
      var settings = Settings()
      settings.look = look
      #expect(Settings(text: settings.text).look == look)
      #expect(text(settings.text) == (look == .gallows ? "" : "look \(look.keyword)\n"))
    }
  }

  @Test(
    "a damaged line of Hangman counts as the default",
    arguments: [
      "hangman", "hangman answers=food", "look", "look tree", "look Snowman",
      "hangman answers=food difficulty=hard misses=9 mode=evil",
      "hangman answers=own difficulty=hard misses=6 mode=standard",
    ])
  func damagedHangman(line: String) {
    let settings = Settings(text: Array("\(line)\ntime off\n".utf8))
    #expect(settings.hangman == .standard)
    #expect(settings.look == .gallows)
    #expect(!settings.showsTime)
  }

  @Test("the options of a new Memorize have a line, and a damaged line counts as the default")
  func memorize() {
    let line = "memorize scoring=quick players=2\n"
    #expect(text(changed().text).contains(line))
    #expect(Settings(text: Array(line.utf8)).memorize == changed().memorize)
    for damaged in ["memorize", "memorize scoring=quick", "memorize scoring=fast players=1"] {
      #expect(Settings(text: Array((damaged + "\n").utf8)).memorize == Settings().memorize)
    }
  }

  @Test("the options of a new Times have a line")
  func times() {
    let line =
      "times mode=practice operations=/- first=2-10 second=1-9 count=20 answers=6 wrong=slips\n"
    #expect(text(changed().text).contains("\n" + line))
    #expect(Settings(text: Array(line.utf8)).times == changed().times)
  }

  @Test(
    "a damaged line of Times counts as the default",
    arguments: [
      "times", "times mode=round",
      "times mode=round operations=/ first=2-10 second=0-9 count=5 answers=4 wrong=near",
      "times mode=round operations=* first=2-10 second=1-9 count=61 answers=4 wrong=near",
    ])
  func damagedTimes(line: String) {
    let settings = Settings(text: Array("\(line)\ntime off\n".utf8))
    #expect(settings.times == .classic)
    #expect(!settings.showsTime)
  }

  @Test("a line of a later version is kept")
  func unknownLine() {
    let settings = Settings(text: Array("gravity low\ntime off\n".utf8))
    #expect(!settings.showsTime)
    #expect(text(settings.text) == "time off\ngravity low\n")
  }

  @Test("CW-17: settings are stored when they change, and come back with the rows")
  func stored() {
    let library = GameLibrary()
    library.changeSettings { $0[.pegShape] = 2 }
    let next = GameLibrary()
    next.load(library.takeChanges(newDevice: { 1 }).map(\.row))
    #expect(next.settings[.pegShape] == 2)
    #expect(next.takeChanges().isEmpty)
  }
}

@Suite("Colours")
struct RGBTests {
  @Test("a colour reads back as it is written")
  func roundTrip() {
    for bits: UInt32 in [0, 0xFF_FFFF, 0x01_0203, 0xA8_700A] {
      #expect(RGB(Array(RGB(bits).text.utf8)[...]) == RGB(bits))
    }
  }

  @Test(
    "any other spelling is not a colour",
    arguments: ["", "#12345", "#1234567", "#12345G", "x123456"])
  func wrongSpelling(spelling: String) {
    #expect(RGB(Array(spelling.utf8)[...]) == nil)
  }

  // Ratios of the well-known contrast checkers, to two places.
  @Test(
    "the contrast is that of WCAG",
    arguments: [
      (0x00_0000, 0xFF_FFFF, 21.0), (0x77_7777, 0xFF_FFFF, 4.48), (0xFF_0000, 0xFF_FFFF, 4.0),
      (0x00_00FF, 0xFF_FFFF, 8.59), (0x12_3456, 0x12_3456, 1.0),
    ])
  func contrast(one: Int, two: Int, ratio: Double) {
    let measured = RGB(UInt32(one)).contrast(with: RGB(UInt32(two)))
    #expect(abs(measured - ratio) < 0.01)
  }

  @Test("ink is white on dark colours and black on light ones")
  func ink() {
    #expect(RGB(0x23_7A4B).readableInk == .white)
    #expect(RGB(0xDB_A52E).readableInk == .black)
  }
}
