/// A list whose nodes are identified by key: a node that changes its position is moved on the page, and keeps
/// its focus, its selection and its animations.
///
/// - Parameters:
///   - count: the number of nodes.
///   - key: the identity of a node by its index, unique in this list.
///   - content: the node.
public func keyed(
  _ count: Int, key: (Int) -> UInt64, @NodeBuilder content: (Int) -> Node
) -> Node {
  var keys: [UInt64] = []
  var nodes: [Node] = []
  for number in 0..<count {
    keys.append(key(number))
    nodes.append(content(number))
  }
  return Node(.keyed(keys, nodes))
}
