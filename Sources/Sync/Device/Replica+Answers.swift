import Games
import Library

/// The answers of the server.
extension Replica {
  /// Handles the outcome of a request. An answer to an earlier request came too late, and is ignored.
  mutating func take(_ reply: Reply, to number: Int) {
    guard let request, request.number == number else { return }
    switch reply {
    case .failed(let failure): fail(failure)
    case .body(let text):
      do throws(MessageError) {
        switch request.body {
        case .push(let push): take(try PushAnswer(text: text, to: push, limits: limits), to: push)
        case .pull(let pull): take(try PullAnswer(text: text, to: pull, limits: limits), to: pull)
        }
      } catch {
        fail(.unreachable)
        if error == .laterFormat { isLaterFormat = true }
      }
    }
  }

  private mutating func succeed() {
    request = nil
    backoff.reset()
    isLaterFormat = false
  }

  /// The request failed, as far as the device knows. Its content still has to be handled.
  mutating func fail(_ failure: RequestFailure) {
    guard let request else { return }
    self.request = nil
    if case .pull = request.body {
      isBehind = true
      pullFailed = true
    }
    asksAgain = now + backoff.next(&random)
    switch failure {
    case .unreachable: break
    case .busy(let time): asksAgain = max(asksAgain, now + min(time, Self.refusalInterval))
    case .removed: isRemoved = true
    case .refused: if case .push(let push) = request.body { bisect(push) }
    }
  }

  /// A single row may be the reason why the server refused all rows. Halving the push finds that row, and it is set
  /// aside.
  private mutating func bisect(_ push: Push) {
    if push.rows.count > 1 {
      pushedRows = push.rows.count / 2
    } else if let row = push.rows.first, let index = rows.index(of: row.key) {
      pushedRows = limits.pushedRows
      if rows[index].text == row.text { refuse(index, .other) }
    }
  }

  /// Handles the answers to the rows that were sent. They never advance the cursor.
  private mutating func take(_ answer: PushAnswer, to push: Push) {
    succeed()
    pushedRows = limits.pushedRows
    // The changes of other devices in the meantime are pulled, too.
    isBehind = true
    if answer.generation != push.generation { return begin(answer.generation) }
    for (row, answer) in zip(push.rows, answer.rows) {
      // The server knows more of a row than the storage had, although that revision was read. It is read again.
      if case .behind(let revision) = answer, revision <= cursor.cursor {
        cursor.cursor = revision.advanced(by: -1)
      }
      // A row that has changed in the meantime is still unsent.
      guard let index = rows.index(of: row.key), rows[index].text == row.text else { continue }
      if case .refused(let reason) = answer {
        refuse(index, reason)
      } else {
        rows[index].state = .acknowledged
      }
    }
  }

  /// Handles rows that the server has, and advances the cursor past them.
  private mutating func take(_ answer: PullAnswer, to pull: Pull) {
    succeed()
    pullFailed = false
    if answer.generation != cursor.generation {
      begin(answer.generation)
      // Only an answer from the beginning is valid for any history.
      if pull.since != .zero {
        isBehind = true
        return
      }
    }
    var isLoss = false
    for kept in answer.rows where isOurs(kept.row) {
      if take(kept.row) { isLoss = true }
    }
    // The row is sent again. A server that loses it permanently must not be asked without end.
    if isLoss { asksAgain = now + lossBackoff.next(&random) }
    cursor.cursor = answer.next
    if answer.more { isBehind = true } else { polls = now + Self.pollInterval }
  }

  /// The server is in another history. Nothing is known of what it has, so it is read from the beginning, and every
  /// row is offered.
  private mutating func begin(_ generation: Generation) {
    cursor = Cursor(generation: generation)
    forgetsMarks = true
    for index in rows.walk() where rows[index].state != .changed {
      rows[index].state = .offered
    }
  }

  /// Joins a row of the server with what is known here.
  /// - Returns: whether the server had more of the row before, in the same generation.
  private mutating func take(_ row: Row) -> Bool {
    guard let index = rows.index(of: row.key) else {
      rows.insert(ReplicaRow(key: row.key, text: row.text, stored: [], state: .acknowledged))
      return false
    }
    let known = rows[index].text
    let wasKept = rows[index].state.isKept
    let joined = RowJoin.join(known, row.text, of: row.key)
    if joined == row.text {
      let isMarked = joined == known && rows[index].state == .kept
      rows[index].text = joined
      rows[index].state = isMarked ? .kept : .acknowledged
      return false
    }
    // The device knows more than the server.
    if joined != known || wasKept { rows[index].state = .offered }
    rows[index].text = joined
    return wasKept
  }
}
