import Testing

@testable import OnlinePages

/// Players who race.
extension TestSession {
  static let race = "7K3F9QXD02MN"
  /// The path of the race's requests.
  static let racePath = "races/\(race)"
  static let play = "0123456789abcdef0123456789abcdef"

  /// What happened in a race of Ann and Bo.
  static let annAndBo = ["join fox Ann", "join bear Bo"]

  /// A race as the server sends it.
  static func seen(
    _ stage: String, seat: String = "0", events: [String] = annAndBo, after known: Int = 0,
    now: Int = 1_000_000, of id: String = race, game: String = "codeword", more: String = ""
  ) -> String {
    let lines = events.enumerated().dropFirst(known).map {
      "news \($0.offset + 1) 1000000 \($0.element)\n"
    }
    return """
      200
      pastime-race 1
      race \(id)
      game \(game)
      options length=5 attempts=6 mode=standard
      seat \(seat)
      now \(now)
      stage \(stage)
      \(more)count \(events.count)
      \(lines.joined())
      """
  }

  /// Taps the button of an action, which must be shown.
  mutating func raceAction(_ words: String, entered: String = "") {
    tap("races \(words)", entered: entered)
  }

  /// The latest request.
  var request: (method: String, path: String, body: String)? {
    asked.last.map { ($0.method, $0.path, $0.body) }
  }

  /// How many requests a path got.
  func count(of path: String) -> Int { asked.count { $0.path == path } }

  /// A player who made a race, and sees who has joined.
  static func host(
    of events: [String] = annAndBo, stage: String = "gathering"
  )
    -> TestSession
  {
    var session = looking()
    session.tell("races choose")
    session.answer("together", "200\n\n")
    session.raceAction("next")
    session.raceAction("next", entered: "Ann")
    session.answer("races", seen(stage, events: events))
    return session
  }

  /// A race that both play.
  static func running(_ events: [String] = annAndBo + ["start 0"]) -> TestSession {
    var session = host(of: events, stage: "countdown 1000001")
    session.tick()
    session.answer(
      "\(racePath)/play", "201\npastime-play 1 0\nplay \(play)\nstand-in 10\npastime 1\n")
    return session
  }

  /// A player who came by the link of a race.
  static func invited(isMember: Bool = false, _ state: String) -> TestSession {
    var session = looking(isMember: isMember)
    session.tell("code R\(race)")
    session.answer(racePath, state)
    return session
  }

  mutating func hear(_ text: String) { perform(model.handle(.heard(Array(text.utf8)))) }
  mutating func tick() { perform(model.handle(.ticked)) }
}
