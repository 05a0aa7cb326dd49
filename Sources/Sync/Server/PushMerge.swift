import Games
import Library

/// What a server makes of the rows that a device sends, as a pure function of them and of what it keeps.
///
/// A store of any kind does the rest, in one transaction: it takes as many new revisions as there are
/// rows, before it reads anything (so nobody can see a later revision before an earlier one); reads
/// the rows with these keys; puts `writes` in their place; and answers when that is durable.
public struct PushMerge: Equatable, Sendable {
  /// An answer to each row.
  public private(set) var answers: [RowAnswer] = []
  /// The rows that change, with all that is known of them now.
  public private(set) var writes: [KeptRow] = []
  /// How many bytes more the player takes then, keys and texts.
  public private(set) var growth = 0

  /// What comes of a push.
  /// - Parameters:
  ///   - held: what is kept under the key of each row; nil where nothing is.
  ///   - last: the revision before the first one that was taken for these rows.
  ///   - room: how many bytes more the player may take.
  public init(
    _ rows: [Row], over held: [KeptRow?], after last: Revision, room: Int,
    limits: SyncLimits = SyncLimits()
  ) {
    for (index, row) in rows.enumerated() {
      let revision = last.advanced(by: index + 1)
      answers.append(
        take(row, over: held[index], at: revision, room: room - growth, limits: limits))
    }
  }

  private mutating func take(
    _ row: Row, over held: KeptRow?, at revision: Revision, room: Int, limits: SyncLimits
  ) -> RowAnswer {
    if !SyncRow.travels(row.key, limits: limits) { return .refused(.key) }
    if !SyncRow.isText(row.text) { return .refused(.text) }
    let joined = RowJoin.join(held?.row.text ?? [], row.text, of: row.key)
    if let held, joined == held.row.text {
      return joined == row.text ? .have : .behind(held.revision)
    }
    if joined.count > limits.rowBytes { return .refused(.tooLong) }
    let more = joined.count - (held?.row.text.count ?? -row.key.count)
    if more > room { return .refused(.full) }
    growth += more
    writes.append(KeptRow(Row(key: row.key, text: joined), revision: revision))
    return .stored
  }
}
