import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("A new version of the page")
struct VersionTests {
  @Test("a new version is offered until the player takes it, whatever else is shown meanwhile")
  func receive() throws {
    let visit = Visit(rows: [codewordRow(1)])
    visit.act { $0.updated() }
    #expect(visit.toast == ShellTexts.newVersion)
    visit.wait(60_000)
    #expect(visit.toast == ShellTexts.newVersion)
    visit.act { $0.history.delete(GameID(high: 0, low: 1)) }
    #expect(visit.toast == ShellTexts.deleted)
    visit.wait(6000)
    #expect(visit.toast == ShellTexts.newVersion)
    #expect(visit.host.activations == 0)
    try visit.takeOffer()
    #expect(visit.host.activations == 1)
  }

  @Test("a modal that opens over the offer withdraws it until the modal is closed")
  func withdrawn() {
    let visit = Visit()
    visit.act { $0.updated() }
    visit.act { $0.about.open() }
    #expect(visit.toast == nil)
    visit.act { $0.frame.modal = nil }
    #expect(visit.toast == ShellTexts.newVersion)
  }

  @Test("the offer stays out of modals, and the player can dismiss it")
  func putOff() {
    let visit = Visit()
    visit.act { $0.updated() }
    visit.act { $0.frame.modal = .settings(.general) }
    #expect(visit.toast == nil)
    visit.act { $0.frame.modal = nil }
    #expect(visit.toast == ShellTexts.newVersion)
    visit.act { $0.dismissToast() }
    #expect(visit.toast == nil)
    visit.wait(60_000)
    #expect(visit.toast == nil)
  }
}
