import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("Statistics, finding and links in the native app") @MainActor
struct AllStatisticsTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private func playCodeword() throws {
    app.act { $0.shelf.codeword.start(nil) }
    let secret = try #require(app.model.shelf.codeword.session).puzzle.secret
    device.attempt(secret.text)
    device.wait(1_000)
  }

  @Test("all games stand together, with a line for each played kind and a line for all")
  func together() throws {
    #expect(AllStatisticsViewState(app.model).nothing == "Finish a game to see it here.")
    try playCodeword()
    app.act { $0.shelf.memorize.start(nil) }
    app.act { $0.shelf.memorize.choose(0) }
    #expect(
      AllStatisticsViewState(app.model).lines.map(\.name) == ["Codeword", "All"], "one is not over")
    let viewState = AllStatisticsViewState(app.model)
    #expect(viewState.lines[0].figures.map(\.value).prefix(2) == ["1", "100%"])
    #expect(viewState.lines[1].figures.map(\.value).prefix(2) == ["1", "100%"])
    #expect(viewState.lines[0].figures.count == 3)
    #expect(viewState.summary.hasPrefix("Played on 1 day."))
    #expect(viewState.summary.contains(": 2 games on"))
    #expect(viewState.weeks.dropLast().allSatisfy { $0.count == 7 })
    #expect(viewState.weeks.last?.last?.fullness == 0.4)
    app.showsTime = false
    #expect(AllStatisticsViewState(app.model).lines[0].figures.count == 2)
  }

  @Test("the statistics open from the list, and lead to those of a kind")
  func modal() {
    app.show(.statistics(nil))
    #expect(app.shownModal == .allStatistics)
    app.show(.statistics(.times))
    #expect(app.shownModal == .statistics(.times))
  }

  @Test("the list can be narrowed to a kind, together with a search")
  func filter() throws {
    #expect(HomeViewState(app).filter == nil)
    app.open(link: "pastime://open#/samples")
    let row = try #require(HomeViewState(app).filter)
    #expect(row.names == ["All"] + GameKind.allCases.map(\.name))
    row.answer = 1
    let narrowed = HomeViewState(app)
    #expect(narrowed.games.allSatisfy { $0.kind == .codeword })
    #expect(narrowed.count == "\(narrowed.games.count) of 26 games")
    app.query = "crane"
    #expect(HomeViewState(app).filter?.answer == 1)
    #expect(HomeViewState(app).games.count <= narrowed.games.count)
    app.query = ""
    HomeViewState(app).filter?.answer = 0
    #expect(HomeViewState(app).games.count == 26)
    #expect(HomeViewState(app).count == nil)
  }

  @Test("the chart of Times has every fact, and how well the player knows it")
  func chart() throws {
    let chart = TimesChartViewState(app.model)
    #expect(chart.title.contains("10"))
    #expect(chart.tables.count == 1)
    #expect(chart.tables[0].columns == Array(10...20))
    #expect(chart.tables[0].rows.map(\.id) == Array(10...20))
    #expect(chart.tables[0].rows.flatMap(\.cells).allSatisfy { $0.mark.standing == .new })
    #expect(chart.legend.map(\.text).contains("new 66"))
    #expect(chart.note.isEmpty)
  }

  @Test("a chart that would be too wide says so")
  func wideChart() throws {
    var draft = TimesDraft(.classic)
    draft.move(end: 1, to: 99)
    app.act { $0.frame.changeSettings { $0.times = draft.options } }
    let chart = TimesChartViewState(app.model)
    #expect(chart.tables.isEmpty == !chart.note.isEmpty)
  }

  @Test("the player's own word is copied as a link, and a friend gets it")
  func ownWord() throws {
    app.act { $0.shelf.codeword.offerChoices() }
    app.ownWord = "qqqqq"
    app.act { $0.shelf.codeword.challengeWithOwnWord() }
    #expect(app.ownWordProblem == "Not in the word list, so nobody could find it.")
    #expect(device.clipboard == nil)
    app.ownWord = "heron"
    #expect(app.ownWordProblem.isEmpty)
    app.act { $0.shelf.codeword.challengeWithOwnWord() }
    let friend = try ManualDevice()
    let link = try #require(device.clipboard)
    friend.app.enteredLink = "Look: \(link) !"
    friend.app.openEnteredLink()
    #expect(friend.app.enteredLink.isEmpty)
    friend.app.act { $0.invitations.play() }
    #expect(friend.app.model.shelf.codeword.session?.puzzle.secret.text == "heron")
  }

  @Test("a pasted text that is no link is reported, and stays to be corrected")
  func noLink() async {
    for text in ["", "hello", "https://example.org", "#hello"] {
      app.open(pasted: [text])
      #expect(ToastViewState(app)?.message == "That’s not a Pastime link.")
      #expect(app.enteredLink == text)
      app.act { $0.dismissToast() }
    }
    // The system calls this on any thread.
    app.pasted(["pastime://open#/daily"])
    for _ in 0..<1_000 where app.shownDay == nil { await Task.yield() }
    #expect(app.shownDay != nil)
  }

  @Test("a player chooses where a shared link leads, and the shared text follows")
  func shared() throws {
    try playCodeword()
    app.offerSharing(of: .codeword)
    #expect(app.shownModal == .share)
    let first = try #require(SharingViewState(app))
    #expect(first.text.contains("\npastime://open#/codeword/challenge/"))
    #expect(try #require(SharingViewState(app)).text == first.text)
    first.links?.answer = 1
    #expect(SharingViewState(app)?.text.contains("\npastime://open#/result/") == true)
    first.links?.answer = 2
    #expect(SharingViewState(app)?.text.contains("#/") == false)
    #expect(SharingViewState(app)?.offer == "")
  }

  @Test("the shared text of a day leads to that day")
  func sharedDay() throws {
    DayViewState(app.model).begin(.codeword, in: app)
    let secret = try #require(app.model.shelf.codeword.session).puzzle.secret
    device.attempt(secret.text)
    app.act { $0.frame.go(to: .daily(nil)) }
    app.show(.dailyShare)
    let viewState = try #require(SharingViewState(app))
    #expect(viewState.links == nil)
    #expect(viewState.text.contains("\npastime://open#/daily/"))
  }

  @Test("the meaning of a word is shown at the end of a Codeword and of a rack of Anagrams")
  func meanings() throws {
    app.act { $0.shelf.codeword.start(nil) }
    let secret = try #require(app.model.shelf.codeword.session).puzzle.secret
    device.attempt(secret.text)
    #expect(try #require(CodewordViewState(app.model)?.end).meaning.isEmpty == false)
    app.act { $0.shelf.anagrams.start(nil) }
    let word = { (app: NativeApp) in AnagramsViewState(app.model)?.places.first?.words.first }
    #expect(word(app)?.meaning == "")
    app.act { $0.shelf.anagrams.endGame() }
    #expect(word(app)?.meaning.isEmpty == false)
  }
}
