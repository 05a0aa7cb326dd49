import Backend

extension PrometheusText {
  /// Appends whether the server cannot store anything now, and why: among all reasons, the current one has the value 1.
  mutating func add(_ outage: Outage?) {
    begin("pastime_outage", "gauge", "Whether nothing can be kept now for this reason.")
    for reason in Outage.reasons {
      add("pastime_outage", [("reason", reason)], reason == outage?.reason ? "1" : "0")
    }
  }
}

extension Outage {
  /// The names of all reasons.
  fileprivate static let reasons = ["unreachable", "full", "read-only", "damaged", "failing-disk"]

  fileprivate var reason: String {
    switch self {
    case .unreachable: "unreachable"
    case .noSpace: "full"
    case .readOnly: "read-only"
    case .damaged: "damaged"
    case .failingDisk: "failing-disk"
    }
  }
}
