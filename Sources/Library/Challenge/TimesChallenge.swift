import Games

/// A Times for somebody else: problems with their answers, and how they are to be played.
public typealias TimesChallenge = Challenge<Times>

extension Times: SendableGame {
  /// "Times" in ASCII.
  public static var challengeSeed: UInt64 { 0x54_696d_6573 }
}
