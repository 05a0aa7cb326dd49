@testable import Markup

/// Trees of every kind of node, from few tags, names and values, so that two of them often agree in
/// a part.
struct RandomTree {
  var random: SmallRandom
  var model = RandomModel()
  /// Whether the tree stands in a memo, so that its handlers may not hold the present state.
  var isKept = false

  mutating func root() -> Node { element(.div, [], children(depth: 4)) }

  private mutating func node(depth: Int) -> Node {
    switch random.below(depth > 0 ? 9 : 3) {
    case 0: return .empty
    case 1: return .text(text())
    case 2: return element(tag(), attributes(), random.below(2) == 0 ? .text(text()) : .empty)
    case 3, 4: return element(tag(), attributes(), node(depth: depth - 1))
    case 5: return children(depth: depth)
    case 6: return NodeBuilder.buildEither(first: node(depth: depth - 1))
    case 7: return NodeBuilder.buildEither(second: node(depth: depth - 1))
    default: return random.below(3) == 0 ? kept() : list(depth: depth)
    }
  }

  private mutating func children(depth: Int) -> Node {
    .group((0..<random.below(5)).map { _ in node(depth: depth - 1) })
  }

  private mutating func list(depth: Int) -> Node {
    let keys = Array((0..<9).shuffled(using: &random).prefix(random.below(9)))
    let nodes = keys.map { _ in node(depth: depth - 1) }
    return keyed(keys.count, key: { UInt64(keys[$0]) }) { nodes[$0] }
  }

  /// The revision decides the content, as it has to.
  private mutating func kept() -> Node {
    let revision = UInt64(random.below(3))
    return memo(revision) { [model] in
      var tree = RandomTree(
        random: SmallRandom(seed: revision + 77), model: model, isKept: true)
      return tree.children(depth: 2)
    }
  }

  private mutating func tag() -> Tag { [.div, .p, .span, .input, .path][random.below(5)] }

  private mutating func text() -> String {
    ["", "a", "é😀", "long <text> & \"more\""][random.below(4)]
  }

  /// Reports to the model the rendering it belongs to; in a memo, the model's present rendering.
  private var hear: () -> Void {
    let rendering = isKept ? nil : model.rendering
    return { [model] in model.heard.append(rendering ?? model.rendering) }
  }

  private mutating func attributes() -> [Attribute] {
    let value = text()
    let isOn = random.below(2) == 0
    let all: [Attribute] = [
      .id(value), .data("id", value), .class("a"), .class("b c", if: isOn), .style("width", value),
      .style("--x", value), .value(value), .checked(isOn), .hidden(isOn), .on(.click, hear),
      .handle(.input) { _ in .ignored }, .none,
    ]
    return all.filter { _ in random.below(3) == 0 }.shuffled(using: &random)
  }
}

/// What the handlers of a random tree hear.
final class RandomModel {
  /// The number of the rendering that is shown.
  var rendering = 0
  /// The rendering of each handler that was called.
  var heard: [Int] = []
}
