import ByteStrings
import Games

/// What the house is asked.
enum HouseQuestion {
  case house
  case begin
  case devices
  case player
  case remove(PlainText)
  case offer
  case pairing
  case decide
  case withdraw
  case join
  case outcome
  case sheet
  case recover
  case erase
  /// The judged game of a day.
  case play(JudgedQuestion)
  /// A move of a judged game.
  case moves(JudgedMove)
  /// The puzzle of a game of today, which nobody judges then.
  case takeAlong(GameKind)
  /// Nobody is asked: a play is stored in this browser, as the house told it.
  case keepPlay(PlainText, KeepingPurpose)
  case circles(CircleQuestion, path: PlainText)
  /// Nobody is asked: the row of the evening is read, or written.
  case readEvening
  case keepEvening
  case races(RaceQuestion, path: PlainText)
  case challenges(ChallengeQuestion, path: PlainText)
  /// Nobody is asked: this browser forgets that there was a house.
  case leave

  /// The method of HTTP, and the path below `v1/`.
  var target: (method: Literal, path: PlainText) {
    switch self {
    case .house: ("GET", "house")
    case .begin: ("POST", "players")
    case .devices: ("GET", "devices")
    case .player: ("GET", "player")
    case .remove(let id): ("DELETE", "devices/\(id)")
    case .offer: ("POST", "pairing")
    case .pairing: ("GET", "pairing")
    case .decide: ("POST", "pairing/decision")
    case .withdraw: ("DELETE", "pairing")
    case .join: ("POST", "join")
    case .outcome: ("POST", "join/outcome")
    case .sheet: ("POST", "sheet")
    case .recover: ("POST", "recovery")
    case .erase: ("DELETE", "player")
    case .play, .takeAlong: ("POST", "plays")
    case .keepPlay(let play, _): ("KEEP", "record/\(play)")
    case .moves(let move): ("POST", "plays/\(PlainText(utf8: move.play))/moves")
    case .circles(let question, let path): (question.method, path)
    case .readEvening: ("RECALL", "evening")
    case .keepEvening: ("REMEMBER", "evening")
    case .races(let question, let path): (question.method, path)
    case .challenges(let question, let path): (question.method, path)
    case .leave: ("LEAVE", "")
    }
  }
}
