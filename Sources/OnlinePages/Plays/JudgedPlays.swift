import ByteStrings

/// How long a player has had no reaction to a move.
enum Silence {
  /// Too short to be mentioned.
  case short
  /// A screen reader has announced that the server is asked, for players who do not see the word on the page.
  case announced
  /// The player was informed that the move waits. The server is asked repeatedly.
  case late
}

/// The question to the judge, and its state. There is at most one question at a time.
enum JudgedPlays {
  /// Nothing is being asked.
  case quiet
  /// The game of a day.
  case opening(JudgedRequest)
  /// The server does not deal that game, or does not answer. The player gets everybody's game.
  case declined(JudgedRequest)
  /// A move, and what the player knows about it.
  case judging(JudgedMove, Silence)
  /// The judge has judged a move, which the page now makes on the consistent puzzle.
  case judged(JudgedMove)
}
