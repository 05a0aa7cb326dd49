import Testing

@testable import OnlinePages

/// A page that asks a judge through its online program.
final class JudgedPage {
  var model = OnlineModel()
  private(set) var asked: [(request: Int32, path: String, body: String)] = []
  private(set) var records: [String] = []
  private(set) var toasts: [String] = []
  private(set) var announced: [String] = []
  private(set) var goneOn: [JudgedOutcome] = []
  private(set) var repeatedNumbers: [Int32] = []
  private(set) var retriesAfter: Int32?

  /// Whether the page has to wait.
  func judge(_ request: String) -> Bool {
    if case .wait = reply(to: request) { true } else { false }
  }

  func reply(to request: String) -> JudgedReply {
    let (reply, effects) = model.judge(Array(request.utf8))
    perform(effects)
    return reply
  }

  /// Answers the latest question.
  func answer(_ text: String, to place: Int? = nil) {
    guard let request = place.map({ asked[$0] }) ?? asked.last else {
      Issue.record("nobody asked")
      return
    }
    perform(model.handle(.answered(request: request.request, text: Array(text.utf8))))
  }

  func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, _, let path, let body): asked.append((request, path, body))
      case .wake, .tick, .follow: break
      case .show(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("pastime ") || text.hasPrefix("+") { records.append(text) }
        for line in text.split(separator: "\n") {
          if line.hasPrefix("s\t") { toasts.append(String(line.dropFirst(2))) }
          if line.hasPrefix("a\t") { announced.append(String(line.dropFirst(2))) }
        }
      case .retry(let milliseconds): retriesAfter = milliseconds
      case .goOn(let number, let outcome):
        repeatedNumbers.append(number)
        goneOn.append(outcome)
      }
    }
  }
}
