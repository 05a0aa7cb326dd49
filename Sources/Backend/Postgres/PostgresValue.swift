/// A value that goes with a statement, never into it.
enum PostgresValue {
  case integer(Int64?)
  case text(String?)
  case bytes([UInt8]?)
  case integers([Int64])
  case byteStrings([[UInt8]])
}

extension PostgresValue {
  /// The number by which PostgreSQL knows the type (pg_type.dat).
  var type: UInt32 {
    switch self {
    case .integer: Self.integerType
    case .text: 25
    case .bytes: Self.bytesType
    case .integers: 1016
    case .byteStrings: 1001
    }
  }

  /// The binary form of the type; nil for NULL.
  var encoded: [UInt8]? {
    switch self {
    case .integer(let value): value.map { Self.bigEndian($0) }
    case .text(let value): value.map { Array($0.utf8) }
    case .bytes(let value): value
    case .integers(let values):
      Self.array(values.map { Self.bigEndian($0) }, of: Self.integerType)
    case .byteStrings(let values): Self.array(values, of: Self.bytesType)
    }
  }

  private static let integerType: UInt32 = 20
  private static let bytesType: UInt32 = 17

  /// An array of one dimension without NULL (array_send of PostgreSQL).
  private static func array(_ elements: [[UInt8]], of type: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    let dimensions: Int32 = elements.isEmpty ? 0 : 1
    bytes += bigEndian(dimensions) + bigEndian(Int32(0)) + bigEndian(type)
    if elements.isEmpty { return bytes }
    let lowerBound: Int32 = 1
    bytes += bigEndian(Int32(elements.count)) + bigEndian(lowerBound)
    for element in elements { bytes += bigEndian(Int32(element.count)) + element }
    return bytes
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
