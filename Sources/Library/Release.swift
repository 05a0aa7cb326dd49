import ByteStrings

/// This release of Pastime.
public enum Release {
  /// The version, which the page and the command show.
  public static var version: PlainText { "1.0.0" }
}
