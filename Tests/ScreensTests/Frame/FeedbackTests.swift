import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Sound and vibration")
struct FeedbackTests {
  private func game(feedback: Bool) -> Visit {
    let settings = Row(
      key: RowKey.settings.text, text: Array((feedback ? "feedback on\n" : "").utf8))
    return Visit(address(), rows: [codewordRow(), settings])
  }

  @Test("the player hears and feels nothing while feedback is off, as it is at first (CW-11)")
  func off() throws {
    let visit = game(feedback: false)
    visit.press("Enter")
    visit.attempt(try word("trace"))
    visit.attempt(try word("crane"))
    #expect(visit.host.feedbacks.isEmpty)
  }

  @Test("a key, a refusal, an attempt and the end have different feedback (CW-11)")
  func on() throws {
    let visit = game(feedback: true)
    let letter = try #require(Letter(ascii: UInt8(ascii: "t")))
    visit.press("t", "Backspace", "ArrowRight")
    visit.act { $0.shelf.codeword.type(letter) }
    visit.act { $0.shelf.codeword.erase() }
    #expect(visit.host.feedbacks == [.key, .key, .key, .key])
    visit.press("Enter")
    #expect(visit.host.feedbacks.dropFirst(4) == [.refused])
    visit.press("ArrowLeft")
    visit.attempt(try word("trace"))
    #expect(visit.host.feedbacks.dropFirst(5) == [.key, .key, .key, .key, .key, .good])
    visit.attempt(try word("crane"))
    #expect(visit.host.feedbacks.dropFirst(11) == [.key, .key, .key, .key, .key, .won])
  }

  @Test("a lost game sounds like a loss")
  func lost() throws {
    let settings = Row(key: RowKey.settings.text, text: Array("feedback on\n".utf8))
    let visit = Visit(address(), rows: [codewordRow(limit: "1"), settings])
    visit.attempt(try word("trace"))
    #expect(visit.host.feedbacks.last == .lost)
  }

  @Test("one setting turns feedback on, and is stored (CW-11, CW-17)")
  func oneSwitch() throws {
    let visit = game(feedback: false)
    visit.act { $0.frame.changeSettings { $0[.feedback] = 1 } }
    let key = RowKey.setting(Array("feedback".utf8)).text
    #expect(visit.stored(Row(key: key, text: []))?.hasSuffix(" on") == true)
    visit.press("a")
    #expect(visit.host.feedbacks == [.key])
  }
}
