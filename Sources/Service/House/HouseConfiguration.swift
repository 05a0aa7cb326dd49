/// What whoever runs a house decides.
public struct HouseConfiguration: Sendable, Equatable {
  /// Where players reach the house. Nil where they reach it by many names: then it is as they asked.
  public var address: HouseAddress?
  /// What the operator says of the house: who runs it, and what it keeps.
  public var sentence: String?

  /// A house that anybody may begin at, and that says nothing of itself.
  public init() {}
}
