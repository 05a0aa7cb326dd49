import Backend
import Library
import Sync

/// The messages about a server whose data was checked.
enum BackendTexts {
  /// The fault, without a capital letter and a full stop.
  static func phrase(for fault: BackendFault) -> String {
    switch fault {
    case .damage(let reason): "the file is damaged: \(reason)"
    case .row(let player, let key, let fault): "\(place(player, key)): \(phrase(for: fault))"
    case .foreignRow(let player, let key): "\(place(player, key)): no server keeps such a row"
    case .revision(let player, let key):
      "\(place(player, key)): the revision was never given out"
    case .bytes(let player): "\(name(player)): the rows take more or fewer bytes than were counted"
    case .race(let id): "race \(id.bits): what happened in it cannot have happened so"
    case .challenge(let id):
      """
      challenge \(String(decoding: id.spelling, as: UTF8.self)): what is kept of it does not fit \
      together
      """
    case .play(let player, let id, let fault):
      "\(name(player)) play/\(id.text): \(phrase(for: fault))"
    }
  }

  /// All totals, each with its name.
  static func totals(of check: BackendCheck) -> [(String, Int)] {
    [
      ("players", check.players), ("devices", check.devices), ("plays", check.plays),
      ("judged", check.judgedMoves), ("circles", check.circles), ("members", check.members),
      ("races", check.races), ("challenges", check.challenges), ("rows", check.rows),
      ("bytes", check.bytes), ("games", check.games), ("lines", check.lines),
      ("moves", check.moves),
      ("later", check.laterLines), ("faults", check.faults),
    ]
  }

  private static func phrase(for fault: RowFault) -> String {
    switch fault {
    case .record(let error): "line \(error.line): \(RecordTexts.phrase(for: error.reason))"
    case .otherGame: "the record is that of another game"
    case .spelling: "the text is not spelled as it is in such a row"
    }
  }

  private static func phrase(for fault: PlayFault) -> String {
    switch fault {
    case .gap: "the moves are not numbered one after another"
    case .commitment: "the puzzle is not the one that was committed to"
    case .moves: "the moves, or what they told, are not what the rules say"
    case .result: "the result is not what the moves come to"
    }
  }

  private static func place(_ player: PlayerID, _ key: [UInt8]) -> String {
    "\(name(player)) \(String(decoding: key, as: UTF8.self))"
  }

  /// The 32 digits of a player's ID.
  private static func name(_ player: PlayerID) -> String {
    [player.high, player.low].map { bits in
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
