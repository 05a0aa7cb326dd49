import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Keys of other keyboards")
struct OtherKeyboardTests {
  @Test("a key with a letter that no word has gives a message, once")
  func otherLetters() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("Shift", "5", ";")
    #expect(visit.toast == nil)
    visit.press("х")
    #expect(visit.toast == "Only Latin letters work here.")
    visit.act { $0.dismissToast() }
    visit.press("ж", "þ")
    #expect(visit.toast == nil)
    #expect(try visit.draft == "_____")
  }

  @Test("a letter with an accent is typed as the plain letter, and a ligature as two letters")
  func accents() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("é", "œ")
    #expect(try visit.draft == "EOE__")
  }

  @Test("a game of numbers takes the digit that a key types, or else the digit at its place")
  func placedDigits() throws {
    let visit = Visit.times(moves: ["start"])
    visit.act { _ = $0.press(KeyPress("é", placedDigit: 7)) }
    #expect(try visit.times.answers.isEmpty)
    visit.act { _ = $0.press(KeyPress("2", placedDigit: 1)) }
    #expect(try visit.times.answers == [204])
    #expect(visit.toast == nil)
  }

  @Test("a game of words ignores the digit at the place of a sign")
  func symbols() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.act { _ = $0.press(KeyPress("(", placedDigit: 5)) }
    #expect(try visit.draft == "_____")
  }
}
