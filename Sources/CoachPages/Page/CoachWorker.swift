/// A coach at work: what it needs to know, kept from one question to the next.
public protocol CoachWorker {
  /// A coach that knows nothing yet.
  init()

  /// Takes the file that the game needs.
  mutating func learn(_ file: [UInt8])

  /// The page that answers a question; nil where that cannot be read.
  mutating func answer(_ question: [UInt8]) -> CoachPage?
}
