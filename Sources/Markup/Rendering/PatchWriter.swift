import ByteStrings

/// Encodes instructions. On first use it sends the spelling of each name and each kind of event.
struct PatchWriter {
  private var batch = PatchBatch()
  /// The names used so far, with their indexes on the page. Literals with the same spelling at different
  /// addresses share an index.
  private var names: [(name: Name, index: UInt32)] = []
  private var nameCount: UInt32 = 0
  /// The bits of the event kinds that the page knows.
  private var knownEvents: UInt32 = 0

  /// The patches since the last call.
  mutating func take() -> PatchBatch {
    let result = batch
    batch = PatchBatch()
    return result
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32) {
    batch.words.append(opcode.rawValue | node << 8)
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32, word: UInt32) {
    write(opcode, node)
    batch.words.append(word)
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32, text: PlainText) {
    write(opcode, node)
    append(text)
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32, name: Name) {
    let index = index(of: name)
    write(opcode, node, word: index)
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32, name: Name, text: PlainText) {
    write(opcode, node, name: name)
    append(text)
  }

  mutating func write(_ opcode: Opcode, _ node: UInt32, name: Name, word: UInt32) {
    write(opcode, node, name: name)
    batch.words.append(word)
  }

  mutating func insert(_ node: UInt32, into parent: UInt32, before next: UInt32) {
    write(.insert, node, word: parent)
    batch.words.append(next)
  }

  /// Sets the event kinds that a node handles.
  mutating func listen(_ node: UInt32, mask: UInt32) {
    let unknown = mask & ~knownEvents
    if unknown != 0 { announce(unknown) }
    write(.listen, node, word: mask)
  }

  @inline(never)
  private mutating func announce(_ mask: UInt32) {
    knownEvents |= mask
    for bit in UInt8(0)..<32 where mask & 1 << UInt32(bit) != 0 {
      guard let kind = EventKind(rawValue: bit) else { continue }
      batch.words.append(Opcode.event.rawValue | UInt32(bit) << 8)
      append(Name(kind.spelling))
    }
  }

  private mutating func index(of name: Name) -> UInt32 {
    for entry in names where entry.name.isIdentical(to: name) { return entry.index }
    return define(name)
  }

  @inline(never)
  private mutating func define(_ name: Name) -> UInt32 {
    for entry in names where entry.name.matches(name) {
      names.append((name, entry.index))
      return entry.index
    }
    let index = nameCount
    nameCount += 1
    names.append((name, index))
    batch.words.append(Opcode.define.rawValue | index << 8)
    append(name)
    return index
  }

  /// Appends a name as a string operand.
  private mutating func append(_ name: Name) {
    let prefix: Literal = name.isData ? "data-" : ""
    append(PlainText(prefix) + PlainText(name.spelling))
  }

  /// Appends a string operand: the bytes to the heap, their length in UTF-16 units to the words.
  @inline(never)
  private mutating func append(_ text: PlainText) {
    var length: UInt32 = 0
    for byte in text.utf8 {
      batch.heap.append(byte)
      // A continuation byte is not a separate unit; four bytes are a surrogate pair.
      if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
    }
    batch.words.append(length)
  }
}
