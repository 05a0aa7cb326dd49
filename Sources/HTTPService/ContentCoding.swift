/// How the bytes of a file are compressed for the client (RFC 9110, 8.4.1).
///
/// The order of the cases is the order of preference between equal weights.
enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip = "gzip"
  case identity = "identity"

  /// What the build appends to the name of a file compressed this way.
  var suffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: ""
    }
  }

  init?(name: Substring) {
    switch name.lowercased() {
    case "br": self = .brotli
    case "gzip", "x-gzip": self = .gzip
    case "identity": self = .identity
    default: return nil
    }
  }
}

/// An `Accept-Encoding` field: which codings a client accepts, and which it prefers (RFC 9110, 12.5.3).
struct AcceptedCodings: Equatable, Sendable {
  /// Weights in thousandths, 0 for "not acceptable", nil for "not mentioned".
  private var brotli: Int?
  private var gzip: Int?
  private var identity: Int?
  private var others: Int?

  /// - Parameter field: the field's value, nil if the request has none. Elements that are not
  ///   well formed are skipped.
  init(field: String?) {
    guard let field else { return }
    for element in field.split(separator: ",") {
      let parts = element.split(separator: ";", omittingEmptySubsequences: false)
      guard let name = parts.first?.trimmedOfBlanks, !name.isEmpty,
        let weight = Self.weight(parameters: parts.dropFirst())
      else { continue }
      switch ContentCoding(name: name) {
      case .brotli: brotli = brotli ?? weight
      case .gzip: gzip = gzip ?? weight
      case .identity: identity = identity ?? weight
      case nil where name == "*": others = others ?? weight
      case nil: continue
      }
    }
  }

  /// The coding to answer with, nil if the client accepts none of them.
  ///
  /// - Parameter available: in order of preference, as `ContentCoding.allCases` is.
  func preferred(among available: some Sequence<ContentCoding>) -> ContentCoding? {
    var best: ContentCoding?
    var bestWeight = 0
    for coding in available {
      let weight = rank(coding)
      if weight > bestWeight {
        best = coding
        bestWeight = weight
      }
    }
    return best
  }

  /// The weight in thousandths, doubled. An identity that is not mentioned is acceptable but was not
  /// asked for, so it ranks below every weight that was written.
  private func rank(_ coding: ContentCoding) -> Int {
    switch coding {
    case .brotli: 2 * (brotli ?? others ?? 0)
    case .gzip: 2 * (gzip ?? others ?? 0)
    case .identity: (identity ?? others).map { 2 * $0 } ?? 1
    }
  }

  /// The weight among an element's parameters in thousandths, 1,000 if there is none; nil for one
  /// that violates the grammar `0[.ddd]` or `1[.000]`.
  private static func weight(parameters: ArraySlice<Substring>) -> Int? {
    for parameter in parameters {
      let text = parameter.trimmedOfBlanks.utf8
      guard let name = text.first, name == UInt8(ascii: "q") || name == UInt8(ascii: "Q"),
        text.dropFirst().first == UInt8(ascii: "=")
      else { continue }
      return thousandths(text.dropFirst(2))
    }
    return 1_000
  }

  private static func thousandths(_ text: Substring.UTF8View) -> Int? {
    guard let whole = text.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
      return nil
    }
    var value = whole == UInt8(ascii: "1") ? 1_000 : 0
    let fraction = text.dropFirst()
    if let point = fraction.first {
      guard point == UInt8(ascii: "."), fraction.count <= 4 else { return nil }
      var unit = 100
      for byte in fraction.dropFirst() {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value += Int(byte - UInt8(ascii: "0")) * unit
        unit /= 10
      }
    }
    return value <= 1_000 ? value : nil
  }
}
