import ByteStrings

/// How long a player has heard nothing of a move.
enum Silence {
  /// Not long enough to speak of.
  case short
  /// Whoever does not see the word stand there was told that the house is asked.
  case announced
  /// It was told that the move waits: it is asked again and again.
  case late
}

/// How it stands with what the page asked of the judge of a house. One thing is asked at a time: what the player
/// does meanwhile waits in the page, and is done again.
enum JudgedPlays {
  /// Nothing is asked.
  case quiet
  /// The game of a day.
  case opening(JudgedQuestion)
  /// The house does not deal that game, or does not answer: that of everybody is played.
  case declined(JudgedQuestion)
  /// A move, and what the player knows of it.
  case judging(JudgedMove, Silence)
  /// A move was judged, and is to be made on the stand-in.
  case judged(JudgedMove)
}
