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

  @Test("what was stored is there again, whatever bytes its key has")
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

  @Test("no two keys share a file on a disk that does not tell capitals")
  func capitals() {
    let names = ["setting/Theme", "setting/theme", "setting/THEME"].map {
      RowFileName.name(of: Array($0.utf8)).lowercased()
    }
    #expect(Set(names).count == 3)
  }

  @Test("a row without text is no row: it is taken away, where it holds what the writer knows")
  func takingAway() throws {
    _ = store.keep(change("record/1", "dealt"))
    _ = store.keep(change("record/2", "dealt and played"))
    #expect(store.keep(change("record/1", "", over: "dealt")).status == .done)
    #expect(store.keep(change("record/2", "", over: "dealt")).status == .conflict)
    #expect(store.keep(change("record/3", "")).status == .done)
    #expect(try stored() == ["record/2": "dealt and played"])
  }

  @Test("a row is only written over what the writer knows; otherwise it is told what is there")
  func conflict() throws {
    _ = store.keep(change("record/1", "first"))
    let answer = store.keep(change("record/1", "other", over: "never seen"))
    #expect(answer.status == .conflict)
    #expect(answer.held == Array("first".utf8))
    #expect(try stored() == ["record/1": "first"])
    #expect(store.keep(change("record/1", "second", over: "first")).status == .done)
    #expect(try stored() == ["record/1": "second"])
  }

  @Test("a clock is written in any case, and the answer is what was held")
  func clock() throws {
    let key = "clock/00000000000000000000000000000001"
    _ = store.keep(change(key, "1000"))
    let answer = store.keep(change(key, "500", over: "900"))
    #expect(answer.status == .conflict)
    #expect(answer.held == Array("1000".utf8))
    #expect(try stored() == [key: "500"])
  }

  @Test("what was being written when a process ended is no row, and does not stand in the way")
  func draft() throws {
    _ = store.keep(change("device", "whole"))
    try Data("ha".utf8).write(to: folder.url.appending(path: "device.draft"))
    #expect(try stored() == ["device": "whole"])
    #expect(store.keep(change("device", "next", over: "whole")).status == .done)
    #expect(try stored() == ["device": "next"])
  }

  @Test("where nothing can be written, that is said and what was there stays")
  func failure() throws {
    _ = store.keep(change("device", "whole"))
    // A folder in the place of the draft: nobody can write it, whoever they are.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "device.draft"), withIntermediateDirectories: false)
    #expect(store.keep(change("device", "next", over: "whole")).status == .failed)
    #expect(try stored() == ["device": "whole"])
  }
}
