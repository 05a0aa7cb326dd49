import Foundation
import Games
import Testing

@testable import Library

/// A record that is kept for ever, and what must come of it.
struct GoldenRecord: CustomTestStringConvertible {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "golden")

  private let file: URL

  var testDescription: String { file.lastPathComponent }

  /// All records in a folder, in the order of their names.
  static func all(in name: String) -> [GoldenRecord] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "record" }
      .sorted { $0.path < $1.path }.map { GoldenRecord(file: $0) }
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: file)) }

  /// The file of the same name beside the record, or nothing where there is none.
  func neighbour(_ pathExtension: String) -> String? {
    let neighbour = file.deletingPathExtension().appendingPathExtension(pathExtension)
    return (try? Data(contentsOf: neighbour)).map { text($0) }
  }
}

@Suite("Golden records")
struct GoldenRecordTests {
  @Test("a golden record replays to its transcript", arguments: GoldenRecord.all(in: "codeword"))
  func replay(record: GoldenRecord) throws {
    let bytes = try record.bytes()
    let reading = try RecordReading(bytes)
    #expect(reading.fault == nil)
    #expect(text(reading.session.transcript) == record.neighbour("transcript"))
    #expect(reading.session.record == bytes)
  }

  @Test("a faulty record gives its fault", arguments: GoldenRecord.all(in: "faulty"))
  func fault(record: GoldenRecord) throws {
    let reading: RecordReading
    do throws(RecordFault) { reading = try RecordReading(bytes(of: record)) } catch {
      #expect(message(for: error) == record.neighbour("fault"))
      #expect(record.neighbour("transcript") == nil)
      return
    }
    #expect(message(for: try #require(reading.fault)) == record.neighbour("fault"))
    #expect(text(reading.session.transcript) == record.neighbour("transcript"))
  }

  @Test("the golden records are of every kind")
  func everyKind() throws {
    let records = GoldenRecord.all(in: "codeword")
    #expect(records.count >= 43)
    #expect(GoldenRecord.all(in: "faulty").count >= 36)
    var kinds: Set<String> = []
    for record in records {
      let session = try RecordReading(record.bytes()).session
      guard case .codeword(let codeword) = session else { continue }
      kinds.insert("length \(codeword.options.length) \(session.summary.outcome)")
      kinds.insert("\(codeword.options.mode) \(session.summary.outcome)")
      kinds.insert(codeword.options.limit == nil ? "unlimited" : "limited")
      kinds.insert(session.header.origin == .sample ? "sample" : "dealt")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      if codeword.moves.isEmpty { kinds.insert("no attempt") }
    }
    // Four lengths and three modes with three outcomes each, and the seven others.
    #expect(kinds.count == 4 * 3 + 3 * 3 + 7)
  }

  private func bytes(of record: GoldenRecord) -> [UInt8] {
    do { return try record.bytes() } catch {
      Issue.record(error)
      return []
    }
  }

  private func message(for fault: RecordFault) -> String {
    "\(fault.line): \(RecordTexts.phrase(for: fault.reason))\n"
  }
}
