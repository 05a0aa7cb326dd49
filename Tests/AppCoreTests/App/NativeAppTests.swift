import Foundation
import Games
import GamesTesting
import Library
import Screens
import ScreensTesting
import Testing
import Words

@testable import AppCore

@Suite("The native app without its views") @MainActor
struct NativeAppTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private func startCodeword() throws -> Session<Codeword> {
    device.app.act { $0.shelf.codeword.start(nil) }
    return try #require(device.app.model.shelf.codeword.session)
  }

  @Test("it starts with the word lists and an empty list of games")
  func start() {
    #expect(device.app.model.frame.words.book != nil)
    #expect(device.app.model.library.history.isEmpty)
    #expect(device.app.model.frame.route == .home)
  }

  @Test("a game survives a kill, with its attempts and its time")
  func kill() throws {
    let id = try startCodeword().header.id
    device.wait(4_200)
    device.attempt("crane")
    device.killAndReopen()
    let session = try #require(device.app.model.library.session(id))
    #expect(session.summary.moveCount == 1)
    #expect(device.app.model.library.time(of: id, at: 0) == 4_200)
    #expect(device.app.model.frame.route == .home)
  }

  @Test("the clock stops while the app is in the background, and its time is kept then")
  func background() throws {
    let id = try startCodeword().header.id
    device.attempt("crane")
    device.wait(3_000)
    device.app.comesToFront(false)
    device.wait(60_000)
    let frame = device.app.model.frame
    #expect(frame.time(of: id) == 3_000)
    device.app.comesToFront(true)
    device.wait(2_000)
    #expect(frame.time(of: id) == 5_000)
    device.app.comesToFront(false)
    device.killAndReopen()
    #expect(device.app.model.library.time(of: id, at: 0) == 5_000)
  }

  @Test("a key for a modal without a view stops neither the clock nor the keys")
  func sheetWithoutView() throws {
    let id = try startCodeword().header.id
    device.press("?")
    device.wait(3_000)
    device.attempt("crane")
    #expect(device.app.model.frame.time(of: id) == 3_000)
    #expect(device.app.model.library.session(id)?.summary.moveCount == 1)
  }

  @Test("an alarm wakes the app, and a message goes away by itself")
  func alarm() {
    device.app.act { $0.frame.show("Hello", action: nil) }
    device.wait(5_000)
    #expect(device.app.model.frame.toast != nil)
    device.wait(1_500)
    #expect(device.app.model.frame.toast == nil)
  }

  @Test("all games can be saved to a file and read from it on another device")
  func archive() throws {
    let id = try startCodeword().header.id
    device.attempt("crane")
    device.app.act { $0.archives.export() }
    let saved = try #require(device.app.pendingEffects.saved)
    #expect(saved.name == "pastime-games.txt")
    let file = device.folder.url.deletingLastPathComponent()
      .appending(path: UUID().uuidString + ".txt")
    try Data(saved.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let other = try ManualDevice()
    other.app.act { $0.archives.choose() }
    #expect(other.app.pendingEffects.choice != nil)
    other.app.chose(.success(file))
    #expect(other.app.pendingEffects.choice == nil)
    #expect(other.app.model.library.session(id)?.summary.moveCount == 1)
    other.killAndReopen()
    #expect(other.app.model.library.session(id)?.summary.moveCount == 1)
  }

  @Test("a file that is no archive changes nothing, and the app says so")
  func noArchive() throws {
    let file = device.folder.url.appending(path: "%")
    try Data("a letter to my aunt".utf8).write(to: file)
    device.app.act { $0.archives.choose() }
    device.app.chose(.success(file))
    #expect(device.app.model.library.history.isEmpty)
    #expect(device.app.model.frame.toast?.message.hasPrefix("Nothing changed") == true)
  }

  @Test("a player who cancels choosing a file sees no message")
  func noFile() {
    device.app.act { $0.archives.choose() }
    device.app.chose(.failure(CocoaError(.userCancelled)))
    #expect(device.app.pendingEffects.choice == nil)
    #expect(device.app.model.frame.toast == nil)
  }

  @Test("the deletion of a game can be undone, and stays undone after a kill")
  func undo() throws {
    let id = try startCodeword().header.id
    device.attempt("crane")
    device.app.act { $0.history.delete(id) }
    #expect(device.app.model.library.history.isEmpty)
    let undo = try #require(device.app.model.frame.toast?.action)
    device.app.act { _ in undo.act() }
    device.killAndReopen()
    #expect(device.app.model.library.history.map(\.header.id) == [id])
  }

  @Test("settings are kept")
  func settings() {
    device.app.act { $0.frame.changeSettings { $0.palette = .colourBlind } }
    device.killAndReopen()
    #expect(device.app.model.library.settings.palette == .colourBlind)
  }

  @Test("nothing moves if the system or the player wants that, and the player decides")
  func motion() throws {
    _ = try startCodeword()
    device.attempt("crane")
    #expect(device.app.model.shelf.codeword.screen?.isMoving == false)
    device.app.reduceMotion(false)
    device.attempt("moist")
    #expect(device.app.model.shelf.codeword.screen?.isMoving == true)
    device.wait(1_000)
    #expect(device.app.model.shelf.codeword.screen?.isMoving == false)
    #expect(device.app.moves)
    device.app.act { $0.frame.changeSettings { $0[.motion] = 1 } }
    #expect(!device.app.moves)
    device.attempt("built")
    #expect(device.app.model.shelf.codeword.screen?.isMoving == false)
  }

  @Test("a challenge link offers its puzzle, and a damaged link is reported")
  func link() throws {
    _ = try startCodeword()
    let link = try #require(device.app.model.shelf.codeword.challenge(nil)).fragment
    let friend = try ManualDevice()
    friend.app.open(link: "https://example.org/#" + link)
    #expect(friend.app.model.invitations.session?.kind == .codeword)
    friend.app.act { $0.invitations.play() }
    #expect(
      friend.app.model.shelf.codeword.session?.puzzle
        == device.app.model.shelf.codeword.session?.puzzle)
    friend.app.open(link: "#/codeword/challenge/damaged")
    #expect(friend.app.model.frame.toast != nil)
  }

  @Test("a folder that cannot be read is not overwritten, and the player sees a message")
  func unreadable() throws {
    let file = device.folder.url.appending(path: "%")
    try Data("in the way".utf8).write(to: file)
    let app = NativeApp(device: .system, folder: file)
    app.act { $0.shelf.codeword.start(nil) }
    #expect(app.model.frame.toast != nil)
    #expect(try Data(contentsOf: file) == Data("in the way".utf8))
  }
}
