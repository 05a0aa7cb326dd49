import Foundation
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Pairing a device", .everyStorage)
struct PairingTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let player = PlayerID(high: 1, low: 2)
  private let other = PlayerID(high: 1, low: 3)
  private let code = PairingCode(bits: 0x12_3456_789A)
  private let start = WallTime(1_800_000_000_000)
  private let ticket = Secret()
  private let token = Secret()

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for one in [player, other] {
      try store.add(
        one, generation: Generation(bits: 1), device: "First", token: Secret().digest, at: start)
    }
  }

  private func after(_ milliseconds: Int64) -> WallTime { start + Milliseconds(milliseconds) }

  private var claim: Pairing.Claim {
    Pairing.Claim(ticket: ticket.digest, label: "Phone, Chrome", games: 214, number: 47)
  }

  private func says(_ code: PairingCode, at now: WallTime) throws -> PairingError? {
    refusal(try store.claim(code, claim, at: now))
  }

  private func refusal<Value>(_ result: Result<Value, PairingError>) -> PairingError? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }

  @Test("a device that enters the code and is allowed becomes the player's device, once")
  func joins() throws {
    try store.offer(code, of: player, at: start).get()
    #expect(try says(code, at: after(1)) == nil)
    #expect(try store.pairing(of: player)?.state == .claimed(claim))
    #expect(try store.join(with: ticket.digest, token: token.digest, at: after(2)).get() == false)
    #expect(try store.caller(with: token.digest, at: after(2)) == nil)
    try store.decide(true, number: 47, of: player, at: after(3)).get()
    #expect(try store.join(with: ticket.digest, token: token.digest, at: after(4)).get() == true)
    #expect(try store.comes(with: token, at: after(5))?.player == player)
    #expect(try store.devices(of: player).map(\.label) == ["First", "Phone, Chrome"])
    // The code is used up.
    let again = try store.join(with: ticket.digest, token: Secret().digest, at: after(6))
    #expect(refusal(again) == .used)
    #expect(try says(code, at: after(6)) == .used)
    #expect(try store.caller(with: token.digest, at: after(7)) != nil)
  }

  @Test("the member sees that the device has joined")
  func seen() throws {
    try join(token.digest)
    let device = try #require(try store.devices(of: player).last)
    #expect(try store.pairing(of: player)?.state == .joined(claim, device: device.id))
  }

  @Test("a device that missed the answer asks again, and is the same device")
  func lostAnswer() throws {
    try join(Secret().digest)
    #expect(try store.join(with: ticket.digest, token: token.digest, at: after(5)).get())
    #expect(try store.caller(with: token.digest, at: after(6))?.player == player)
    #expect(try store.devices(of: player).count == 2)
    let late = try store.join(with: ticket.digest, token: token.digest, at: after(600_000))
    #expect(refusal(late) == .over)
  }

  /// Goes through a whole pairing.
  private func join(_ token: SecretDigest) throws {
    try store.offer(code, of: player, at: start).get()
    _ = try says(code, at: start)
    try store.decide(true, number: 47, of: player, at: start).get()
    #expect(try store.join(with: ticket.digest, token: token, at: start).get())
  }

  @Test("a code that the member takes back does not work")
  func withdrawn() throws {
    try store.offer(code, of: player, at: start).get()
    try store.withdrawCode(of: other)
    #expect(try store.pairing(of: player) != nil)
    try store.withdrawCode(of: player)
    #expect(try says(code, at: start) == .unknown)
  }

  @Test("a player with as many devices as allowed gets no further device")
  func devices() throws {
    let small = try Storage.makeStore(in: folder, devices: 2)
    try small.add(
      player, generation: Generation(bits: 1), device: "First", token: Secret().digest, at: start)
    try small.offer(code, of: player, at: start).get()
    try small.claim(code, claim, at: start).get()
    try small.decide(true, number: 47, of: player, at: start).get()
    #expect(try small.join(with: ticket.digest, token: token.digest, at: start).get())
    #expect(refusal(try small.offer(code, of: player, at: start)) == .tooManyDevices)
  }

  @Test("a device that is refused learns of it, and gets nothing")
  func refused() throws {
    try store.offer(code, of: player, at: start).get()
    _ = try says(code, at: start)
    try store.decide(false, number: 47, of: player, at: start).get()
    let outcome = try store.join(with: ticket.digest, token: token.digest, at: start)
    #expect(refusal(outcome) == .refused)
    #expect(try store.devices(of: player).count == 1)
  }

  @Test("the member allows the device with the number that they see, and no other")
  func otherNumber() throws {
    try store.offer(code, of: player, at: start).get()
    #expect(
      refusal(try store.decide(true, number: 47, of: player, at: start)) == .otherDevice)
    _ = try says(code, at: start)
    #expect(
      refusal(try store.decide(true, number: 48, of: player, at: start)) == .otherDevice)
    #expect(refusal(try store.decide(true, number: 47, of: other, at: start)) == .unknown)
    #expect(try store.join(with: ticket.digest, token: token.digest, at: start).get() == false)
  }

  @Test("a code is entered once")
  func once() throws {
    try store.offer(code, of: player, at: start).get()
    #expect(try says(code, at: start) == nil)
    let second = Pairing.Claim(
      ticket: Secret().digest, label: "Somebody", games: 0, number: 11)
    #expect(refusal(try store.claim(code, second, at: start)) == .used)
    #expect(try store.pairing(of: player)?.state == .claimed(claim))
  }

  @Test("a pairing ends after ten minutes, to the millisecond")
  func late() throws {
    try store.offer(code, of: player, at: start).get()
    #expect(try says(code, at: after(600_000)) == .over)
    #expect(try says(code, at: after(599_999)) == nil)
    #expect(
      refusal(try store.decide(true, number: 47, of: player, at: after(600_000))) == .over)
    try store.decide(true, number: 47, of: player, at: after(599_999)).get()
    let late = try store.join(with: ticket.digest, token: token.digest, at: after(600_000))
    #expect(refusal(late) == .over)
  }

  @Test("a player shows one code at a time: the previous code does not work")
  func oneCode() throws {
    let next = PairingCode(bits: 5)
    try store.offer(code, of: player, at: start).get()
    try store.offer(next, of: player, at: after(1)).get()
    #expect(try says(code, at: after(2)) == .unknown)
    #expect(try says(next, at: after(2)) == nil)
  }

  @Test("a code that another player already shows stays that player's")
  func sameCode() throws {
    try store.offer(code, of: player, at: start).get()
    #expect(try says(code, at: after(1)) == nil)
    #expect(throws: StoreError.unavailable) { try store.offer(code, of: other, at: after(2)) }
    #expect(try store.pairing(of: player)?.state == .claimed(claim))
    #expect(try store.pairing(of: other) == nil)
  }

  @Test("expired codes leave the database when a player shows the next code")
  func cleared() throws {
    try store.offer(code, of: other, at: start).get()
    try store.offer(PairingCode(bits: 5), of: player, at: after(600_000)).get()
    #expect(try store.pairing(of: other) == nil)
  }
}
