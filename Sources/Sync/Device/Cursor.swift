/// How far a device has read in what a server keeps. It is stored together with the rows that were read,
/// in one transaction, and only the answer to a pull moves it on. It may go back at any time: rows that
/// come twice are the same as once.
public struct Cursor: Equatable, Sendable {
  /// The history that was read; nil before the first answer of a server.
  public var generation: Generation?
  /// All up to here is known.
  public var cursor: Revision

  /// A place in a history.
  public init(generation: Generation? = nil, cursor: Revision = .zero) {
    self.generation = generation
    self.cursor = cursor
  }
}
