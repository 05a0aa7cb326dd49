import ByteStrings
import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

extension PastimeApp: HostClient {}

/// A player at the app in a page, with eyes and hands.
final class Visit: AppVisit {
  let host = FakeHost()
  let page = InMemoryPage()
  let app: PastimeApp

  var model: AppModel { app.model }

  /// Opens the app.
  /// - Parameters:
  ///   - rows: the rows that are stored already.
  ///   - isTranslated: whether the page started again for another language.
  ///   - prepare: changes the host of the app before it starts.
  init(
    _ fragment: String = "", rows: [Row] = [], canStore: Bool = true,
    isTranslated: Bool = false,
    prepare: (FakeHost) -> Void = { _ in }
  ) {
    for row in rows { host.rows[row.key] = row.text }
    prepare(host)
    host.navigate(to: fragment, replacing: false)
    app = PastimeApp(host: host, patch: page.apply)
    page.dispatch = { [unowned app] kind, node, text, flags in
      app.dispatch(kind: kind, node: node, text: text, flags: flags)
    }
    page.follow = { [unowned host] in host.follow($0) }
    app.stored(rows)
    app.start(
      fragment: Array(fragment.utf8), canStore: canStore, isTranslated: isTranslated)
    deliver()
  }

  /// Delivers to the app what it waits for.
  func deliver() {
    host.deliver(to: app)
  }

  // MARK: Hands

  func tap(_ node: PageNode) {
    page.click(node)
    deliver()
  }

  func tap(_ name: String) throws {
    tap(try #require(control(name), "there is no control named \(name)"))
  }

  /// Offers the options of a new game, with a long press on its tile.
  func offerChoices(of kind: GameKind) {
    page.send(.contextmenu, to: tile(kind))
    deliver()
  }

  /// The tile that starts a game.
  func tile(_ kind: GameKind) -> PageNode { page.all(class: "game-tile")[Int(kind.rawValue)] }

  /// Opens a page that the settings lead to.
  func openFromSettings(_ name: PlainText) throws {
    try openSettings()
    try tap("\(name)")
  }

  /// Opens the settings with the gear, and turns to one of their parts.
  func openSettings(_ part: SettingsPart = .general) throws {
    try tap(SettingsTexts.title)
    try turn(to: SettingsTexts.title(of: part))
  }

  /// Chooses the segment with a title at the head of a modal.
  private func turn(to title: PlainText) throws {
    let segments = page.all(class: "modal-head").flatMap { $0.subtree }
    let segment = segments.first { $0.classes.contains("segment") && $0.textContent == title }
    page.change(try #require(segment?.children.first), to: "on")
    deliver()
  }

  func press(_ keys: String...) {
    for key in keys { page.press(key) }
    deliver()
  }

  func type(_ word: Word) { for letter in word.text { press(String(letter)) } }

  func attempt(_ word: Word) {
    type(word)
    press("Enter")
  }

  /// Lets time pass, with the timers that are due.
  func wait(_ milliseconds: Int64) {
    let end = host.now + Milliseconds(milliseconds)
    while let timer = host.takeTimer(until: end, for: app) {
      app.woke(timer)
      deliver()
    }
    host.advance(by: end - host.now)
  }

  // MARK: Eyes

  func control(_ name: String) -> PageNode? {
    page.first { $0.role == "button" && $0.accessibleName == name }
  }

  /// The key of a letter on the screen.
  func key(_ letter: String) -> PageNode? {
    page.all(class: "key").first { $0.textContent == letter }
  }

  var listed: [PageNode] { page.all(class: "history-link") }

  var attempts: [PageNode] { page.all { $0.classes.contains("pegs") && $0.role == "img" } }

  /// The letters of the word that is being put together, with `_` for a blank.
  var draft: String {
    let pegs = page.first(class: "draft")?.subtree.filter { $0.classes.contains("peg") } ?? []
    return pegs.map { $0.textContent.isEmpty ? "_" : $0.textContent }.joined()
  }

  var message: String? { page.first(class: "message")?.textContent }
  var toast: String? { page.first(class: "toast")?.children.first?.textContent }
  /// A passing message that is only heard.
  var heard: String? {
    page.all(class: "toasts").compactMap { $0.children.first }
      .first { $0.classes.contains("unseen") }?.textContent
  }
  var gameTime: String? { page.first(class: "titles")?.descendant(class: "time")?.textContent }

  /// The last sentence for a screen reader.
  var announcement: PageNode? {
    page.first { $0.role == "status" && $0.classes.contains("unseen") }?.children.last
  }
}

extension PageNode {
  func descendant(class name: String) -> PageNode? {
    subtree.first { $0.classes.contains(name) }
  }

  var marks: [String] { subtree.compactMap { $0.attributes["data-mark"] } }
}
