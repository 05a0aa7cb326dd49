/// A running coach, which keeps its knowledge from one question to the next.
public protocol CoachWorker {
  /// A coach without any knowledge.
  init()

  /// Receives the file that the game needs.
  mutating func learn(_ file: [UInt8])

  /// The page that answers a question; nil if the question cannot be read.
  mutating func answer(_ question: [UInt8]) -> CoachPage?
}
