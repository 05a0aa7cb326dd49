import Markup

/// Reads the words and the strings of a batch in their order.
struct PatchReader {
  private let words: [UInt32]
  private let heap: [UInt16]
  private var position = 0
  private var heapPosition = 0

  init(_ batch: PatchBatch) throws(PatchError) {
    guard let text = String(validating: batch.heap, as: UTF8.self) else { throw .malformedHeap }
    words = batch.words
    heap = Array(text.utf16)
  }

  var isAtEnd: Bool { position == words.count }

  /// How much of the heap no string has used, in UTF-16 units.
  var remainingHeap: Int { heap.count - heapPosition }

  mutating func word() throws(PatchError) -> UInt32 {
    guard position < words.count else { throw .truncated }
    position += 1
    return words[position - 1]
  }

  mutating func text() throws(PatchError) -> String {
    let length = Int(try word())
    guard length <= remainingHeap,
      let text = String(validating: heap[heapPosition..<heapPosition + length], as: UTF16.self)
    else { throw .malformedHeap }
    heapPosition += length
    return text
  }
}
