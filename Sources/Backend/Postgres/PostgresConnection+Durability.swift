extension PostgresConnection {
  /// Makes sure that the server has a transaction on its disk before it tells, and that nobody is held up for
  /// ever by a server that is gone. Behind the lock of a player a statement sees what others stored before:
  /// other kinds of isolation would refuse the transaction instead.
  func beDurable() throws(PostgresError) {
    // An operator may ask for more than `on`: that others have it too. What is set here is the session's own,
    // which keeps it when the server reads its configuration anew.
    try runScript(
      """
      SET lock_timeout = '5s';
      SET idle_in_transaction_session_timeout = '10s';
      SET default_transaction_isolation = 'read committed';
      SELECT set_config(
        'synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'),
        false);
      """)
  }

  /// Asks with any number of statements, all of which see the same moment, and changes nothing. Where anything is
  /// thrown, the connection is to be closed (`PostgresConnections.with`).
  func inSnapshot<Value>(_ work: () throws -> Value) throws -> Value {
    try run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    let value = try work()
    try run("COMMIT")
    return value
  }

  /// Whether a transaction is on the disk of the server before it is told.
  func isDurable() throws(PostgresError) -> Bool {
    if try setting("fsync") == "off" { return false }
    return try setting("synchronous_commit") != "off"
  }

  private func setting(_ name: String) throws(PostgresError) -> String {
    let rows = try run("SELECT current_setting($1)", .text(name))
    guard let row = rows.first else { throw .unreadable }
    return try row.text(0)
  }
}
