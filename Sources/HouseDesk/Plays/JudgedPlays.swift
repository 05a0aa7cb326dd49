import ByteStrings

/// How it stands with what the page asked of the judge of a house. One thing is asked at a time: what the player
/// does meanwhile waits in the page, and is done again.
enum JudgedPlays {
  /// Nothing is asked.
  case quiet
  /// The game of a day.
  case opening(JudgedQuestion)
  /// The house does not deal that game, or does not answer: that of everybody is played.
  case declined(JudgedQuestion)
  /// A move. Whether the player knows that it takes long.
  case judging(JudgedMove, isLate: Bool)
  /// A move was judged, and is to be made on the stand-in.
  case judged(JudgedMove)
}
