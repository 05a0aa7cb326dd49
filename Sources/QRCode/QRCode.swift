/// A QR code of a text, for a camera: square modules, dark or light, as in ISO/IEC 18004:2015.
///
/// It supports only what the address of a server with a code needs: bytes, error correction of level M (a
/// seventh of the picture may be unreadable), and versions 1 to 6 (up to 106 bytes).
public struct QRCode: Equatable, Sendable {
  /// The number of modules in a row, which is also the number of rows. The light border of four modules that
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

/// Why a text has no QR code.
public enum QRCodeError: Error, Equatable, Sendable {
  /// It has more bytes than the largest version holds.
  case tooLong
}
