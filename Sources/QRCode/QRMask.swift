/// A pattern that inverts modules of the data, so that the picture contains no pattern that a camera searches
/// for (ISO/IEC 18004:2015, table 10).
struct QRMask: Equatable, Sendable {
  /// 0 to 7, as the picture encodes it.
  let number: Int

  static let all = (0..<8).map(QRMask.init)

  func turns(row: Int, column: Int) -> Bool {
    let product = row * column
    return switch number {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }

  /// The 15 bits that encode level M and this mask, the highest first: five bits, and ten bits that correct
  /// errors in them, all combined (XOR) with a constant (ISO/IEC 18004:2015, 7.9).
  var format: Int {
    // Level M is 00.
    var remainder = number
    for _ in 0..<10 { remainder = (remainder << 1) ^ (remainder >> 9 & 1 == 0 ? 0 : 0x537) }
    return (number << 10 | remainder) ^ 0x5412
  }
}
