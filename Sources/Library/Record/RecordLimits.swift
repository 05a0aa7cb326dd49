/// The limits of a record: far more than anybody plays, and small enough to be read at once.
public enum RecordLimits {
  /// The most moves.
  public static let moves = 10_000

  /// The most bytes.
  public static let bytes = 1_000_000
}
