import Testing

@testable import QRCode

@Suite("QR pictures")
struct QRCodeTests {
  /// Texts of every length that a picture holds: addresses with a code, cut or extended.
  private static let texts: [[UInt8]] = (0...106).map { count in
    let address = "https://games.example/#/pair/7K3F9QXD?Übung macht den Meister, und Raten "
    return Array(Array((address + address).utf8).prefix(count))
  }

  @Test("a picture equals, module by module, another program's picture with the same mask")
  func isTheOther() throws {
    for text in Self.texts where !text.isEmpty {
      let other = try Camera.otherPicture(of: text)
      let version = try #require(QRVersion.all.first { text.count <= $0.capacity })
      let codewords = version.codewords(of: text)
      let pictures = QRMask.all.map { QRCode(QRMatrix(codewords, mask: $0, version: version)).rows }
      #expect(pictures.contains(other), "\(text.count) bytes")
    }
  }

  @Test("a camera reads every text that was drawn")
  func isRead() throws {
    for text in Self.texts where !text.isEmpty && text.count % 5 == 0 {
      #expect(try Camera.read(QRCode(text)) == text, "\(text.count) bytes")
    }
  }

  @Test("a camera reads a picture with any of the masks", arguments: 0..<8)
  func isReadWithAnyMask(mask: Int) throws {
    let text = Array("https://games.example/#/pair/7K3F9QXD".utf8)
    let version = try #require(QRVersion.all.first { text.count <= $0.capacity })
    let matrix = QRMatrix(
      version.codewords(of: text), mask: QRMask.all[mask], version: version)
    #expect(try Camera.read(QRCode(matrix)) == text)
  }

  @Test("a camera reads a picture when a twentieth of it is spoiled")
  func isReadWhereSpoiled() throws {
    let text = Array("https://games.example/#/pair/7K3F9QXD".utf8)
    let version = try #require(QRVersion.all.first { text.count <= $0.capacity })
    var codewords = version.codewords(of: text)
    for index in stride(from: 0, to: codewords.count, by: 20) { codewords[index] ^= 0xFF }
    let matrix = QRMatrix(codewords, mask: QRMask.all[3], version: version)
    #expect(try Camera.read(QRCode(matrix)) == text)
  }

  @Test("a picture is as small as its text allows")
  func size() throws {
    for (count, size) in [
      (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33),
      (63, 37), (84, 37), (85, 41), (106, 41),
    ] {
      #expect(try QRCode([UInt8](repeating: 65, count: count)).size == size)
    }
  }

  @Test("a text that is too long is refused")
  func tooLong() {
    #expect(throws: QRCodeError.tooLong) { try QRCode([UInt8](repeating: 65, count: 107)) }
  }

  @Test("a picture takes the mask that is easiest to read")
  func mask() throws {
    let text = Array("https://games.example/#/pair/7K3F9QXD".utf8)
    let version = try #require(QRVersion.all.first { text.count <= $0.capacity })
    let codewords = version.codewords(of: text)
    let matrices = QRMask.all.map { QRMatrix(codewords, mask: $0, version: version) }
    let best = try #require(matrices.map(\.penalty).min())
    let taken = try #require(matrices.first { QRCode($0) == (try? QRCode(text)) })
    #expect(taken.penalty == best)
    #expect(Set(matrices.map(\.penalty)).count > 1)
  }
}
