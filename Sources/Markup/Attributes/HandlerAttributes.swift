extension Attribute {
  /// A handler that handles every event: the default action of the browser is prevented.
  @inline(never)
  public static func on(_ kind: EventKind, _ action: consuming @escaping () -> Void) -> Attribute {
    let act = action
    return Attribute(
      .handler(kind) { _ in
        act()
        return .handled
      })
  }

  /// A handler that examines the event. An ignored event goes to the next ancestor that handles events of
  /// this kind, and finally to the browser.
  @inline(never)
  public static func handle(
    _ kind: EventKind, _ action: consuming @escaping (Event) -> Handling
  ) -> Attribute {
    Attribute(.handler(kind, action))
  }

  /// A press of the pointer does not move the focus, so that the text typed next still arrives.
  public static var keepsFocus: Attribute { .on(.mousedown) {} }
}

/// What a handler did with an event.
public enum Handling {
  /// It acted; the default action is prevented.
  case handled
  /// It did nothing.
  case ignored
}
