import Library
import Screens
import Testing

@testable import AppCore

@Suite("Deletion by a key in the native app (CW-16)") @MainActor
struct DeletingTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  @Test("the game in front is deleted, the list is shown, and the deletion can be undone")
  func delete() throws {
    app.act { $0.shelf.codeword.start(nil) }
    let id = try #require(app.openGame)
    #expect(app.canDeleteOpenGame)
    app.deleteOpenGame()
    #expect(app.model.library.history.isEmpty)
    #expect(app.model.frame.route == .home)
    #expect(ToastViewState(app)?.action == ShellTexts.undo)
    app.answerToast()
    #expect(app.model.library.history.map(\.header.id) == [id])
    device.killAndReopen()
    #expect(app.model.library.history.map(\.header.id) == [id])
  }

  @Test("the key deletes nothing in the list, or while a modal lies over the game")
  func nothing() {
    #expect(!app.canDeleteOpenGame)
    app.deleteOpenGame()
    app.act { $0.shelf.codeword.start(nil) }
    app.show(.about)
    #expect(!app.canDeleteOpenGame)
    app.deleteOpenGame()
    #expect(app.model.library.history.count == 1)
  }
}
