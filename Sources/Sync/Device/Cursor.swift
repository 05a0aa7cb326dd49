/// How far a device has read from a server. It is stored together with the rows that were read, in one transaction,
/// and only the answer to a pull advances it. It may go back at any time, because reading a row twice has the same
/// effect as reading it once.
public struct Cursor: Equatable, Sendable {
  /// The history that was read; nil before the first answer of a server.
  public var generation: Generation?
  /// The device knows everything up to this revision.
  public var cursor: Revision

  /// A position in a history.
  public init(generation: Generation? = nil, cursor: Revision = .zero) {
    self.generation = generation
    self.cursor = cursor
  }
}
