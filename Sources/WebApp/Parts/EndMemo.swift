import Library
import Markup
import Screens

/// The end of a game. It is described again only when a game or a setting has changed, because it counts similar games.
/// - Parameter state: what else the content depends on.
func endMemo(
  _ id: GameID, _ frame: Frame, _ state: UInt64, @NodeBuilder build: @escaping () -> Node
) -> Node {
  memo(id.high, id.low, frame.library.revision, frame.revision, state, build: build)
}
