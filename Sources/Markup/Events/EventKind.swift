import ByteStrings

/// The kinds of events that can be handled. The raw value is the kind on the wire, below 32.
public enum EventKind: UInt8 {
  case click, keydown, input, change, submit, cancel, focusin, focusout
  case pointerdown, pointermove, pointerup, pointercancel
  case contextmenu, animationend, beforeinput, paste, mousedown

  /// The type of the event in the DOM.
  public var spelling: Literal {
    switch self {
    case .click: "click"
    case .keydown: "keydown"
    case .input: "input"
    case .change: "change"
    case .submit: "submit"
    case .cancel: "cancel"
    case .focusin: "focusin"
    case .focusout: "focusout"
    case .pointerdown: "pointerdown"
    case .pointermove: "pointermove"
    case .pointerup: "pointerup"
    case .pointercancel: "pointercancel"
    case .contextmenu: "contextmenu"
    case .animationend: "animationend"
    case .beforeinput: "beforeinput"
    case .paste: "paste"
    case .mousedown: "mousedown"
    }
  }

  /// The bit of this kind in the mask of a listening node.
  var bit: UInt32 { 1 << UInt32(rawValue) }
}
