import Foundation

@testable import QRCode

/// Other programs that make and read pictures: `qrencode` and `zbarimg`, as Debian has them.
enum Camera {
  /// The rows of the picture that `qrencode` makes of bytes.
  static func otherPicture(of bytes: [UInt8]) throws -> [String] {
    let text = try run(
      "qrencode", ["--type=ASCII", "--margin=0", "--level=M", "--8bit", "--output=-"],
      input: Data(bytes))
    // Each module is two signs wide.
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      String(line.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    }
  }

  /// What `zbarimg` reads in a picture.
  static func read(_ code: QRCode) throws -> [UInt8] {
    let scale = 4
    let border = 4
    let size = (code.size + 2 * border) * scale
    var image = Data("P5 \(size) \(size) 255\n".utf8)
    for y in 0..<size {
      for x in 0..<size {
        let (row, column) = (y / scale - border, x / scale - border)
        let isInside = (0..<code.size).contains(row) && (0..<code.size).contains(column)
        image.append(isInside && code.isDark(row: row, column: column) ? 0 : 255)
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.pgm")
    try image.write(to: file)
    let options = ["--nodbus", "--quiet", "--raw", "--oneshot", "-Sbinary"]
    return [UInt8](try run("zbarimg", options + [file.path]))
  }

  private static func run(
    _ program: String, _ arguments: [String], input: Data = Data()
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (given, printed) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = printed
    try process.run()
    // The input fits into the pipe.
    given.fileHandleForWriting.write(input)
    try given.fileHandleForWriting.close()
    let output = try printed.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return output
  }
}

extension QRCode {
  /// The rows, with `#` for a dark module.
  var rows: [String] {
    (0..<size).map { row in
      String((0..<size).map { isDark(row: row, column: $0) ? "#" : " " })
    }
  }
}
