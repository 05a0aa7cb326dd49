import ByteStrings

extension TimesTexts {
  /// How a result can be worked out: "14 × 20 = 14 × 2 × 10"; for a quotient "12 × 17 = 204". Empty if the fact
  /// is easy already. It is the same in every language.
  public static func way(to fact: TimesFact) -> PlainText {
    guard let way = TimesWay(fact) else { return "" }
    let isCheck = fact.operation == .divided
    var text: PlainText = isCheck ? "" : problem(fact) + " = "
    text += "\(way.start)"
    for step in way.steps { text += " \(symbol(step.operation)) \(step.number)" }
    return isCheck ? text + " = \(fact.left)" : text
  }
}
