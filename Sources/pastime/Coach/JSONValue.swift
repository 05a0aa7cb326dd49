/// A JSON value, whose members stay in the given order.
enum JSONValue {
  case null
  case number(Double)
  case whole(Int)
  case truth(Bool)
  case text(String)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// A number, or null.
  init(_ number: Double?) {
    // A thousandth is finer than any figure in the reports, and the same on every machine.
    self = number.map { .number(($0 * 1000).rounded() / 1000) } ?? .null
  }

  /// A text, or null.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// The JSON text of the value, on one line.
  var spelled: String {
    switch self {
    case .null: "null"
    case .number(let number): number == 0 ? "0" : "\(number)"
    case .whole(let number): "\(number)"
    case .truth(let truth): truth ? "true" : "false"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.spelled).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.0)):\($0.1.spelled)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
