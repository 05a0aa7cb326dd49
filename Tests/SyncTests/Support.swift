import Library
import Sync
import SyncTesting

let generation = Generation(bits: 0xabc)
let ada = PlayerID(high: 0, low: 1)

func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// The row of a game with these moves, one per line.
func game(_ number: UInt64, _ moves: String...) -> Row {
  let key = RowKey.record(GameID(high: 0, low: number)).text
  return Row(key: text(key), text: "game\n" + moves.map { $0 + "\n" }.joined())
}

extension Effect {
  var request: Request? { if case .send(let request) = self { request } else { nil } }
  var write: StorageWrite? { if case .write(let write) = self { write } else { nil } }
}

extension Request {
  var push: Push? { if case .push(let push) = body { push } else { nil } }
  var pull: Pull? { if case .pull(let pull) = body { pull } else { nil } }
}
