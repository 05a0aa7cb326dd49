extension PostgresConnection {
  /// Makes sure that the database server has a transaction on its disk before it confirms it, and that nothing
  /// waits permanently for a game server that is gone. Under `read committed`, statements that follow the lock of a
  /// player see what others stored before; other isolation levels would refuse the transaction instead.
  func beDurable() throws(PostgresError) {
    // An operator may require more than `on`: that other database servers have the transaction too. The value set
    // here belongs to the session, which keeps it when the server reloads its configuration.
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

  /// Reads with any number of statements at a single moment, and changes nothing. If anything is thrown, the
  /// connection must be closed (`PostgresConnections.with`).
  func inSnapshot<Value>(_ work: () throws -> Value) throws -> Value {
    try run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    let value = try work()
    try run("COMMIT")
    return value
  }

  /// Whether a transaction is on the disk of the server before the server confirms it.
  func isDurable() throws(PostgresError) -> Bool {
    if try setting("fsync") == "off" { return false }
    return try setting("synchronous_commit") != "off"
  }

  private func setting(_ name: String) throws(PostgresError) -> String {
    let rows = try run("SELECT current_setting($1) AS setting", .text(name))
    guard let row = rows.first, let setting = try? row.text("setting") else { throw .unreadable }
    return setting
  }
}
