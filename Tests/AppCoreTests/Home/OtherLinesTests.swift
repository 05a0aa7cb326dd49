import Foundation
import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("Games that went on elsewhere, in the native app") @MainActor
struct OtherLinesTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private func startCodeword() throws -> GameID {
    app.act { $0.shelf.codeword.start(nil) }
    return try #require(app.model.shelf.codeword.session).header.id
  }

  /// Copies all games of a device to another one.
  private func carry(from device: ManualDevice, to other: ManualDevice) throws {
    device.app.act { $0.archives.export() }
    let saved = try #require(device.app.pendingEffects.saved)
    let file = other.folder.url.deletingLastPathComponent()
      .appending(path: UUID().uuidString + ".txt")
    try Data(saved.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    other.app.act { $0.archives.choose() }
    other.app.chose(.success(file))
  }

  @Test("a game that went on in two places has both lines, and goes on in either")
  func lines() throws {
    let id = try startCodeword()
    device.attempt("crane")
    let other = try ManualDevice()
    try carry(from: device, to: other)
    #expect(app.otherLines(of: id).isEmpty)
    device.wait(1_000)
    device.attempt("moist")
    other.wait(5_000)
    other.app.openGame = id
    other.attempt("plumb")
    other.wait(1_000)
    other.attempt("dizzy")
    try carry(from: other, to: device)
    let line = try #require(app.otherLines(of: id).first)
    #expect(line.canGoOn && !line.text.isEmpty)
    let listed = try #require(app.model.library.session(id)).summary.moveCount
    app.goOn(in: line, of: id)
    #expect(app.stage == .codeword)
    let now = try #require(app.model.library.session(id)).summary.moveCount
    #expect(Set([listed, now]) == [2, 3])
    #expect(try #require(CodewordViewState(app.model)).rows.count { $0.kind == .attempt } == now)
    let first = try #require(app.otherLines(of: id).first)
    app.lookThrough(first, of: id)
    #expect(try #require(ReviewViewState(app.model)).moveCount == listed)
    // A line that does not exist does nothing.
    app.goOn(in: OtherLineViewState(id: 9, text: "", canGoOn: true), of: id)
  }

  @Test("the settings list a deleted game, and bring it back (CW-16)")
  func deleted() throws {
    #expect(DeletedGamesViewState(app.model) == nil)
    let id = try startCodeword()
    device.attempt("crane")
    app.act { $0.history.delete(id) }
    device.killAndReopen()
    #expect(app.model.library.history.isEmpty)
    let viewState = try #require(DeletedGamesViewState(app.model))
    #expect(viewState.title == "Deleted games (1)")
    let row = try #require(viewState.rows.first)
    #expect(row.name == "Codeword" && row.progress == "1 try so far")
    #expect(row.bringBack.hasPrefix("Restore: Codeword"))
    app.bringBack(row.id)
    #expect(DeletedGamesViewState(app.model) == nil)
    device.killAndReopen()
    #expect(app.model.library.session(id)?.summary.moveCount == 1)
  }
}
