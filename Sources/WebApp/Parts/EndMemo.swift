import Library
import Markup
import Screens

/// The end of a game, which is described anew only when a game or a setting changed: the games like it are
/// counted for it.
/// - Parameter state: what else it depends on.
func endMemo(
  _ id: GameID, _ frame: Frame, _ state: UInt64, @NodeBuilder build: @escaping () -> Node
) -> Node {
  memo(id.high, id.low, frame.library.revision, frame.revision, state, build: build)
}
