import Games
import Library
import Sync
import Testing

@testable import House

@Suite("Guests of a house", .everyStorage)
struct GuestTests {
  private let house: JudgedHouse
  private let guest = PlayerID(high: 9, low: 9)
  private let token = Secret().digest
  private let day: Int64 = 86_400_000

  init() throws {
    house = try JudgedHouse()
    try house.store.addGuest(
      guest, epoch: Epoch(bits: 1), device: "Phone", token: token, at: house.at(0))
  }

  @Test("a guest is known for a day, and erased then with all that was theirs")
  func life() throws {
    let caller = try house.store.caller(with: token, at: house.at(day - 1))
    #expect(caller?.player == guest && caller?.isGuest == true)
    #expect(try house.store.caller(with: token, at: house.at(day)) == nil)
    _ = try house.makeRace().get()
    _ = try house.store.join(
      JudgedHouse.raceID, guest, as: JudgedHouse.racer(1), at: house.at(0)
    ).get()
    try house.store.eraseGuests(at: house.at(day - 1))
    #expect(try house.store.devices(of: guest).count == 1)
    try house.store.eraseGuests(at: house.at(day))
    #expect(try house.store.devices(of: guest).isEmpty)
    #expect(throws: StoreError.unknownPlayer) { try house.store.use(of: guest) }
    #expect(try house.race().race.racers.map(\.hasLeft) == [false, true])
    #expect(try !house.store.erase(guest, at: house.at(day)))
  }

  @Test("a guest who stays is an ordinary player, with everything")
  func stays() throws {
    let play = try house.store.open(
      .codeword, of: Day(of: JudgedHouse.start), along: false, by: guest, dealtBy: house.dealer,
      at: house.at(0)
    ).get().play
    #expect(try house.store.keep(guest: guest, at: house.at(1_000)))
    #expect(try !house.store.keep(guest: guest, at: house.at(1_000)))
    try house.store.eraseGuests(at: house.at(2 * day))
    #expect(try house.store.caller(with: token, at: house.at(2 * day))?.isGuest == false)
    #expect(try house.store.shownPlay(play.id, of: guest) != nil)
  }

  @Test("whose time is over does not stay")
  func over() throws {
    #expect(try !house.store.keep(guest: guest, at: house.at(day)))
    #expect(try house.store.caller(with: token, at: house.at(day)) == nil)
  }
}
