import Library
import Testing
import Words

@testable import OnlinePages

/// An online program with the page that runs it.
struct TestSession {
  var model = OnlineModel()
  var today = Day(number: 0)
  /// The language of the words in the player's new games.
  var words = WordLanguage.english
  /// The sync status that the page knows.
  var standing = ""
  /// What was handed to the page last.
  var lines: [String] = []
  /// The records that were handed to the page.
  private(set) var records: [String] = []
  private(set) var asked: [(request: Int32, method: String, path: String, body: String)] = []
  private(set) var wakesAfter: Int32?
  private(set) var ticksAfter: Int32?
  /// The path of the race events that the page listens to.
  private(set) var followed = ""

  mutating func tell(_ event: String, entered: String = "") {
    let fields = ["0", "\(today.number)", "0", "\(words.tag)", "", standing, event, entered]
    perform(model.handle(.message(Array(fields.joined(separator: "\t").utf8))))
  }

  /// Taps the button of an action, which must be shown.
  mutating func tap(_ event: String, entered: String = "") {
    let isThere = lines.contains { line in
      line.split(separator: "\t").contains { $0 == event || $0 == event + " " }
    }
    #expect(isThere, "no button sends \(event): \(lines)")
    tell(event, entered: entered)
  }

  /// Taps the button of an event, which must be shown, perhaps with more words.
  mutating func act(_ event: String, entered: String = "") {
    let isThere = lines.contains { line in
      line.split(separator: "\t").contains { "\($0) ".hasPrefix("\(event) ") }
    }
    #expect(isThere, "no button sends \(event): \(lines)")
    tell(event, entered: entered)
  }

  /// Answers the latest request for a path.
  mutating func answer(_ path: String, _ text: String) {
    guard let request = asked.last(where: { $0.path == path }) else {
      Issue.record("nobody asked for \(path)")
      return
    }
    perform(model.handle(.answered(request: request.request, text: Array(text.utf8))))
  }

  mutating func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, let method, let path, let body):
        asked.append((request, "\(method)", path, body))
      case .wake(let milliseconds): wakesAfter = milliseconds
      case .show(let text)
      where text.starts(with: "pastime ".utf8) || text.first == UInt8(ascii: "+"):
        records.append(String(decoding: text, as: UTF8.self))
      case .show(let text):
        lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
      case .tick(let milliseconds): ticksAfter = milliseconds
      case .follow(let path): followed = path
      case .retry, .goOn: break
      }
    }
  }
}
