extension SQLValue {
  /// The number of its type in PostgreSQL (pg_type.dat).
  var type: UInt32 {
    switch self {
    case .integer: Self.integerType
    case .text: Self.textType
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

  fileprivate static let integerType: UInt32 = 20
  fileprivate static let bytesType: UInt32 = 17
  fileprivate static let textType: UInt32 = 25

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

extension SQLRow.Cell {
  /// A value that is not NULL, from the binary form of its type. Statements ask for no other types.
  init(postgres bytes: UnsafeRawBufferPointer, of type: UInt32) {
    switch type {
    case SQLValue.integerType:
      self = .integer(Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }))
    case SQLValue.textType: self = .text(String(decoding: bytes, as: UTF8.self))
    default: self = .bytes(Array(bytes))
    }
  }
}
