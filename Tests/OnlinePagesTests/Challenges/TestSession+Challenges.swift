import Testing

@testable import OnlinePages

/// Players in a challenge.
extension TestSession {
  static let challengeID = "7K3F9QXD02MN"
  /// Monday, 23 November 2026, 14:05.
  static let challengeCloses = 20_780 * 86_400_000 + (14 * 60 + 5) * 60_000

  /// A challenge as the server sends it.
  static func challenge(
    _ part: String, over: String = "no", game: String = "codeword",
    options: String = "length=5 attempts=6 mode=standard", _ lines: String...
  ) -> String {
    let own = part == "none" ? "other" : "this"
    return """
      200
      pastime-challenge 1
      challenge \(challengeID)
      game \(game)
      options \(options)
      closes \(challengeCloses)
      over \(over)
      part \(part)
      member 1 other 1795219200000 bear Bo Lee
      member 2 \(own) 1795305600000 fox Ann
      \(lines.joined(separator: "\n"))

      """
  }

  /// A player who looks at a challenge.
  static func lookingAtChallenge(_ text: String, isMember: Bool = true) -> TestSession {
    var session = looking(isMember: isMember)
    session.tell("code c7K3F-9QXD 02MN")
    session.answer("challenges/\(challengeID)", text)
    return session
  }

  /// Taps the button of an action, which must be shown.
  mutating func challengeAction(_ words: String, entered: String = "") {
    tap("challenge \(words)", entered: entered)
  }
}
