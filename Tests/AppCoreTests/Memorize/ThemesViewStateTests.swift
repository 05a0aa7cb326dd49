import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("The player's own themes in the native app") @MainActor
struct ThemesViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  private var viewState: ThemesViewState {
    get throws { try #require(ThemesViewState(app)) }
  }

  private func open() {
    app.act { $0.shelf.memorize.offerChoices() }
    app.editThemes()
  }

  private func make(_ name: String, _ emoji: String, pairs: String = "all") {
    app.themeName = name
    app.themeEmoji = emoji
    app.themePairs = pairs
    app.act { $0.shelf.memorize.saveTheme() }
  }

  @Test("a new theme survives a kill, and its cards have its colours (ME-2, ME-17)")
  func made() throws {
    open()
    let colours = try viewState.colours
    colours[0].answer = 0
    try viewState.colours[1].answer = 2
    #expect(try viewState.fill.count == 2)
    make("Ours", "🐧👻✏️", pairs: "2")
    #expect(ToastViewState(app)?.message == "Theme saved.")
    #expect(ThemesViewState(app) == nil)
    device.killAndReopen()
    open()
    #expect(try viewState.themes.map(\.name) == ["Ours"])
    app.act { $0.shelf.memorize.endEditing() }
    let row = app.choices(for: .memorize)[0]
    row.answer = row.names.count - 1
    app.startChosen(.memorize)
    let memorize = try #require(MemorizeViewState(app.model))
    #expect(memorize.bar.standing == "Ours")
    #expect(memorize.rows.joined().count == 4)
    #expect(
      memorize.fill == [
        MemorizeColours.shade(named: "red"), MemorizeColours.shade(named: "orange"),
      ])
  }

  @Test("remarks stand below the fields, for missing entries only after a save (ME-5, ME-6)")
  func problems() throws {
    open()
    #expect(try viewState.problems.isEmpty)
    app.themeEmoji = "🐧🐧"
    #expect(try viewState.problems.contains("Repeated, counted once: 🐧"))
    let before = try viewState.problems
    app.themePairs = "0"
    #expect(try viewState.problems != before)
    app.act { $0.shelf.memorize.saveTheme() }
    #expect(try viewState.problems.contains("Give the theme a name."))
    #expect(app.model.library.themes.isEmpty)
  }

  @Test("a theme can be changed in its place, and the message undoes its deletion")
  func changed() throws {
    open()
    make("Ours", "🐧👻")
    app.editThemes()
    app.change(try viewState.themes[0])
    #expect(try viewState.title == MemorizeScreenTexts.changeTheme)
    #expect(app.themeName == "Ours")
    make("Theirs", "🐧👻")
    app.editThemes()
    #expect(try viewState.themes.map(\.name) == ["Theirs"])
    app.delete(try viewState.themes[0])
    #expect(try viewState.themes.isEmpty)
    #expect(ToastViewState(app)?.action == "Undo")
    app.answerToast()
    #expect(try viewState.themes.map(\.name) == ["Theirs"])
    device.killAndReopen()
    #expect(app.model.library.themes.count == 1)
  }

  @Test("a link to a theme is copied, and offers the theme on another device")
  func link() throws {
    open()
    make("Ours", "🐧👻")
    app.editThemes()
    app.copyLink(to: try viewState.themes[0])
    let link = try #require(device.clipboard)
    #expect(link.hasPrefix("pastime://open#/memorize/challenge/"))
    #expect(ToastViewState(app)?.message == "Link copied.")
    let friend = try ManualDevice()
    #expect(friend.app.open(link: link))
    #expect(friend.app.shownModal == .newGame(.memorize))
    #expect(friend.app.themeName == "Ours")
    friend.app.act { $0.shelf.memorize.saveTheme() }
    #expect(friend.app.model.library.themes.map(\.look.name) == ["Ours"])
  }

  @Test("a mixed colour becomes the nearest named colour (ME-15)")
  func mixed() throws {
    open()
    for name in MemorizeColours.names {
      let shade = MemorizeColours.shade(named: name)
      #expect(MemorizeColours.nearest(to: shade.light) == name)
      #expect(MemorizeColours.nearest(to: shade.dark) == name)
    }
    app.mix(isSecond: false, red: 1, green: 0, blue: 0)
    #expect(try viewState.fill == [MemorizeColours.shade(named: "red")])
    app.mix(isSecond: true, red: 0, green: 0, blue: 0)
    #expect(try viewState.fill.last == MemorizeColours.shade(named: "black"))
    #expect(try viewState.isGradient)
  }

  @Test("a colour of a later version has the accent, and stays if it is not changed (ME-15)")
  func unknown() throws {
    open()
    app.act { $0.shelf.memorize.fields?.colour = "fuchsia" }
    let row = try viewState.colours[0]
    #expect(row.names.last == "fuchsia")
    #expect(row.answer == row.names.count - 1)
    #expect(try viewState.fill == [GameColours.accent(of: .memorize)])
    make("Ours", "🐧👻")
    #expect(app.model.library.themes.first?.look.fill == MemorizeFill(Array("fuchsia".utf8)))
  }
}
