/// A size of the picture, with how its codewords are divided at level M (ISO/IEC 18004:2015, table 9).
struct QRVersion: Equatable, Sendable {
  /// 1 to 6. Up to 6 all blocks of a version are of equal length, and no module says which version it is.
  let number: Int
  /// How many blocks the data is divided into.
  let blocks: Int
  /// The codewords of data in each block.
  let dataCodewords: Int
  /// The codewords that correct errors in each block.
  let correctionCodewords: Int

  /// Modules in a row.
  var size: Int { 17 + 4 * number }

  /// The most bytes of text: four bits say that it is bytes, eight how many.
  var capacity: Int { blocks * dataCodewords - 2 }

  /// The middle of the alignment pattern, in its row and its column; nil where there is none.
  var alignment: Int? { number == 1 ? nil : size - 7 }

  static let all = [
    QRVersion(number: 1, blocks: 1, dataCodewords: 16, correctionCodewords: 10),
    QRVersion(number: 2, blocks: 1, dataCodewords: 28, correctionCodewords: 16),
    QRVersion(number: 3, blocks: 1, dataCodewords: 44, correctionCodewords: 26),
    QRVersion(number: 4, blocks: 2, dataCodewords: 32, correctionCodewords: 18),
    QRVersion(number: 5, blocks: 2, dataCodewords: 43, correctionCodewords: 24),
    QRVersion(number: 6, blocks: 4, dataCodewords: 27, correctionCodewords: 16),
  ]

  /// The codewords in the order in which they are placed: the first of each block, the second of each, …,
  /// and then the same of what corrects errors.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = dataCodewords(of: bytes)
    let blocks = (0..<blocks).map { Array(data[$0 * dataCodewords..<($0 + 1) * dataCodewords]) }
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, count: correctionCodewords) }
    return interleaved(blocks) + interleaved(corrections)
  }

  private func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    blocks[0].indices.flatMap { index in blocks.map { $0[index] } }
  }

  /// What says that bytes follow (0100), their count, the bytes, an end of four zeros, and what fills
  /// the blocks.
  private func dataCodewords(of bytes: [UInt8]) -> [UInt8] {
    // A byte and a half stand before the text, and half a byte ends it.
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
