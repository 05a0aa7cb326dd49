import ByteStrings
import Circles

/// What an online program knows of races.
struct RaceProgress {
  /// The race to join; empty if the player makes a race.
  var invitation: PlainText = ""
  /// The race that the player looks at or takes part in; nil if there is none.
  var race: SeenRace?
  /// The race that the player was last in, as this browser remembers it.
  var remembered: PlainText = ""
  /// The play of the person whom the player watches: the moves and their answers.
  var watched: [PlayedMove] = []
  /// That play, if it is over.
  var watchedPlay: FinishedPlay?
  /// Whether the server sends events of the race.
  var isFollowed = false
  /// The seconds until the race begins; 0 if there is no countdown.
  var secondsLeft: Int32 = 0
  /// Whether two players have waited for their host long enough.
  var mayStart = false
  /// Whether the player's own play is being opened.
  var isOpening = false
  /// The text that the strip above the game has now.
  var strip: PlainText = ""
}
