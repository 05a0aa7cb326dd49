import Foundation
import Screens
import Testing

@testable import Markup

@Suite("The numbers that Swift and the bridge share")
struct BridgeNumbersTests {
  /// The numbers that `Web/bridge/protocol.js` names.
  private let lists: [String: [String: Int]]

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let source = try String(
      contentsOf: root.appending(path: "Web/bridge/protocol.js"), encoding: .utf8)
    var lists: [String: [String: Int]] = [:]
    for list in source.matches(of: #/export const (\w+) = Object\.freeze\(\{([^}]*)\}\)/#) {
      for entry in list.2.matches(of: #/(\w+): (\d+),/#) {
        lists[String(list.1), default: [:]][String(entry.1)] = Int(entry.2)
      }
    }
    self.lists = lists
  }

  @Test("the bridge names the instructions of a patch as Swift does")
  func opcodes() { #expect(lists["Opcode"] == names(of: Opcode.self)) }

  @Test("the bridge names the outcomes of a request as Swift does")
  func answers() { #expect(lists["AnswerStatus"] == names(of: AnswerStatus.self)) }

  @Test("the bridge names sounds and vibrations as Swift does")
  func feedback() { #expect(lists["Feedback"] == names(of: Feedback.self)) }

  @Test("the bridge names the flags of an event as Swift does")
  func modifiers() {
    let known: [String: Modifiers] = [
      "shift": .shift, "control": .control, "alt": .alt, "meta": .meta, "repeated": .repeated,
      "composing": .composing, "otherButton": .otherButton, "digit": .digit,
    ]
    #expect(lists["Modifiers"] == known.mapValues { Int($0.rawValue) })
  }

  @Test("the bridge has no other list of numbers")
  func everyList() {
    #expect(
      Set(lists.keys) == ["Opcode", "AnswerStatus", "Feedback", "Modifiers"])
  }

  /// The cases of an enum by name, whatever numbers they have.
  private func names<T: RawRepresentable>(of type: T.Type) -> [String: Int]
  where T.RawValue: FixedWidthInteger {
    var names: [String: Int] = [:]
    for number in 0..<256 {
      guard let value = T(rawValue: T.RawValue(truncatingIfNeeded: number)) else { continue }
      names["\(value)"] = number
    }
    return names
  }
}
