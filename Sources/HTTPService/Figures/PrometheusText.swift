/// Figures in the text format of Prometheus, version 0.0.4.
struct PrometheusText {
  private(set) var text = ""

  /// Begins a figure. Its values follow.
  mutating func begin(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  /// Appends a value; the labels say which thing it belongs to.
  mutating func add(_ name: String, _ labels: [(String, String)], _ value: String) {
    let list = labels.map { "\($0)=\"\($1)\"" }.joined(separator: ",")
    text += name + (list.isEmpty ? "" : "{\(list)}") + " \(value)\n"
  }

  /// Appends all values of a histogram.
  mutating func add(_ name: String, _ labels: [(String, String)], _ histogram: Histogram) {
    var total = 0
    for (index, count) in histogram.counts.enumerated() {
      total += count
      let bound = index < histogram.bounds.count ? "\(histogram.bounds[index])" : "+Inf"
      add("\(name)_bucket", labels + [("le", bound)], "\(total)")
    }
    add("\(name)_sum", labels, "\(histogram.sum)")
    add("\(name)_count", labels, "\(total)")
  }
}

extension PrometheusText {
  /// All figures of a service.
  init(_ figures: Figures.Snapshot) {
    begin("pastime_requests_total", "counter", "Requests that were answered.")
    for (outcome, count) in figures.requests.sorted(by: { $0.key.order < $1.key.order }) {
      add(
        "pastime_requests_total",
        [("route", outcome.route.label), ("status", "\(outcome.status)")], "\(count)")
    }
    begin(
      "pastime_request_seconds", "histogram",
      "From the header of a request to its answer, ready to be sent.")
    for (route, histogram) in figures.durations.sorted(by: { $0.key.label < $1.key.label }) {
      add("pastime_request_seconds", [("route", route.label)], histogram)
    }
  }

  /// Appends the figures of a server.
  mutating func add(groups: Histogram, streams: Int, raceStreams: Int, bytes: Int) {
    begin("pastime_group_pushes", "histogram", "Pushes that were stored in one transaction.")
    add("pastime_group_pushes", [], groups)
    begin("pastime_streams", "gauge", "Connections that wait for what is new.")
    add("pastime_streams", [("of", "rows")], "\(streams)")
    add("pastime_streams", [("of", "races")], "\(raceStreams)")
    begin("pastime_database_bytes", "gauge", "Bytes of the files of the database.")
    add("pastime_database_bytes", [], "\(bytes)")
  }
}

extension Figures.Outcome {
  /// The sort key of an outcome.
  fileprivate var order: String { "\(route.label) \(status)" }
}
