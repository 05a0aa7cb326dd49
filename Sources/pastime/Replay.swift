import ArgumentParser
import Library

/// Replays records.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays records and prints what they come to.",
    discussion: """
      The transcripts of several records are separated by empty lines. Of a record with a fault, \
      the moves before it are replayed.
      """)

  @OptionGroup
  var records: RecordInputs

  func run() throws {
    var separator = ""
    try records.forEach { name, bytes in
      do throws(RecordError) {
        let reading = try RecordReading(bytes)
        Console.write(Array(separator.utf8) + reading.session.transcript)
        separator = "\n"
        guard let error = reading.error else { return true }
        throw error
      } catch {
        Console.complain(error.message(in: name))
        return false
      }
    }
  }
}
