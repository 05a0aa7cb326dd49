import Screens
import Testing

@testable import AppCore

@Suite("What a screen reader announces by itself in the native app") @MainActor
struct SpeechTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  @Test("one event makes one announcement: the move, and what it teaches")
  func oneEvent() throws {
    app.act { $0.shelf.codeword.start(nil) }
    for letter in "crane" { device.press(String(letter)) }
    let number = app.speech.number
    let taught = app.model.teaching.number
    device.press("Enter")
    #expect(app.speech.number == number + 1)
    let said = app.model.frame.announcement.sentence
    #expect(!said.isEmpty)
    #expect(app.speech.sentence.hasPrefix(said))
    try #require(app.model.teaching.number != taught)
    #expect(app.speech.sentence == "\(said) \(app.model.teaching.sentence)")
  }

  @Test("a toast is read once, and a sentence that is announced twice is read twice")
  func messages() {
    app.act { $0.frame.show("Hello", action: nil) }
    let number = app.speech.number
    #expect(app.speech.sentence == "Hello")
    device.wait(1_000)
    #expect(app.speech.number == number)
    app.act { $0.frame.announce("Refused.") }
    app.act { $0.frame.announce("Refused.") }
    #expect(app.speech.sentence == "Refused.")
    #expect(app.speech.number == number + 2)
  }

  @Test("an empty sentence is not announced")
  func nothing() {
    let number = app.speech.number
    app.act { $0.frame.announce("") }
    app.comesToFront(true)
    #expect(app.speech.number == number)
  }
}
