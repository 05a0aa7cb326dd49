import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Guests of a server", .everyStorage)
struct GuestTests {
  private let backend: JudgedBackend
  private let guest = PlayerID(high: 9, low: 9)
  private let token = Secret().digest
  private let day: Int64 = 86_400_000

  init() throws {
    backend = try JudgedBackend()
    try backend.store.addGuest(
      guest, generation: Generation(bits: 1), device: "Phone", token: token, at: backend.at(0))
  }

  @Test("a server knows a guest for a day, and then erases them with all their data")
  func life() throws {
    let caller = try backend.store.caller(with: token, at: backend.at(day - 1))
    #expect(caller?.player == guest && caller?.isGuest == true)
    #expect(try backend.store.caller(with: token, at: backend.at(day)) == nil)
    _ = try backend.makeRace().get()
    _ = try backend.store.join(
      JudgedBackend.raceID, guest, as: JudgedBackend.racer(1), at: backend.at(0)
    ).get()
    try backend.store.eraseGuests(at: backend.at(day - 1))
    #expect(try backend.store.devices(of: guest).count == 1)
    try backend.store.eraseGuests(at: backend.at(day))
    #expect(try backend.store.devices(of: guest).isEmpty)
    #expect(throws: StoreError.unknownPlayer) { try backend.store.use(of: guest) }
    #expect(try backend.race().race.racers.map(\.hasLeft) == [false, true])
    #expect(try !backend.store.erase(guest, at: backend.at(day)))
  }

  @Test("a guest who stays becomes an ordinary player, and keeps everything")
  func stays() throws {
    let play = try backend.store.open(
      .codeword, of: Day(of: JudgedBackend.start), in: .english, offline: false, by: guest,
      dealtBy: backend.dealer, at: backend.at(0)
    ).get().play
    #expect(try backend.store.keep(guest: guest, at: backend.at(1_000)))
    #expect(try !backend.store.keep(guest: guest, at: backend.at(1_000)))
    try backend.store.eraseGuests(at: backend.at(2 * day))
    #expect(try backend.store.caller(with: token, at: backend.at(2 * day))?.isGuest == false)
    #expect(try backend.store.shownPlay(play.id, of: guest) != nil)
  }

  @Test("a guest whose time is over does not stay")
  func over() throws {
    #expect(try !backend.store.keep(guest: guest, at: backend.at(day)))
    #expect(try backend.store.caller(with: token, at: backend.at(day)) == nil)
  }
}
