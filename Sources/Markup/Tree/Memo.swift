/// A part of the tree that is not built again while the revision at its place stays the same.
///
/// What `build` reads, and what the handlers in it have captured, has to be covered by the revision.
///
/// - Parameters:
///   - revision: changes whenever the content may be different.
///   - build: the content; called by `Renderer.render(_:)`.
public func memo(_ revision: UInt64, @NodeBuilder _ build: @escaping () -> Node) -> Node {
  Node(.memo(revision, build))
}
