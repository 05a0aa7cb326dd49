import ByteStrings

/// Which Pastime this is.
public enum Release {
  /// The version: the page and the command show it.
  public static var version: PlainText { "1.0.0" }
}
