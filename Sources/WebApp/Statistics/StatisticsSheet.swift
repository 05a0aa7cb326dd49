import ByteStrings
import Games
import Library
import Markup
import Screens

/// The statistics of one game or of all, with a choice of the game above.
struct StatisticsSheet {
  let frame: Frame
  let views: ShelfViews
  let kind: GameKind?

  var body: Node {
    div {
      GameSegments(chosen: kind, hasAll: true) { [frame] in frame.sheet = .statistics($0) }
        .body
      if let kind {
        views[kind].statistics
      } else {
        // All games are walked through for it, and the clock of a game beside it runs on.
        memo(frame.library.revision, frame.revision, UInt64(frame.today.number)) { [frame] in
          ShelfStatisticsView(frame: frame).body
        }
      }
    }
  }
}
