// The rules and what a player owns are plain structs. In the browser such a struct is passed on through
// every view, at thousands of places, and each of its fields would be handed on there by code of its
// own: behind one reference it is one word. Natively it stands where it is held, and costs nothing.

#if hasFeature(Embedded)
  /// A value that takes one word wherever it is passed on.
  public typealias Shared = Boxed
#else
  /// A value that takes one word wherever it is passed on: only the browser needs that.
  public typealias Shared = Unboxed
#endif

/// A value behind one reference. It behaves as the value itself: a change is never seen through a copy.
public struct Boxed<Value: Sendable>: Sendable {
  /// Sendable without the compiler's proof: a value is only changed by a `Boxed` that alone refers to
  /// its box, so whoever else could read it at the same time has another box.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// A value of its own.
  public init(_ value: Value) { box = Box(value) }

  /// The value. A change in place copies it once where another refers to it, and otherwise not.
  public var value: Value {
    @inline(__always) _read { yield box.value }
    @inline(__always) _modify {
      makeUnique()
      yield &box.value
    }
  }

  @inline(never)
  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

/// A value as it is, with the interface of one behind a reference.
public struct Unboxed<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value

  /// A value of its own.
  public init(_ value: Value) { self.value = value }
}

extension Unboxed: Equatable where Value: Equatable {}
