extension PrometheusText {
  /// Appends how much of the space of a database is used.
  /// - Parameter limit: the space of the database; nil if the operator sets no limit.
  mutating func add(used: Int, of limit: Int?, isShort: Bool) {
    begin("pastime_used_bytes", "gauge", "Bytes of the database that are in use.")
    add("pastime_used_bytes", [], "\(used)")
    guard let limit else { return }
    begin("pastime_space_bytes", "gauge", "Bytes that the database may take.")
    add("pastime_space_bytes", [], "\(limit)")
    begin("pastime_space_short", "gauge", "Whether four fifths of that are in use.")
    add("pastime_space_short", [], isShort ? "1" : "0")
  }
}
