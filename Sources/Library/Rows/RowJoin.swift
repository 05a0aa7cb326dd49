import Games

/// The one way in which two texts of a row become one: what two tabs stored, what an archive brings,
/// what another device knows.
///
/// It is associative, commutative and idempotent for any bytes, so it does not matter in which order
/// texts arrive, how often, or by which way. The empty text adds nothing. `docs/merging.md` says what
/// each kind of row holds, and why.
public enum RowJoin {
  /// What both texts of the row with this key say together.
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

  /// The one that can be read; of two alike the longer one, then the one later in the order of bytes.
  /// Numbers in their shortest form stand in this order too.
  private static func larger(
    _ ours: [UInt8], _ theirs: [UInt8], _ isReadable: ([UInt8]) -> Bool
  ) -> [UInt8] {
    let (mine, other) = (isReadable(ours), isReadable(theirs))
    if mine != other { return mine ? ours : theirs }
    return precedes(ours, theirs) ? ours : theirs
  }
}

/// Whether a text stands before another one among texts: the longer one first, then the one later in
/// the order of bytes.
func precedes(_ text: [UInt8], _ other: [UInt8]) -> Bool {
  text.count == other.count
    ? other.lexicographicallyPrecedes(text) : text.count > other.count
}
