import Foundation
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Coming back with a recovery key", .everyStorage)
struct RecoveryKeyTests {
  private let store: any BackendStore
  private let folder: TemporaryFolder
  private let player = PlayerID(high: 1, low: 2)
  private let other = PlayerID(high: 1, low: 3)
  private let recoveryKey = RecoveryKey(high: 7, low: 8)
  private let next = RecoveryKey(high: 7, low: 9)
  private let start = WallTime(1_800_000_000_000)
  private let token = Secret()

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder, devices: 3)
    for one in [player, other] {
      try store.add(
        one, generation: Generation(bits: 1), device: "First", token: Secret().digest, at: start)
    }
  }

  private func after(_ milliseconds: Int64) -> WallTime { start + Milliseconds(milliseconds) }

  private func recover(
    _ recoveryKey: RecoveryKey, next: RecoveryKey, _ token: Secret, at moment: Int64 = 1
  ) throws -> Caller? {
    try store.recover(
      with: recoveryKey, next: next, device: "New phone", token: token.digest, by: nil,
      at: after(moment))?.caller
  }

  @Test("a recovery key brings a device and another recovery key, and then stops working")
  func recovers() throws {
    try store.make(recoveryKey, of: player, at: start)
    #expect(try recover(recoveryKey, next: next, token)?.player == player)
    #expect(try store.comes(with: token, at: after(2))?.player == player)
    #expect(try store.devices(of: player).map(\.label) == ["First", "New phone"])
    #expect(try recover(recoveryKey, next: RecoveryKey(high: 0, low: 1), Secret()) == nil)
    #expect(try recover(next, next: recoveryKey, Secret())?.player == player)
  }

  @Test("a recovery key that was never made belongs to no player")
  func unknown() throws {
    try store.make(recoveryKey, of: player, at: start)
    #expect(try recover(next, next: recoveryKey, token) == nil)
    #expect(try store.caller(with: token.digest, at: start) == nil)
    #expect(try store.devices(of: other).count == 1)
  }

  @Test("a player who was erased meanwhile gets an error, and no recovery key and no code")
  func erased() throws {
    try store.erase(player, at: start)
    #expect(throws: StoreError.unknownPlayer) { try store.make(recoveryKey, of: player, at: start) }
    #expect(throws: StoreError.unknownPlayer) {
      try store.offer(PairingCode(bits: 5), of: player, at: start)
    }
  }

  @Test("a new recovery key makes the previous one stop working")
  func replaced() throws {
    #expect(try store.recoveryKey(of: player) == nil)
    try store.make(recoveryKey, of: player, at: start)
    try store.make(next, of: player, at: after(5))
    #expect(try store.recoveryKey(of: player) == after(5))
    #expect(try store.recoveryKey(of: other) == nil)
    #expect(try recover(recoveryKey, next: recoveryKey, token) == nil)
    #expect(try recover(next, next: recoveryKey, token)?.player == player)
  }

  @Test(
    "a lost answer costs nothing: the recovery key can be shown again until the device has come")
  func lostAnswer() throws {
    try store.make(recoveryKey, of: player, at: start)
    let lost = Secret()
    let device = try recover(recoveryKey, next: RecoveryKey(high: 0, low: 1), lost)?.device
    #expect(try recover(recoveryKey, next: next, token)?.device == device)
    #expect(try store.caller(with: lost.digest, at: start) == nil)
    #expect(try store.devices(of: player).count == 2)
    // The recovery key that nobody has seen does not work.
    #expect(try recover(RecoveryKey(high: 0, low: 1), next: recoveryKey, Secret()) == nil)
    #expect(try store.comes(with: token, at: start)?.device == device)
    #expect(try recover(recoveryKey, next: recoveryKey, Secret()) == nil)
    #expect(try recover(next, next: recoveryKey, Secret())?.player == player)
  }

  @Test("if there is no room for a device, the device that was away for longest is removed")
  func devices() throws {
    try store.make(recoveryKey, of: player, at: start)
    var keys = [recoveryKey]
    for number in 0..<4 {
      let token = Secret()
      keys.append(RecoveryKey(high: 1, low: UInt64(number)))
      let moment = Int64(number) * 86_400_000
      _ = try recover(keys[number], next: keys[number + 1], token, at: moment)
      _ = try store.comes(with: token, at: after(moment))
    }
    let devices = try store.devices(of: player)
    #expect(devices.count == 3)
    #expect(!devices.contains { $0.label == "First" })
  }

  @Test("the database does not contain the recovery key")
  func secret() throws {
    try store.make(recoveryKey, of: player, at: start)
    let bytes = try store.secretBytes()
    #expect(bytes.range(of: Data(recoveryKey.spelling)) == nil)
    let raw = [UInt8](repeating: 0, count: 7) + [7] + [UInt8](repeating: 0, count: 7) + [8]
    #expect(bytes.range(of: Data(raw)) == nil)
  }
}
