import Games
import Library
import Markup
import MarkupTesting
import Screens
import ScreensTesting
import Testing

@testable import WebApp

extension PastimeApp: HostClient {}

/// A player at the page, on a device like `ManualDevice`.
@MainActor
final class PagePlayer: Player {
  private let host = FakeHost()
  private var page = InMemoryPage()
  private var app: PastimeApp

  var model: AppModel { app.model }

  init(rows: [Row] = []) {
    host.localDay = Day(of: host.today)
    for row in rows { host.rows[row.key] = row.text }
    app = PastimeApp(host: host, patch: page.apply)
    begin()
    turnOffLessons()
    comesToFront(true)
  }

  /// Shows the list, with the stored rows.
  private func begin() {
    host.navigate(to: "", replacing: false)
    page.dispatch = { [unowned app] kind, node, text, flags in
      app.dispatch(kind: kind, node: node, text: text, flags: flags)
    }
    page.follow = { [unowned host] in host.follow($0) }
    app.stored(host.rows.map { Row(key: $0.key, text: $0.value) })
    app.start(fragment: [], canStore: true)
    host.deliver(to: app)
  }

  private func tap(_ node: PageNode) {
    page.click(node)
    host.deliver(to: app)
  }

  private func tap(_ name: String) throws {
    tap(
      try #require(
        page.all { $0.role == "button" && $0.accessibleName == name }.last,
        "there is no control named \(name)"))
  }

  private func press(_ key: String) {
    page.press(key)
    host.deliver(to: app)
  }

  private func text(_ name: String) -> String { page.first(class: name)?.textContent ?? "" }

  var message: String { text("message") }
  var end: [String] { [text("end-headline"), text("end-figure")] }

  var row: [String] {
    get throws {
      let link = try #require(page.first(class: "history-link"))
      let texts = ["history-progress", "history-name", "time"].map { name in
        link.subtree.first { $0.classes.contains(name) }?.textContent ?? ""
      }
      return texts + [link.accessibleName]
    }
  }

  var fitting: [String] {
    get throws {
      let count = try #require(
        page.first(class: "assisted")?.subtree.first { $0.role == "button" })
      let sentence = count.textContent
      tap(count)
      let words = page.first(class: "fitting")?.subtree.filter { $0.name == "li" } ?? []
      try tap(ShellTexts.close)
      // A touch elsewhere takes the focus off the button, which would take the next Enter.
      page.first(class: "message").map { _ = page.click($0) }
      return [sentence, words.map(\.textContent).joined(separator: " ")]
    }
  }

  func start(_ kind: GameKind, choosing answers: [String]) throws {
    let name = ShellTexts.new(kind.name, model.shelf[kind].defaultSummary)
    let tile = page.all { $0.role == "button" && $0.accessibleName == "\(name)" }.last
    page.send(.contextmenu, to: try #require(tile, "there is no tile named \(name)"))
    host.deliver(to: app)
    for answer in answers {
      let radios = page.all { $0.role == "radio" && $0.accessibleName == answer }
      tap(try #require(radios.last))
    }
    try tap(ShellTexts.start)
  }

  func start(_ kind: GameKind) throws {
    try tap(ShellTexts.new(kind.name, model.shelf[kind].defaultSummary))
  }

  func enter(_ word: String) throws {
    if let field = page.first(class: "field")?.subtree.first(where: { $0.name == "input" }) {
      page.input(word, into: field)
      tap(field)
    } else {
      for letter in word { press(String(letter)) }
    }
    press("Enter")
  }

  func erase() { press("Backspace") }

  func guess(_ letter: Character) { press(String(letter)) }

  func turn(_ card: Int) throws {
    let cards = page.first(class: "cards")?.subtree.filter { $0.classes.contains("turning") } ?? []
    let card = try #require(cards.indices.contains(card) ? cards[card] : nil)
    page.send(.pointerdown, to: card, text: "5 5")
    page.send(.pointerup, to: card, text: "5 5")
    page.send(.click, to: card, text: "5 5")
    host.deliver(to: app)
  }

  func goOn() throws { tap(try #require(page.first(class: "go"))) }

  func choose(_ answer: Int) throws {
    tap(
      try #require(
        page.all(class: "choice").first { $0.textContent.dropFirst() == "\(answer)" }))
  }

  func endAnagrams() throws {
    try tap("Pass")
    try tap(AnagramsScreenTexts.endGame)
  }

  func wait(_ time: Int64) {
    let end = host.now + Milliseconds(time)
    while let timer = host.takeTimer(until: end, for: app) {
      app.woke(timer)
      host.deliver(to: app)
    }
    host.advance(by: end - host.now)
  }

  func share() throws -> String {
    try tap(ShareTexts.share)
    try tap(ShareTexts.copy)
    try tap(ShellTexts.close)
    return try #require(host.clipboard)
  }

  func goHome() throws { try tap(ShellTexts.back) }

  func comesToFront(_ isInFront: Bool) {
    app.visible(isInFront)
    host.deliver(to: app)
  }

  func resize(width: Int, height: Int) { app.resized(width: width, height: height) }

  func comeBackAfterKill() throws {
    page = InMemoryPage()
    app = PastimeApp(host: host, patch: page.apply)
    begin()
    comesToFront(true)
    tap(try #require(page.first(class: "history-link")))
  }
}
