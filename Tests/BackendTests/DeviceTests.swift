import Foundation
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("The devices of a player", .everyStorage)
struct DeviceTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let player = PlayerID(high: .max, low: 2)
  private let start = WallTime(1_800_000_000_000)
  private let token = Secret()

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    try store.add(
      player, generation: Generation(bits: 1), device: "Phone, Safari", token: token.digest,
      at: start)
  }

  @Test("a caller with the token is the player, and nobody else is")
  func caller() throws {
    #expect(try store.caller(with: token.digest, at: start)?.player == player)
    #expect(try store.caller(with: Secret().digest, at: start) == nil)
    let read = try #require(Secret(text: token.text))
    #expect(try store.caller(with: read.digest, at: start)?.player == player)
  }

  @Test("a removed device belongs to nobody, and no other player can remove a device")
  func removed() throws {
    let device = try #require(try store.devices(of: player).first)
    #expect(try !store.remove(device.id, of: PlayerID(high: 0, low: 0)))
    #expect(try store.caller(with: token.digest, at: start) != nil)
    #expect(try store.remove(device.id, of: player))
    #expect(try store.caller(with: token.digest, at: start) == nil)
    #expect(try store.devices(of: player).isEmpty)
    #expect(try !store.remove(device.id, of: player))
  }

  @Test("the server keeps the day of a device's last visit, and nothing of the hour")
  func seen() throws {
    let day: Int64 = 86_400_000
    let midnight = start.count - start.count % day
    for (time, seen) in [
      (midnight + day - 1, midnight), (midnight + day + 7, midnight + day),
      (midnight + 2 * day - 1, midnight + day), (midnight + 9 * day, midnight + 9 * day),
    ] {
      let isFirst = seen != (try store.devices(of: player).first?.seen.count)
      #expect(try store.comes(with: token, at: WallTime(time))?.isFirstToday == isFirst)
      #expect(try store.devices(of: player).first?.seen == WallTime(seen))
    }
  }

  @Test("the database contains no secret")
  func secrets() throws {
    let bytes = try store.secretBytes()
    #expect(bytes.range(of: Data("Phone, Safari".utf8)) != nil)
    #expect(bytes.range(of: Data(token.text.utf8)) == nil)
    let raw = stride(from: 0, to: 64, by: 2).map { index in
      let digits = token.text.dropFirst(index).prefix(2)
      return UInt8(digits, radix: 16) ?? 0
    }
    #expect(bytes.range(of: Data(raw)) == nil)
  }

  @Test("a device's name is shown as a short line, whatever it contains")
  func label() throws {
    let wild = "Pad\u{202E}\u{0}\n" + String(repeating: "🧩", count: 90)
    let other = PlayerID(high: 0, low: 9)
    try store.add(
      other, generation: Generation(bits: 1), device: wild, token: Secret().digest, at: start)
    let label = try #require(try store.devices(of: other).first?.label)
    #expect(label == "Pad" + String(repeating: "🧩", count: 37))
  }

  @Test(
    "a device with an invisible name gets a visible name",
    arguments: ["", " ", "\u{200B} \u{0}"])
  func blankLabel(label: String) throws {
    let other = PlayerID(high: 0, low: 9)
    try store.add(
      other, generation: Generation(bits: 1), device: label, token: Secret().digest, at: start)
    #expect(try store.devices(of: other).map(\.label) == ["Browser"])
  }

  @Test("a secret is read only from 64 digits in lower case")
  func text() {
    #expect(Secret(text: token.text) == token)
    for wrong in [
      "", String(token.text.dropLast()), token.text + "0", token.text.uppercased() + "A",
    ] {
      #expect(Secret(text: wrong) == nil)
    }
    #expect(Secret(text: String(repeating: "A", count: 64)) == nil)
    #expect(Secret(text: String(repeating: "g", count: 64)) == nil)
    #expect(Secret() != Secret())
  }
}
