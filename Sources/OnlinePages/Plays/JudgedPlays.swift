import ByteStrings

/// How long a player has heard nothing of a move.
enum Silence {
  /// Not long enough to speak of.
  case short
  /// Whoever does not see the word stand there was told that the server is asked.
  case announced
  /// It was told that the move waits: it is asked again and again.
  case late
}

/// What was asked of the judge, and how far that is. One question is asked at a time.
enum JudgedPlays {
  /// Nothing is asked.
  case quiet
  /// The game of a day.
  case opening(JudgedRequest)
  /// The server does not deal that game, or does not answer: that of everybody is played.
  case declined(JudgedRequest)
  /// A move, and what the player knows of it.
  case judging(JudgedMove, Silence)
  /// A move was judged, and is to be made on the consistent puzzle.
  case judged(JudgedMove)
}
