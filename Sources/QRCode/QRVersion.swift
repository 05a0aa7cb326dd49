/// A size of the picture, with the division of its codewords at level M (ISO/IEC 18004:2015, table 9).
struct QRVersion: Equatable, Sendable {
  /// 1 to 6. In these versions all blocks have equal length, and no module encodes the version.
  let number: Int
  /// The number of blocks that the data is divided into.
  let blocks: Int
  /// The number of data codewords in each block.
  let dataCodewords: Int
  /// The number of error correction codewords in each block.
  let correctionCodewords: Int

  /// The number of modules in a row.
  var size: Int { 17 + 4 * number }

  /// The most bytes of text. Four bits encode that the text is bytes, and eight bits encode its length.
  var capacity: Int { blocks * dataCodewords - 2 }

  /// The row and the column of the centre of the alignment pattern; nil if the version has none.
  var alignment: Int? { number == 1 ? nil : size - 7 }

  static let all = [
    QRVersion(number: 1, blocks: 1, dataCodewords: 16, correctionCodewords: 10),
    QRVersion(number: 2, blocks: 1, dataCodewords: 28, correctionCodewords: 16),
    QRVersion(number: 3, blocks: 1, dataCodewords: 44, correctionCodewords: 26),
    QRVersion(number: 4, blocks: 2, dataCodewords: 32, correctionCodewords: 18),
    QRVersion(number: 5, blocks: 2, dataCodewords: 43, correctionCodewords: 24),
    QRVersion(number: 6, blocks: 4, dataCodewords: 27, correctionCodewords: 16),
  ]

  /// The codewords in the order in which they are placed: the first of each block, the second of each, …, and
  /// then the error correction codewords in the same order.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = dataCodewords(of: bytes)
    let blocks = (0..<blocks).map { Array(data[$0 * dataCodewords..<($0 + 1) * dataCodewords]) }
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, count: correctionCodewords) }
    return interleaved(blocks) + interleaved(corrections)
  }

  private func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    blocks[0].indices.flatMap { index in blocks.map { $0[index] } }
  }

  /// The mode for bytes (0100), the count, the bytes, a terminator of four zeros, and padding that fills the blocks.
  private func dataCodewords(of bytes: [UInt8]) -> [UInt8] {
    // The bytes are preceded by a byte and a half, and followed by half a byte.
    let count = UInt8(bytes.count)
    var halves = [0x4, count >> 4, count & 0xF]
    for byte in bytes { halves += [byte >> 4, byte & 0xF] }
    halves.append(0)
    var data: [UInt8] = []
    for index in stride(from: 0, to: halves.count, by: 2) {
      data.append(halves[index] << 4 | halves[index + 1])
    }
    var filling: UInt8 = 0xEC
    while data.count < blocks * dataCodewords {
      data.append(filling)
      filling ^= 0xEC ^ 0x11
    }
    return data
  }
}
