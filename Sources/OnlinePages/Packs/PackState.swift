import Library

/// The packs of this browser, as far as the online program knows them, and what the player does with them.
struct PackState: Sendable {
  var shelf = PackShelf()
  /// The number of the pack that the player looks at.
  var open = 0
  /// The pack that the player may add, with the lines that were left out.
  var offered: WordPackReading?
  /// The puzzle of the game that a pack led to, as its record spells it; empty if there is none.
  var puzzle: [UInt8] = []

  /// The pack that the player looks at; nil if it is no longer there.
  var kept: KeptPack? { shelf.packs.indices.contains(open) ? shelf.packs[open] : nil }
}
