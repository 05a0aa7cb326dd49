import Games
import Library

/// How a server merges the rows that a device sends, as a pure function of these rows and of the rows that it keeps.
///
/// Any kind of store does the rest, in one transaction. It takes as many new revisions as there are rows before it
/// reads anything, so no reader can see a later revision before an earlier one. It reads the rows with these keys,
/// puts `writes` in their place, and answers when that is durable.
public struct PushMerge: Equatable, Sendable {
  /// An answer to each row.
  public private(set) var answers: [RowAnswer] = []
  /// The rows that change, with everything that is now known of them.
  public private(set) var writes: [KeptRow] = []
  /// How many more bytes the player then uses, in keys and texts.
  public private(set) var growth = 0

  /// Merges the rows of a push.
  /// - Parameters:
  ///   - held: the row that is kept under the key of each row; nil if no row is kept.
  ///   - last: the revision before the first revision that was taken for these rows.
  ///   - room: how many more bytes the player may use.
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
