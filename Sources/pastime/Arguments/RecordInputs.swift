import ArgumentParser
import Library

/// The records that a command reads.
struct RecordInputs: ParsableArguments {
  @Argument(help: "The records; - or none at all is standard input.")
  var files: [Input] = []

  /// Reads one record after another. A file that cannot be read is reported and skipped.
  /// - Parameter body: gets the name and the bytes of a record, and returns whether the record
  ///   has no fault.
  /// - Throws: the exit code, unless everything was read and had no fault.
  func forEach(_ body: (String, [UInt8]) -> Bool) throws { try files.readEach(body) }
}

extension RecordError {
  /// The position and reason of the fault: "game.record:9: the rules do not allow this move"
  func message(in name: String) -> String {
    "\(name):\(line): \(RecordTexts.phrase(for: reason))"
  }
}
