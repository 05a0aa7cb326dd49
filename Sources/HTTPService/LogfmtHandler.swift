import Logging

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes log lines to standard error as `key=value` pairs (logfmt), one `write` per line.
public struct LogfmtHandler: LogHandler {
  /// The lowest level that is written.
  public var logLevel: Logger.Level
  /// Pairs that are on every line.
  public var metadata: Logger.Metadata = [:]
  private let label: String

  /// - Parameters:
  ///   - label: the part of the program that logs.
  ///   - level: the lowest level that is written.
  public init(label: String, level: Logger.Level = .info) {
    self.label = label
    logLevel = level
  }

  /// The value for a key that is on every line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes one line.
  public func log(event: LogEvent) {
    var line = Self.line(for: event, label: label, metadata: metadata, at: .now)
    line.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = write(STDERR_FILENO, start, rest.count)
        // A closed or full standard error must not stop the service.
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }

  /// The log line for one event, with its line feed.
  static func line(
    for event: LogEvent, label: String, metadata: Logger.Metadata, at time: Timestamp
  ) -> String {
    var line = "time=\(time) level=\(event.level.rawValue) label="
    line.appendLogValue(label)
    line += " message="
    line.appendLogValue(event.message.description)
    var pairs = metadata
    if let own = event.metadata {
      pairs.merge(own) { _, own in own }
    }
    for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
      line += " "
      line.appendLogKey(key)
      line += "="
      line.appendLogValue(value.description)
    }
    line += "\n"
    return line
  }
}

extension String {
  /// Longer values are truncated, because clients choose some of them.
  private static let maximumLogValueBytes = 256

  fileprivate mutating func appendLogKey(_ key: String) {
    for scalar in key.unicodeScalars {
      unicodeScalars.append(scalar.isPlainInLog ? scalar : "_")
    }
  }

  /// Quoted where needed. Control characters become escapes, so that a value never starts a new line.
  fileprivate mutating func appendLogValue(_ value: String) {
    if !value.isEmpty, value.utf8.count <= Self.maximumLogValueBytes,
      value.unicodeScalars.allSatisfy(\.isPlainInLog)
    {
      self += value
      return
    }
    self += "\""
    var size = 0
    for scalar in value.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= Self.maximumLogValueBytes else {
        self += "…"
        break
      }
      switch scalar {
      case "\"", "\\": self += "\\\(scalar)"
      case _ where scalar.properties.generalCategory.isUnprintable:
        self += "\\u{\(String(scalar.value, radix: 16))}"
      default: unicodeScalars.append(scalar)
      }
    }
    self += "\""
  }
}

extension Unicode.Scalar {
  /// Whether a log line can hold this without quotes.
  fileprivate var isPlainInLog: Bool {
    switch self {
    case "\"", "=", "\\": false
    default: (0x21...0x7e).contains(value)
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isUnprintable: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      true
    default: false
    }
  }
}
