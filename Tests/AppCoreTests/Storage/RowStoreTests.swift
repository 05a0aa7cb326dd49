import Foundation
import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("Rows in files")
struct RowStoreTests {
  private let folder: TemporaryFolder
  private let store: RowStore

  init() throws {
    folder = try TemporaryFolder()
    store = try RowStore(folder: folder.url)
  }

  private func change(_ key: String, _ text: String, over expected: String = "") -> RowChange {
    RowChange(Row(key: Array(key.utf8), text: Array(text.utf8)), over: Array(expected.utf8))
  }

  private func stored() throws -> [String: String] {
    try store.rows().reduce(into: [:]) {
      $0[String(decoding: $1.key, as: UTF8.self)] = String(decoding: $1.text, as: UTF8.self)
    }
  }

  @Test("a stored row is there again, whatever bytes its key has")
  func keys() throws {
    let keys = ["record/0f", "setting/Theme", "setting/theme", "setting/ä %2f.draft", "device"]
    for key in keys { #expect(store.keep(change(key, "text of \(key)")).status == .done) }
    #expect(try stored() == keys.reduce(into: [:]) { $0[$1] = "text of \($1)" })
  }

  @Test("a key has one file name, and another spelling of it is no row")
  func otherSpellings() {
    let key = Array("setting/T".utf8)
    #expect(RowFileName.name(of: key) == "setting%2f%54")
    #expect(RowFileName.key(of: "setting%2f%54") == key)
    for name in ["setting%2F%54", "%73etting%2f%54", "setting%2f%5", "setting/T", "setting%2f%zz"] {
      #expect(RowFileName.key(of: name) == nil, "\(name)")
    }
  }

  @Test("no two keys share a file on a disk that ignores capitals")
  func capitals() {
    let names = ["setting/Theme", "setting/theme", "setting/THEME"].map {
      RowFileName.name(of: Array($0.utf8)).lowercased()
    }
    #expect(Set(names).count == 3)
  }

  @Test("an empty text removes a row, if the row holds what the writer knows")
  func takingAway() throws {
    _ = store.keep(change("record/1", "dealt"))
    _ = store.keep(change("record/2", "dealt and played"))
    #expect(store.keep(change("record/1", "", over: "dealt")).status == .done)
    #expect(store.keep(change("record/2", "", over: "dealt")).status == .conflict)
    #expect(store.keep(change("record/3", "")).status == .done)
    #expect(try stored() == ["record/2": "dealt and played"])
  }

  @Test("a row is only written over what the writer knows, or else the held text is returned")
  func conflict() throws {
    _ = store.keep(change("record/1", "first"))
    let answer = store.keep(change("record/1", "other", over: "never seen"))
    #expect(answer.status == .conflict)
    #expect(answer.held == Array("first".utf8))
    #expect(try stored() == ["record/1": "first"])
    #expect(store.keep(change("record/1", "second", over: "first")).status == .done)
    #expect(try stored() == ["record/1": "second"])
  }

  @Test("a clock is always written, and the answer is the text held before")
  func clock() throws {
    let key = "clock/00000000000000000000000000000001"
    _ = store.keep(change(key, "1000"))
    let answer = store.keep(change(key, "500", over: "900"))
    #expect(answer.status == .conflict)
    #expect(answer.held == Array("1000".utf8))
    #expect(try stored() == [key: "500"])
  }

  @Test("an unfinished write of an ended process is no row, and does not block the next write")
  func draft() throws {
    _ = store.keep(change("device", "whole"))
    try Data("ha".utf8).write(to: folder.url.appending(path: "device.draft"))
    #expect(try stored() == ["device": "whole"])
    #expect(store.keep(change("device", "next", over: "whole")).status == .done)
    #expect(try stored() == ["device": "next"])
  }

  @Test("a row that cannot be written is reported, and the old text stays")
  func failure() throws {
    _ = store.keep(change("device", "whole"))
    // A folder in the place of the draft: no user can write it.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "device.draft"), withIntermediateDirectories: false)
    #expect(store.keep(change("device", "next", over: "whole")).status == .failed)
    #expect(try stored() == ["device": "whole"])
  }
}
