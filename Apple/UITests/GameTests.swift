import XCTest

/// Every game as a finger begins it, on a simulator. What is said comes from the tests below the views; here is
/// tried that what has to be touched is there, and does something.
final class GameTests: XCTestCase {
  @MainActor private func launch() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)", "-list"]
    app.launch()
    return app
  }

  /// Begins a game from the shelf, by the beginning of what is read out for its tile.
  @MainActor private func start(_ game: String, in app: XCUIApplication) {
    let tile = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "New \(game),"))
    XCTAssertTrue(tile.firstMatch.waitForExistence(timeout: 20), "no tile of \(game)")
    tile.firstMatch.tap()
    XCTAssertTrue(app.navigationBars[game].waitForExistence(timeout: 10), "\(game) does not open")
  }

  @MainActor func testCodeword() {
    let app = launch()
    start("Codeword", in: app)
    for letter in ["C", "R", "A", "N", "E"] { app.buttons[letter].firstMatch.tap() }
    app.buttons["Enter"].firstMatch.tap()
    let attempt = app.descendants(matching: .any)
      .matching(NSPredicate(format: "label CONTAINS[c] %@", "crane"))
    XCTAssertTrue(attempt.firstMatch.waitForExistence(timeout: 5))
  }

  @MainActor func testAnagrams() {
    let app = launch()
    start("Anagrams", in: app)
    app.buttons["Twist"].firstMatch.tap()
    XCTAssertTrue(app.buttons["Enter"].exists)
  }

  @MainActor func testMemorize() {
    let app = launch()
    start("Memorize", in: app)
    let down = app.buttons.matching(NSPredicate(format: "label CONTAINS %@", "face down"))
    XCTAssertTrue(down.firstMatch.waitForExistence(timeout: 5))
    let count = down.count
    down.firstMatch.tap()
    XCTAssertEqual(down.count, count - 1)
  }

  @MainActor func testTimes() {
    let app = launch()
    start("Times", in: app)
    let unasked = NSPredicate(format: "label BEGINSWITH %@", "? ")
    let waiting = app.descendants(matching: .any).matching(unasked)
    XCTAssertTrue(waiting.firstMatch.waitForExistence(timeout: 5))
    app.buttons["Start"].firstMatch.tap()
    XCTAssertFalse(waiting.firstMatch.exists)
  }

  @MainActor func testHangman() {
    let app = launch()
    start("Hangman", in: app)
    app.buttons["E"].firstMatch.tap()
    XCTAssertTrue(app.buttons["E, right"].exists || app.buttons["E, wrong"].exists)
  }

  /// HM-6, HM-7: wherever the player was among the letters.
  @MainActor func testEndOfHangmanIsInView() {
    let app = launch()
    start("Hangman", in: app)
    let end = app.buttons["Share"].firstMatch
    for letter in "ZQXJVKWBYGFPMUCDLHRSNIOATE" where !end.exists {
      app.buttons["\(letter)"].firstMatch.tap()
    }
    XCTAssertTrue(end.waitForExistence(timeout: 5))
    XCTAssertTrue(end.isHittable)
  }
}
