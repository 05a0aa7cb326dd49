import ByteStrings

/// A role of WAI-ARIA 1.2 that is given explicitly, because no element has it by itself.
public struct Role: Sendable {
  let spelling: Literal

  /// A set of things that belong together.
  public static var group: Role { Role(spelling: "group") }
  /// A table that is walked with the arrow keys, and what it is made of.
  public static var grid: Role { Role(spelling: "grid") }
  /// A row of a grid.
  public static var row: Role { Role(spelling: "row") }
  /// A cell in a row of a grid.
  public static var gridcell: Role { Role(spelling: "gridcell") }
  /// A picture, whatever it is made of.
  public static var img: Role { Role(spelling: "img") }
  /// Advice that is announced when it changes.
  public static var status: Role { Role(spelling: "status") }
  /// A box that is on or off.
  public static var `switch`: Role { Role(spelling: "switch") }
  /// A time that goes on.
  public static var timer: Role { Role(spelling: "timer") }
}

/// How urgent the changes in a live region are.
public struct Politeness: Sendable {
  let spelling: Literal

  /// Not announced.
  public static var off: Politeness { Politeness(spelling: "off") }
  /// Announced when the reader pauses.
  public static var polite: Politeness { Politeness(spelling: "polite") }
  /// Announced at once.
  public static var assertive: Politeness { Politeness(spelling: "assertive") }
}
