import Games

/// A round of Times for another player: problems with their answers, and the options.
public typealias TimesChallenge = Challenge<Times>

extension Times: SendableGame {
  /// "Times" in ASCII.
  public static var challengeSeed: UInt64 { 0x54_696d_6573 }
}
