/// The modules of a picture while it is being drawn.
struct QRMatrix {
  let size: Int
  private(set) var modules: [Bool]
  /// Which modules belong to patterns that every picture of the version contains.
  private var isReserved: [Bool]

  init(_ codewords: [UInt8], mask: QRMask, version: QRVersion) {
    size = version.size
    modules = Array(repeating: false, count: size * size)
    isReserved = modules
    drawTiming()
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    if let middle = version.alignment { drawAlignment(middle) }
    drawFormat(mask)
    drawData(codewords, mask: mask)
  }

  subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

  private mutating func reserve(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isReserved[row * size + column] = true
  }

  /// A row and a column of alternating dark and light modules.
  private mutating func drawTiming() {
    for index in 0..<size {
      reserve(6, index, index % 2 == 0)
      reserve(index, 6, index % 2 == 0)
    }
  }

  /// The squares in three corners, with the light border that separates them from everything else.
  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for y in max(0, row - 4)..<min(size, row + 5) {
      for x in max(0, column - 4)..<min(size, column + 5) {
        let distance = max(abs(y - row), abs(x - column))
        reserve(y, x, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ middle: Int) {
    for y in -2..<3 {
      for x in -2..<3 { reserve(middle + y, middle + x, max(abs(y), abs(x)) != 1) }
    }
  }

  /// The format of the picture. It is drawn twice: around the square at the top left, and beside the two others.
  private mutating func drawFormat(_ mask: QRMask) {
    for bit in 0..<15 {
      let isDark = mask.format >> bit & 1 == 1
      // Both copies skip the timing row or the timing column.
      switch bit {
      case 0..<6: reserve(bit, 8, isDark)
      case 6..<8: reserve(bit + 1, 8, isDark)
      case 8: reserve(8, 7, isDark)
      default: reserve(8, 14 - bit, isDark)
      }
      if bit < 8 { reserve(8, size - 1 - bit, isDark) } else { reserve(size - 15 + bit, 8, isDark) }
    }
    reserve(size - 8, 8, true)
  }

  /// The bits go through pairs of columns from the right, alternately up and down, around the reserved modules.
  private mutating func drawData(_ codewords: [UInt8], mask: QRMask) {
    var bit = 0
    var isUpward = true
    // The timing column belongs to no pair.
    for right in Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isReserved[row * size + column] {
          // In some versions a few modules are left over after the last bit.
          let isSet =
            bit / 8 < codewords.count && codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          modules[row * size + column] = isSet != mask.turns(row: row, column: column)
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }
}
