/// A part of the tree that is not built again while its revisions stay the same.
///
/// The revisions have to cover everything that `build` reads, and every value that its handlers
/// capture. A handler may capture a model: the handlers of a part that is kept stay as they were, and
/// find in the model what is there now. A debug build checks what it can: it builds the part all the
/// same, and stops where another part would be shown.
///
/// - Parameters:
///   - revisions: numbers that change whenever the content may be different.
///   - build: the content; called by `Renderer.render(_:)`.
public func memo(_ revisions: UInt64..., @NodeBuilder build: @escaping () -> Node) -> Node {
  Node(.memo(revisions, build))
}
