import ByteStrings

/// A role of WAI-ARIA 1.2 that is set explicitly, because no element has it implicitly.
public struct Role: Sendable {
  let spelling: Literal

  /// A set of things that belong together.
  public static var group: Role { Role(spelling: "group") }
  /// A table that the arrow keys move through.
  public static var grid: Role { Role(spelling: "grid") }
  /// A row of a grid.
  public static var row: Role { Role(spelling: "row") }
  /// A cell in a row of a grid.
  public static var gridcell: Role { Role(spelling: "gridcell") }
  /// An image, which may consist of several elements.
  public static var img: Role { Role(spelling: "img") }
  /// Advisory text that is announced when it changes.
  public static var status: Role { Role(spelling: "status") }
  /// A control that is on or off.
  public static var `switch`: Role { Role(spelling: "switch") }
  /// A running time.
  public static var timer: Role { Role(spelling: "timer") }
}

/// How urgent the changes in a live region are.
public struct Politeness: Sendable {
  let spelling: Literal

  /// Not announced.
  public static var off: Politeness { Politeness(spelling: "off") }
  /// Announced at the next pause of the screen reader.
  public static var polite: Politeness { Politeness(spelling: "polite") }
  /// Announced immediately.
  public static var assertive: Politeness { Politeness(spelling: "assertive") }
}
