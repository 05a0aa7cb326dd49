import ByteStrings
import Games
import Markup
import Screens

/// The drawings on buttons, on a 24 by 24 grid, drawn with strokes in the text colour.
enum Icon {
  static var back: Node { drawing("M15 5l-7 7 7 7") }
  static var forth: Node { drawing("M9 5l7 7-7 7") }
  static var cross: Node { drawing("M6 6l12 12M18 6L6 18") }
  static var question: Node {
    drawing("M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.6v.1")
  }
  static func speaker(isOn: Bool) -> Node {
    isOn
      ? drawing("M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11")
      : drawing("M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.8l4.4 4.4M20.4 9.8L16 14.2")
  }
  static var erase: Node {
    drawing("M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6-7zM11.5 9.5l5 5M16.5 9.5l-5 5")
  }
  static var dots: Node { drawing("M6 12v.1M12 12v.1M18 12v.1") }
  static var chart: Node { drawing("M5 20v-8M12 20V4M19 20v-5") }
  static var people: Node {
    drawing(
      """
      M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.6a3.5 3.5 0 0 1 0 6.8\
      M18 14.3a6.5 6.5 0 0 1 3.5 5.7
      """)
  }
  static var gear: Node {
    drawing(
      """
      M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10.2 5.1l.3-2.4h3l.3 2.4 1.8.8 1.9-1.5 2.1 2.1-1.5 1.9.8 1.8 \
      2.4.3v3l-2.4.3-.8 1.8 1.5 1.9-2.1 2.1-1.9-1.5-1.8.8-.3 2.4h-3l-.3-2.4-1.8-.8-1.9 1.5-2.1-2.1 \
      1.5-1.9-.8-1.8-2.4-.3v-3l2.4-.3.8-1.8-1.5-1.9 2.1-2.1 1.9 1.5z
      """)
  }
  /// The state of the sync with the server: a tick, dots, or a stroke and a dot.
  static func server(_ syncStatus: SyncStatus) -> Node {
    switch syncStatus {
    case .kept: drawing("M4 11l8-7 8 7v9H4zM9 14.5l2.2 2.2 4-4.4")
    case .waiting: drawing("M4 11l8-7 8 7v9H4zM8.5 15v.1M12 15v.1M15.5 15v.1")
    case .refused: drawing("M4 11l8-7 8 7v9H4zM12 10.5v4M12 17v.1")
    }
  }
  static var tick: Node { drawing("M5 12.5l5 5L19.5 7") }
  static var twist: Node {
    drawing("M4 7h3l10 10h3M17 14l3 3-3 3M4 17h3l3-3M13.5 9.5L17 7h3M17 4l3 3-3 3")
  }
  static var again: Node { drawing("M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.3M19.5 4v5h-5") }
  static var undo: Node { drawing("M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H8") }
  static var hint: Node {
    drawing("M9.5 18h5M10.5 21h3M9 15c-1.5-1.2-3-3-3-5.5a6 6 0 0 1 12 0c0 2.5-1.5 4.3-3 5.5z")
  }
  static func play(isOn: Bool) -> Node { drawing(isOn ? "M9 5v14M15 5v14" : "M7 5l12 7-12 7z") }
  static var pass: Node { drawing("M6 5l8 7-8 7zM18 5v14") }
  static var enter: Node { drawing("M19 6v5a3 3 0 0 1-3 3H5M9 10l-4 4 4 4") }

  static var gallows: Node {
    drawing("M3 21h9M7 21V3h9v4M16 7a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 1 0 0-4.8M16 11.8V17")
  }

  /// A drawing with this path.
  static func drawing(_ line: PlainText) -> Node {
    svg(.class("icon"), .viewBox("0 0 24 24"), .ariaHidden(true)) {
      path(.d(line))
    }
  }
}
