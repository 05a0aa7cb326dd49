import Library
import Testing

@testable import OnlinePages

@Suite("What a page reports to its online program")
struct OnlineMessageTests {
  @Test("a message says what the page knows, and what has happened")
  func reading() throws {
    let text = "12\t20778\t-18000000\tde\tremoved\tNicht mehr.\tjoin\t7k3f\t9qxd"
    let message = try #require(OnlineMessage(Array(text.utf8)))
    #expect(message.surroundings.games == 12)
    #expect(message.surroundings.today == Day(number: 20_778))
    #expect(message.surroundings.zone == -18_000_000)
    #expect(message.surroundings.words == .german)
    #expect(message.surroundings.isRemoved)
    #expect(message.surroundings.standing == "Nicht mehr.")
    // The typed text may have any character.
    #expect(message.entered == "7k3f\t9qxd")
    guard case .wants(.join) = message.event else {
      Issue.record("\(message.event)")
      return
    }
  }

  @Test(
    "text that is no message is ignored",
    arguments: [
      "", "looked", "1\t1\t0\ten\t\t\tlooked", "1\t1\t0\ten\t\t\tfly away\t",
      "1\t1\t0\ten\t\t\t\t",
    ])
  func noMessage(text: String) {
    #expect(OnlineMessage(Array(text.utf8)) == nil)
    var session = OnlineModel()
    #expect(
      !session.handle(.message(Array(text.utf8))).contains {
        if case .ask = $0 { true } else { false }
      })
  }

  @Test("a number may have a sign")
  func numbers() {
    #expect("-3".signedNumber == -3)
    #expect("12".signedNumber == 12)
    for text in ["", "-", "--3", "3-", "x"] { #expect(text.signedNumber == nil) }
  }

  @Test("each intent has its own word, which no other event has")
  func words() {
    for intent in ServerIntent.allCases {
      guard case .wants(intent)? = PageEvent(Array("\(intent.rawValue)".utf8)[...]) else {
        Issue.record("\(intent)")
        continue
      }
    }
  }
}
