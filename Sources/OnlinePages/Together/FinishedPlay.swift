import ByteStrings
import Library

/// Somebody's play that is over, as the server tells it: the page shows it move by move, as it shows every game that
/// came by a link.
struct FinishedPlay {
  /// What names it.
  let id: PlainText
  private let record: [UInt8]

  /// The play of an answer; nil where it is not over.
  init?(_ answer: ServerAnswer) {
    guard let id = answer["play"], let record = answer.section("record") else { return nil }
    (self.id, self.record) = (id, record)
  }

  /// Where the page shows it.
  private var place: PlainText { "/result/\(ResultText.text(ofRecord: record))" }

  /// Takes the player there.
  /// - Parameters:
  ///   - strip: what is played together.
  ///   - address: where that is, to which the player comes back.
  func lookThrough(with outbox: inout OnlinePage, of strip: PlainText, at address: PlainText) {
    outbox.strip(strip, above: id, leadingTo: address)
    outbox.go(to: place)
  }
}
