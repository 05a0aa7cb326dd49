/// A list whose nodes are told apart by key: a node that changes its position is moved on the page
/// and keeps its focus, its selection and its animations.
///
/// - Parameters:
///   - items: what is listed, in order.
///   - key: the identity of an item, unique in this list.
///   - content: the node of an item.
public func keyed<T>(
  _ items: some Sequence<T>, key: (T) -> UInt64, @NodeBuilder content: (T) -> Node
) -> Node {
  var keys: [UInt64] = []
  var nodes: [Node] = []
  for item in items {
    keys.append(key(item))
    nodes.append(content(item))
  }
  return Node(.keyed(keys, nodes))
}
