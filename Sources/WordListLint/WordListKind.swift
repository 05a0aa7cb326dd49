/// What the words of a list are for.
public enum WordListKind: Sendable {
  /// Words that a player may have to find.
  case answers
  /// Everyday words, which a rack asks for.
  case common
  /// Words that a player may enter.
  case accepted

  /// The kind of a file by its name: `accepted5.txt` and `common5.txt` say it; the words of any other file may be
  /// asked for.
  public init(fileName: some StringProtocol) {
    if fileName.hasPrefix("accepted") {
      self = .accepted
    } else if fileName.hasPrefix("common") || fileName.hasPrefix("familiar") {
      self = .common
    } else {
      self = .answers
    }
  }
}
