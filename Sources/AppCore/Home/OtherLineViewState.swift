import Games
import Library
import Screens

/// Another continuation of a listed game, which the player continued in two places.
package struct OtherLineViewState: Equatable, Identifiable, Sendable {
  /// Its index among the continuations.
  package let id: Int
  /// The state of the game in this continuation.
  package let text: String
  package let canGoOn: Bool
}

extension NativeApp {
  /// The other continuations of a game.
  package func otherLines(of id: GameID) -> [OtherLineViewState] {
    model.library.otherLines(of: id).enumerated().map { number, line in
      OtherLineViewState(
        id: number, text: line.describe(.brief), canGoOn: !line.summary.outcome.isOver)
    }
  }

  /// Plays on in another continuation.
  package func goOn(in line: OtherLineViewState, of id: GameID) {
    act { app in other(line, of: id, in: app).map { app.history.goOn(in: $0) } }
  }

  /// Shows another continuation move by move.
  package func lookThrough(_ line: OtherLineViewState, of id: GameID) {
    act { app in
      guard let session = other(line, of: id, in: app) else { return }
      app.history.show(session)
      app.reviews.lookThrough(session)
    }
  }

  private func other(_ line: OtherLineViewState, of id: GameID, in app: AppModel) -> AnySession? {
    let lines = app.library.otherLines(of: id)
    return lines.indices.contains(line.id) ? lines[line.id] : nil
  }
}
