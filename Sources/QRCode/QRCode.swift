/// A QR picture of a text, for a camera: square modules, dark or light, after ISO/IEC 18004:2015.
///
/// It has what the address of a server with a code asks for, and no more: bytes, error correction of
/// level M (a seventh of the picture may be unreadable), versions 1 to 6 (up to 106 bytes).
public struct QRCode: Equatable, Sendable {
  /// How many modules stand in a row, and how many rows there are. The light border of four modules that
  /// a camera needs around them is not counted.
  public let size: Int
  private let modules: [Bool]

  /// The smallest picture of these bytes, usually UTF-8.
  /// - Throws: `tooLong` for more than 106 bytes.
  public init(_ bytes: [UInt8]) throws(QRCodeError) {
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else {
      throw .tooLong
    }
    let codewords = version.codewords(of: bytes)
    var matrix = QRMatrix(codewords, mask: QRMask.all[0], version: version)
    for mask in QRMask.all.dropFirst() {
      let other = QRMatrix(codewords, mask: mask, version: version)
      if other.penalty < matrix.penalty { matrix = other }
    }
    self.init(matrix)
  }

  init(_ matrix: QRMatrix) {
    size = matrix.size
    modules = matrix.modules
  }

  /// Whether a module is dark. Rows and columns count from zero, from the top left.
  public func isDark(row: Int, column: Int) -> Bool { modules[row * size + column] }
}

/// Why there is no picture of a text.
public enum QRCodeError: Error, Equatable, Sendable {
  /// It has more bytes than the largest version holds.
  case tooLong
}
