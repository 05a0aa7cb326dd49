import Games
import Library
import Sync

/// A fault of a judged play as a database stores it.
public enum PlayFault: Equatable, Sendable {
  /// The numbers of the moves are not consecutive from 0.
  case gap
  /// The puzzle does not match the commitment.
  case commitment
  /// The rules do not allow the moves, or the stored answers are wrong.
  case moves
  /// The result does not follow from the moves.
  case result
}

extension KeptPlay {
  /// The faults of the play and its moves, which are judged again. The database itself ensures that a player has
  /// only one play on a deal.
  func faults(with moves: [KeptMove]) -> [PlayFault] {
    var faults: [PlayFault] = []
    if !deal.isAsCommitted { faults.append(.commitment) }
    if moves.map(\.number) != Array(moves.indices) { faults.append(.gap) }
    // A later version may know rules that this version does not.
    guard deal.rules <= deal.kind.rulesVersion else { return faults }
    guard let running = try? running(after: moves),
      running.moves
        == moves.map({ JudgedMove(move: $0.move, answer: $0.answer, time: $0.time) })
    else { return faults + [.moves] }
    if result != running.result(after: moves.last) { faults.append(.result) }
    return faults
  }
}
