import ArgumentParser
import Library

/// The records that a command is given.
struct RecordInputs: ParsableArguments {
  @Argument(help: "The records; - or none at all is standard input.")
  var files: [Input] = []

  /// Reads one record after another. What cannot be read is complained about and passed over.
  /// - Parameter body: is given the name of the record and its bytes, and answers whether the record
  ///   was without fault.
  /// - Throws: the exit code, unless everything was read and without fault.
  func forEach(_ body: (String, [UInt8]) -> Bool) throws {
    var worst = ExitCode.success
    for file in files.isEmpty ? [.standard] : files {
      do throws(Failure) {
        let isFaultless = body(file.name, try file.read())
        if !isFaultless, worst == .success { worst = Failure.faultyRecord }
      } catch {
        Console.complain(error.message)
        worst = error.code
      }
    }
    guard worst == .success else { throw worst }
  }
}

extension RecordFault {
  /// Where the fault is and what it is: "game.record:9: the rules do not allow this move"
  func message(in name: String) -> String {
    "\(name):\(line): \(RecordTexts.phrase(for: reason))"
  }
}
