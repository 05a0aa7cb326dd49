import Library
import Testing

@testable import OnlinePages

/// Players who look at their circles.
extension TestSession {
  static let id = String(repeating: "a", count: 32)
  /// 23 November 2026.
  static let day = Day(number: 20_780)

  /// An online program of a member of the server, or of somebody whom it does not know.
  static func looking(
    isMember: Bool = true, isInvited: Bool = false, deals: Bool = false
  ) -> TestSession {
    var session = TestSession()
    session.today = day
    session.tell("looked")
    session.answer(
      "house",
      """
      200
      pastime-house 1
      address https://games.example
      invited \(isInvited ? "yes" : "no")
      member \(isMember ? "yes" : "no")
      deals \(deals ? "yes" : "no")

      """)
    return session
  }

  /// Taps the button of an action, which must be shown.
  mutating func action(_ words: String, entered: String = "") {
    tap("circles \(words)", entered: entered)
  }

  /// Goes to the circles, by the page for playing together.
  mutating func openCircles() {
    tell("together")
    action("list")
  }

  /// The texts of the lines of a kind.
  func texts(_ kind: Character) -> [String] {
    lines.filter { $0.first == kind }.map { String($0.dropFirst(2)) }
  }

  /// The titles of the buttons.
  var buttons: [String] {
    texts("b").map { String($0.split(separator: "\t", omittingEmptySubsequences: false)[2]) }
  }

  var note: String { texts("n").first ?? "" }

  /// Answers with the members of the circle.
  mutating func answerCircle(owner: Bool = true, invite: String = "none", members: [String]) {
    let lines = members.map { "member \($0)\n" }.joined()
    answer(
      "circles/\(Self.id)",
      """
      200
      pastime-circle 1
      title Oak Street
      owner \(owner ? "yes" : "no")
      invite \(invite)
      \(lines)
      """)
  }

  /// Answers with a board: the members, and after them these lines.
  mutating func answerBoard(_ lines: String, members: [String] = Self.two, of day: Day = Self.day) {
    let people = members.map { "member \($0)\n" }.joined()
    answer(
      "circles/\(Self.id)/days/\(day.text)",
      "200\npastime-day 1\nday \(day.text)\nover no\n\(people)\(lines)\n")
  }

  /// The player's own entry, who joined on 21 November 2026, and another player's.
  static let two = ["1 this 1795219200000 fox Ann", "2 other 1795305600000 bear Bo Lee"]

  /// An online program that shows the board of a circle.
  static func atBoard(
    _ board: String = "", owner: Bool = true, members: [String] = two,
    deals: Bool = false
  ) -> TestSession {
    var session = looking(deals: deals)
    session.openCircles()
    session.answer("circles", "200\npastime-circles 1 1\n\(id) own 2 Oak Street\n")
    session.action("open \(id)")
    session.answerCircle(owner: owner, members: members)
    session.answerBoard(board, members: members)
    return session
  }
}
