import QRCode

/// A text as a QR code in SVG. The server draws it, so that the page need not.
struct CodePicture {
  /// The part of the plane that the picture covers, with a light border of four modules.
  let viewBox: String
  /// The dark area: a bar for each run of dark modules in a row.
  let outline: String

  /// Nil if the text is too long for a QR code; then people have to type it.
  init?(of text: String) {
    guard let code = try? QRCode(Array(text.utf8)) else { return nil }
    viewBox = "-4 -4 \(code.size + 8) \(code.size + 8)"
    var outline = ""
    for row in 0..<code.size {
      var column = 0
      while column < code.size {
        let start = column
        while column < code.size, code.isDark(row: row, column: column) { column += 1 }
        if column > start { outline += "M\(start) \(row)h\(column - start)v1H\(start)z" }
        column += 1
      }
    }
    self.outline = outline
  }
}
