import ByteStrings
import Circles

/// What an online program knows of races.
struct RaceProgress {
  /// What is to be raced, and by whom.
  var terms = GameTerms()
  var name: PlainText = ""
  var avatar = Avatar.fox
  /// The race that is to be joined; empty where one is made.
  var invitation: PlainText = ""
  /// The race that is looked at or run; nil while there is none.
  var race: SeenRace?
  /// The race in which the player was last, as this browser remembers it.
  var remembered: PlainText = ""
  /// The play of somebody who is watched: what they did, and what came of it.
  var watched: [PlayedMove] = []
  /// That play, where it is over.
  var watchedPlay: FinishedPlay?
  /// Whether the server follows up with news.
  var isFollowed = false
  /// How many seconds are left until it begins; 0 where nothing is counted.
  var secondsLeft: Int32 = 0
  /// Whether two have waited for their host for long enough.
  var mayStart = false
  /// Whether the own play is being opened.
  var isOpening = false
  /// What stands above the game, as it was told last.
  var strip: PlainText = ""
}
