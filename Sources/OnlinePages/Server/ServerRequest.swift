import ByteStrings
import Games
import Library

/// The requests to the server.
enum ServerRequest {
  case server
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
  case recoveryKey
  case recover
  case erase
  /// The judged game of a day.
  case play(JudgedRequest)
  /// A move of a judged game.
  case moves(JudgedMove)
  /// The puzzle of one of today's games, which nobody judges then.
  case takeOffline(GameKind)
  /// No server is asked: this browser stores a play as the server revealed it.
  case keepPlay(PlainText, StoringPurpose)
  case circles(CircleRequest, path: PlainText)
  /// No server is asked: the row of the evening is read, or written.
  case readEvening
  case keepEvening
  case races(RaceRequest, path: PlainText)
  case challenges(ChallengeRequest, path: PlainText)
  /// No server is asked: this browser forgets that there was a server.
  case leave
  /// Makes the player a guest for a day, if the server does not know them.
  case guest
  /// No server is asked: this browser returns who the player was in the last match, and in which race.
  case recallPerson
  /// No server is asked: this browser remembers that.
  case rememberPerson
  /// No server is asked: a text of any number of lines is copied to the clipboard. A line that names a place of the
  /// page, `#/…`, becomes its address.
  case copy
  /// No server is asked: the row of the packs is read, or written.
  case readPacks(PackPurpose)
  case keepPacks
  /// No server is asked: the player chooses a file.
  case choosePack
  /// The file of a pack that the host has put beside the page.
  case fetchPack(PlainText)

  /// The HTTP method, and the path below `v1/`.
  var target: (method: Literal, path: PlainText) {
    switch self {
    case .server: ("GET", "house")
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
    case .recoveryKey: ("POST", "sheet")
    case .recover: ("POST", "recovery")
    case .erase: ("DELETE", "player")
    case .play, .takeOffline: ("POST", "plays")
    case .keepPlay(let play, _): ("KEEP", "record/\(play)")
    case .moves(let move): ("POST", "plays/\(PlainText(utf8: move.play))/moves")
    case .circles(let request, let path): (request.method, path)
    case .readEvening: ("RECALL", "evening")
    case .keepEvening: ("REMEMBER", "evening")
    case .races(let request, let path): (request.method, path)
    case .challenges(let request, let path): (request.method, path)
    case .leave: ("LEAVE", "")
    case .guest: ("POST", "guests")
    case .recallPerson: ("RECALL", "together")
    case .rememberPerson: ("REMEMBER", "together")
    case .copy: ("COPY", "")
    case .readPacks: ("RECALL", "packs")
    case .keepPacks: ("REMEMBER", "packs")
    case .choosePack: ("CHOOSE", "\(WordPack.byteLimit)")
    case .fetchPack(let name): ("GET", "../packs/\(name).txt")
    }
  }
}
