import ByteStrings
import Games
import Library
import OnlinePages
import Screens

/// The online program, and the judge that it asks.
extension FakeHost {
  package func online(_ message: String, _ call: OnlineCall) {
    onlineMessages.append((message, call))
    if hasOnlineProgram {
      perform(onlineModel.handle(.message(Array(message.utf8))))
    } else if call != .ifOpen {
      pending.append { $0.shown(Array("e\n".utf8)) }
    }
  }

  package func judge(_ question: [UInt8]) -> Bool {
    guard hasJudge else { return false }
    let (reply, effects) = onlineModel.judge(question)
    judgedCall = currentCall
    perform(effects)
    return reply != .proceed
  }

  /// The time to ask the judge again has come.
  package func loseTime() {
    guard judgeTime != nil else { return }
    judgeTime = nil
    perform(onlineModel.handle(.lostTime))
  }

  /// Carries out the effects of the online program.
  func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, let method, let path, let body):
        let question = "\(method) \(path)"
        questions.append((question, body))
        // What the device alone keeps is read as it was stored.
        if method == "REMEMBER" { server["RECALL \(path)"] = "200\n\(body)" }
        let answer = Array((server[question] ?? "").utf8)
        pending.append { [unowned self] _ in
          perform(onlineModel.handle(.answered(request: request, text: answer)))
        }
      case .wake(let milliseconds):
        onlineTime = milliseconds.map { now + Milliseconds(Int64($0)) }
      case .show(let lines): pending.append { $0.shown(lines) }
      case .retry(let milliseconds):
        judgeTime = milliseconds.map { now + Milliseconds(Int64($0)) }
      // Nobody races here.
      case .tick, .follow: break
      case .goOn(_, let outcome):
        pending.append { [unowned self] _ in
          goOn(outcome != .givenUp)
          perform(onlineModel.handle(.repeated))
        }
      }
    }
  }
}
