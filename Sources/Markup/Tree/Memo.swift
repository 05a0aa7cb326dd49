/// A part of the tree that is not built again while its revisions stay the same.
///
/// The revisions have to cover everything that `build` reads, and every value that its handlers capture. A
/// handler may capture a model: the handlers of a part that is kept do not change, and read the current state
/// of the model. A debug build checks this as far as possible: it builds the part anyway, and traps if the
/// result would look different.
///
/// - Parameters:
///   - revisions: numbers that change whenever the content may be different.
///   - build: the content; called by `Renderer.render(_:)`.
public func memo(_ revisions: UInt64..., @NodeBuilder build: @escaping () -> Node) -> Node {
  Node(.memo(revisions, build))
}
