/// A mistake that others made in programs like this one, or that is easily made. The simulation has to
/// find each: otherwise it proves nothing.
public enum PlantedBug: CaseIterable, Sendable {
  // Of the server.
  /// Of two lines of a game the longer one is kept.
  case longestLineWins
  /// A deleted game takes no more moves.
  case deletionWins
  /// The server forgets deletions after a while.
  case deletionsExpire
  /// A revision is given before it can be seen, so a later one is seen first.
  case revisionsOutOfOrder
  /// The last row of an answer is not whole.
  case answerEndsInARow
  /// A row that grows keeps its revision.
  case grownRowKeepsItsRevision
  /// The server answers, and then does not store.
  case answersBeforeItStores
  /// A server that was restored goes on in the same epoch.
  case restoreKeepsTheEpoch

  // Of the device.
  /// The answer to a push moves the cursor.
  case pushMovesTheCursor
  /// The answer to a push counts for a row that grew meanwhile.
  case answerClearsAGrownRow
  /// The device does not look at the epoch.
  case epochIsIgnored
  /// A row counts as kept once it was sent.
  case sentIsKept
  /// A row counts as unsent only if a page could report it.
  case untoldIsKept
  /// The cursor is stored before the rows.
  case cursorBeforeRows
}
