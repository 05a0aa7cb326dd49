import Library
import Screens
import Testing

@testable import AppCore

@Suite("What the native app says instead of the page") @MainActor
struct NativeSentenceTests {
  @Test(
    "no message mentions a browser, a page or a connection",
    arguments: [
      ShellTexts.storageRefused, ShellTexts.samplesMissing, ShareTexts.notCopied,
      ShareTexts.linkNotCopied, ShareTexts.sentence(for: .laterVersion), CoachTexts.missing,
    ])
  func native(sentence: String) throws {
    let words = ["browser", "page", "connection", "online"]
    let speaks = { (text: String) in words.contains { text.lowercased().contains($0) } }
    let device = try ManualDevice()
    // Samples come with the app, so they need no connection, and the app has no text to select.
    let others = [ShellTexts.samplesMissing, ShareTexts.notCopied, ShareTexts.linkNotCopied]
    #expect(speaks(sentence) || others.contains { sentence == $0 })
    device.app.act { $0.frame.show(sentence, action: nil) }
    let toast = try #require(ToastViewState(device.app))
    #expect(!speaks(toast.message))
    #expect(device.app.heardMessage == toast.message)
  }

  @Test("a player who searches the list keeps the game beside it, though its row is gone")
  func selection() throws {
    let device = try ManualDevice()
    device.app.act { $0.shelf.codeword.start(nil) }
    let id = try #require(device.app.selectedGame)
    device.attempt("crane")
    device.app.query = "moist"
    device.app.selectedGame = nil
    #expect(device.app.stage == .codeword)
    #expect(device.app.selectedGame == id)
    device.app.isAway = false
    #expect(device.app.selectedGame == nil)
    device.app.selectedGame = id
    #expect(device.app.stage == .codeword)
  }

  @Test("if nothing can be copied, the app says what to do instead")
  func clipboard() throws {
    let device = try ManualDevice()
    device.refusesCopying = true
    device.app.act { $0.frame.copyLink(to: .daily(nil)) }
    #expect(ToastViewState(device.app)?.message == "Can’t copy. Use Share instead.")
  }

  @Test("samples appear only when a launch argument asks for them (CW-13)")
  func samples() throws {
    #expect(NativeApp.place(atLaunchWith: ["Pastime"]) == "")
    let place = NativeApp.place(atLaunchWith: ["Pastime", "-samples"])
    let device = try ManualDevice(place: place)
    #expect(device.app.model.library.history.count == 26)
    #expect(try ManualDevice().app.model.library.history.isEmpty)
  }

  @Test(
    "the app speaks the first language that it knows, or else English",
    arguments: [
      (["de"], Language.german), (["de-AT", "en"], .german), (["it", "de_CH"], .german),
      (["fr-CA"], .french), (["en-GB", "de"], .english), (["it"], .english), ([], .english),
      (["den"], .english),
    ])
  func language(tags: [String], language: Language) {
    #expect(NativeApp.language(among: tags) == language)
  }

  @Test("links lead to the page of the server that the app is built for, or else to the app")
  func address() throws {
    #expect(Device.address(onDomain: "games.example") == "https://games.example/")
    for none in [nil, ""] { #expect(Device.address(onDomain: none) == "pastime://open") }
    var device = Device.system
    device.address = Device.address(onDomain: "games.example")
    #expect(device.linked("All done\n#/daily") == "All done\nhttps://games.example/#/daily")
    // Another device opens that link.
    #expect(try ManualDevice().app.open(link: "https://games.example/#/daily"))
  }
}
