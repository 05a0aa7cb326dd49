import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Settling and describing")
struct SettlingTests {
  /// Places in the app, with all games of the shelf in the list.
  static let places = [
    "/", "/daily", address(1), address(2), address(1) + "/moves", anagramsAddress(3),
    Route.game(.hangman, GameID(high: 0, low: 4)).fragment,
    Route.game(.memorize, GameID(high: 0, low: 6)).fragment,
    Route.game(.times, GameID(high: 0, low: 7)).fragment, "/samples", "/codeword/nowhere",
  ]

  /// Reads what views read; an empty text where there is nothing.
  private func described(_ app: AppModel) -> [String] {
    var texts = [
      app.sharing.card?.text ?? "", app.invitations.headline, app.invitations.terms,
      app.about.answer, app.about.notices, app.about.build,
      app.frame.announcement.sentence, app.frame.toast?.message ?? "", app.frame.route.fragment,
      app.daily.message(of: app.daily.five(of: app.daily.today)), "\(app.history.offersSearch)",
      "\(String(describing: app.gameOnStage))", "\(String(describing: app.about.edition))",
    ]
    for kind in GameKind.allCases {
      let model = app.shelf[kind]
      texts += [
        model.defaultSummary,
        "\(String(describing: model.openGame))", "\(model.secondsBegin.count)",
        app.daily.state(of: kind, in: app.daily.five(of: app.daily.today)),
      ]
    }
    for summary in app.history.games {
      guard let session = app.library.session(summary.header.id) else { continue }
      texts += [
        app.history.progress(of: session), app.history.label(of: session),
        app.frame.shownTime(of: session.id) ?? "", app.frame.titleOfDay(after: session.id) ?? "",
      ]
    }
    if let review = app.reviews.review {
      texts += [app.reviews.position(in: review), app.reviews.verdict(on: review)]
    }
    let anagrams = app.shelf.anagrams
    texts += [
      "\(String(describing: anagrams.countdown?.seconds.count))", "\(anagrams.isOnLastRack)",
      anagrams.screen?.message ?? "", "\(String(describing: anagrams.screen?.input.bank))",
    ]
    let codeword = app.shelf.codeword.screen
    texts += [
      codeword.map { CodewordScreenTexts.sentence(for: $0.message) } ?? "",
      "\(String(describing: codeword?.draft))",
    ]
    return texts
  }

  @Test("describing changes nothing, wherever the player is", arguments: places)
  func describing(place: String) {
    let visit = Visit(place, rows: shelfRows)
    visit.wait(1500)
    visit.model.settle()
    let (kept, announced) = (visit.host.keptKeys, visit.frame.announcement.number)
    let (timers, addresses) = (visit.host.timers, visit.host.addresses)
    let first = described(visit.model)
    #expect(first == described(visit.model))
    #expect(visit.model.library.takeChanges().isEmpty)
    #expect(visit.frame.announcement.number == announced)
    #expect(visit.host.keptKeys == kept)
    #expect(visit.host.timers == timers)
    #expect(visit.host.addresses == addresses)
  }

  @Test("settling twice is the same as settling once", arguments: places)
  func twice(place: String) {
    let visit = Visit(place, rows: shelfRows)
    visit.wait(1500)
    visit.model.settle()
    let before = described(visit.model)
    let (kept, titles) = (visit.host.keptKeys, visit.host.titles)
    let (timers, addresses) = (visit.host.timers, visit.host.addresses)
    visit.model.settle()
    #expect(described(visit.model) == before)
    #expect(visit.host.keptKeys == kept)
    #expect(visit.host.titles == titles)
    #expect(visit.host.timers == timers)
    #expect(visit.host.addresses == addresses)
  }

  @Test("a change by an event goes to the storage in the same turn", arguments: places)
  func sameTurn(place: String) {
    let visit = Visit(place, rows: shelfRows)
    visit.model.visible(false)
    visit.model.settle()
    #expect(visit.model.library.takeChanges().isEmpty)
    visit.model.changed(codewordRow(1, begun: 9_000_000, moves: ["1 0 trace", "2 0 plaid"]))
    visit.model.settle()
    #expect(visit.model.library.takeChanges().isEmpty)
    visit.model.frame.changeSettings { $0.showsTime = false }
    visit.model.settle()
    #expect(visit.model.library.takeChanges().isEmpty)
    #expect(visit.host.rows.keys.contains { $0.starts(with: Array("setting/".utf8)) })
  }

  @Test("a daily game that is dealt while settling is stored in the same turn")
  func dealt() {
    let visit = Visit.daily()
    visit.model.frame.playDaily(.codeword, of: testDay)
    #expect(visit.host.rows.isEmpty)
    visit.model.settle()
    #expect(visit.host.rows.count == 1)
    #expect(visit.model.library.takeChanges().isEmpty)
  }

  @Test("the clock of a game that is left while settling is stored in the same turn")
  func left() {
    let visit = Visit(address(1), rows: [1, 2].map { codewordRow($0, moves: ["0 0 trace"]) })
    visit.wait(2000)
    visit.model.frame.go(to: .game(.codeword, GameID(high: 0, low: 2)))
    visit.model.settle()
    let clock = RowKey.clock(GameID(high: 0, low: 1)).text
    #expect(visit.host.rows[clock] == Array("2000".utf8))
    #expect(visit.model.library.takeChanges().isEmpty)
  }

  @Test("a change by an answer of the host is stored without another event")
  func answers() {
    let visit = Visit("/samples")
    #expect(visit.model.library.takeChanges().isEmpty)
    let kept = visit.model.library.history.allSatisfy { summary in
      visit.host.rows[RowKey.record(summary.header.id).text] != nil
    }
    #expect(kept && !visit.model.library.history.isEmpty)
  }

  @Test("an answer to a question that nobody asked changes nothing")
  func strayAnswer() {
    let visit = Visit(rows: shelfRows)
    let before = described(visit.model)
    visit.answered(request: 999, status: .full, text: [])
    visit.answered(request: -1, status: .conflict, text: [1, 2])
    #expect(described(visit.model) == before)
  }
}
