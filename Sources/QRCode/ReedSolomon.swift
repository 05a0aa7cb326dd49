/// Arithmetic in the field of 256 elements that QR codes use: polynomials over two elements, modulo x⁸ + x⁴ +
/// x³ + x² + 1 (ISO/IEC 18004:2015, 7.5.2).
enum ReedSolomon {
  /// The error correction codewords of a block: the remainder of the data, as a polynomial, by the generator
  /// (x - 1)(x - 2)(x - 4)… with `count` factors.
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let generator = generator(count)
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= product(factor, generator[index]) }
    }
    return remainder
  }

  /// The coefficients after the first, which is 1.
  private static func generator(_ count: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: count)
    coefficients[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in coefficients.indices {
        let next = index + 1 < count ? coefficients[index + 1] : 0
        coefficients[index] = product(coefficients[index], root) ^ next
      }
      root = product(root, 2)
    }
    return coefficients
  }

  /// The product of two elements.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      let carry: UInt8 = product & 0x80 == 0 ? 0 : 0x1D
      product = (product << 1) ^ carry ^ (right >> bit & 1 == 0 ? 0 : left)
    }
    return product
  }
}
