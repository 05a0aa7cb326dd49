extension PostgresConnection {
  /// Makes sure that the server has a transaction on its disk before it tells, and that nobody is held up for
  /// ever by a house that is gone.
  func beDurable() throws(PostgresError) {
    try runScript(
      """
      SET lock_timeout = '5s';
      SET idle_in_transaction_session_timeout = '10s';
      """)
    // An operator may ask for more than `on`: that others have it too.
    if try setting("synchronous_commit") == "off" { try runScript("SET synchronous_commit = on") }
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
