// The rules and the player's data are plain structs. In the browser such a struct is passed on through every
// view, at thousands of places, and passing on each of its fields would take separate code. Behind one
// reference, the struct is one word. Native builds store the struct inline, at no cost.

#if hasFeature(Embedded)
  /// A value that takes one word wherever it is passed on.
  public typealias Shared = Boxed
#else
  /// A value that takes one word wherever it is passed on. Only the browser needs that.
  public typealias Shared = Unboxed
#endif

/// A value behind one reference. It has value semantics: a change is never visible through a copy.
public struct Boxed<Value: Sendable>: Sendable {
  /// Sendable without the compiler's proof: a `Boxed` only changes a value if it is the only reference to its
  /// box. So any concurrent reader has another box.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Wraps a value.
  public init(_ value: Value) { box = Box(value) }

  /// The value. A change in place copies it once if another reference to the box exists; otherwise it copies nothing.
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

/// A value stored inline, with the interface of `Boxed`.
public struct Unboxed<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  public init(_ value: Value) { self.value = value }
}

extension Unboxed: Equatable where Value: Equatable {}
