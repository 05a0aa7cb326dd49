/// How far a device has read in what a house keeps. It is stored together with the rows that were read,
/// in one transaction, and only the answer to a pull moves it on. It may go back at any time: rows that
/// come twice are the same as once.
public struct Bookmark: Equatable, Sendable {
  /// The history that was read; nil before the first answer of a house.
  public var epoch: Epoch?
  /// All up to here is known.
  public var cursor: Revision

  /// A place in a history.
  public init(epoch: Epoch? = nil, cursor: Revision = .zero) {
    self.epoch = epoch
    self.cursor = cursor
  }
}
