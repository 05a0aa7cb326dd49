import ByteStrings
import Library

/// A player's finished play, as the server reveals it. The page shows it move by move, like every game that came by a
/// link.
struct FinishedPlay {
  /// The id of the play.
  let id: PlainText
  private let record: [UInt8]

  /// The play in an answer; nil if it is not over.
  init?(_ answer: ServerAnswer) {
    guard let id = answer["play"], let record = answer.section("record") else { return nil }
    (self.id, self.record) = (id, record)
  }

  /// The address of the page that shows it.
  private var place: PlainText { "/result/\(ResultText.text(ofRecord: record))" }

  /// Takes the player to the play.
  /// - Parameters:
  ///   - strip: the text of the strip above it, which names what is played together.
  ///   - address: the address to which the player returns.
  func lookThrough(with outbox: inout OnlinePage, of strip: PlainText, at address: PlainText) {
    outbox.strip(strip, above: id, leadingTo: address)
    outbox.go(to: place)
  }
}
