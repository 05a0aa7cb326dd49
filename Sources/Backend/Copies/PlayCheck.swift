import Games
import Library
import Sync

/// What is wrong with a judged play as a database has it.
public enum PlayFault: Equatable, Sendable {
  /// The moves are not numbered one after another from 0.
  case gap
  /// The puzzle is not the one that was committed to.
  case commitment
  /// The rules do not allow the moves, or they told something else than was kept.
  case moves
  /// The result is not what the moves come to.
  case result
}

extension KeptPlay {
  /// What is wrong with the play and its moves, which are judged once more. There is one play for each player and deal:
  /// the database sees to that itself.
  func faults(with moves: [KeptMove]) -> [PlayFault] {
    var faults: [PlayFault] = []
    if !deal.isAsCommitted { faults.append(.commitment) }
    if moves.map(\.number) != Array(moves.indices) { faults.append(.gap) }
    // A later version may know what this one does not.
    guard deal.rules <= deal.kind.rulesVersion else { return faults }
    guard let running = try? running(after: moves),
      running.moves
        == moves.map({ JudgedMove(move: $0.move, answer: $0.answer, time: $0.time) })
    else { return faults + [.moves] }
    if result != running.result(after: moves.last) { faults.append(.result) }
    return faults
  }
}
