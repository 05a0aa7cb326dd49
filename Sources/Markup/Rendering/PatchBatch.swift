/// The changes that one rendering makes to the page: the words and the heap that `docs/bridge.md` describes.
public struct PatchBatch {
  /// The instructions with their operands.
  public internal(set) var words: [UInt32] = []
  /// The strings, in UTF-8, one after another in the order of use.
  public internal(set) var heap: [UInt8] = []

  /// No patch.
  public init() {}

  /// A batch from its parts, as a test writes it.
  public init(words: [UInt32], heap: [UInt8]) {
    self.words = words
    self.heap = heap
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { words.isEmpty }
}
