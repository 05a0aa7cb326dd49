extension Attribute {
  /// A handler that always handles: the default action of the browser is prevented.
  @inline(never)
  public static func on(_ kind: EventKind, _ action: consuming @escaping () -> Void) -> Attribute {
    let act = action
    return Attribute(
      .handler(kind) { _ in
        act()
        return .handled
      })
  }

  /// A handler that looks at the event. What it ignores goes on to the next ancestor that handles
  /// events of this kind, and at last to the browser.
  @inline(never)
  public static func handle(
    _ kind: EventKind, _ action: consuming @escaping (Event) -> Handling
  ) -> Attribute {
    Attribute(.handler(kind, action))
  }

  /// A press of the pointer leaves the focus where it is, so that what is typed next still arrives.
  public static var keepsFocus: Attribute { .on(.mousedown) {} }
}

/// What a handler did with an event.
public enum Handling {
  /// It acted; the default action is prevented.
  case handled
  /// It did nothing.
  case ignored
}
