import Games

/// Joins two texts of a row into one. It is the only merge operation: for rows from two tabs, from an archive
/// and from another device.
///
/// It is associative, commutative and idempotent for any bytes, so the order, the number and the route of
/// arriving texts do not matter. The empty text adds nothing. `docs/merging.md` describes the content of each
/// kind of row and the reasons.
public enum RowJoin {
  /// The join of two texts of the row with this key.
  public static func join(_ ours: [UInt8], _ theirs: [UInt8], of key: [UInt8]) -> [UInt8] {
    guard let key = RowKey(key) else { return larger(ours, theirs) { _ in true } }
    return join(ours, theirs, of: key)
  }

  static func join(_ ours: [UInt8], _ theirs: [UInt8], of key: RowKey) -> [UInt8] {
    switch key {
    case .record, .friends: RecordLines(ours).union(theirs).text
    case .gone: join(ours, theirs)
    case .setting: latest(ours, theirs)
    case .clock, .theme, .device, .settings: larger(ours, theirs) { key.isReadable($0) }
    }
  }

  private static func join(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    guard let mine = Deletion(ours), let other = Deletion(theirs) else {
      return larger(ours, theirs) { Deletion($0) != nil }
    }
    return mine.join(other).text
  }

  private static func latest(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    guard let mine = SettingValue(ours), let other = SettingValue(theirs) else {
      return larger(ours, theirs) { SettingValue($0) != nil }
    }
    if mine.precedes(other) { return theirs }
    return other.precedes(mine) ? ours : larger(ours, theirs) { _ in true }
  }

  /// The readable text; if both or neither are readable, the longer text, then the text later in byte order.
  /// Numbers in their shortest form have the same order.
  private static func larger(
    _ ours: [UInt8], _ theirs: [UInt8], _ isReadable: ([UInt8]) -> Bool
  ) -> [UInt8] {
    let (mine, other) = (isReadable(ours), isReadable(theirs))
    if mine != other { return mine ? ours : theirs }
    return precedes(ours, theirs) ? ours : theirs
  }
}

/// Whether a text precedes another text: longer texts come first, then texts later in byte order.
func precedes(_ text: [UInt8], _ other: [UInt8]) -> Bool {
  text.count == other.count
    ? other.lexicographicallyPrecedes(text) : text.count > other.count
}
