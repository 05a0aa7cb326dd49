import Games
import Library
import Sync

/// What is on its way, and when it arrives.
struct SimulatedNetwork {
  /// Where something goes, and what it is.
  enum Item {
    /// A request, as bytes, to the server.
    case request(Request)
    /// An event for a device.
    case event(Event)
    /// A transaction for the storage of a device.
    case write(StorageWrite)
  }

  struct Parcel {
    let arrives: Instant
    /// Settles which of two parcels comes first.
    let order: Int
    let device: Int
    let life: Int
    let item: Item
  }

  private var parcels: [Parcel] = []
  private var count = 0

  /// When the next parcel arrives; nil if nothing is on its way.
  var next: Instant? { first.map { parcels[$0].arrives } }

  private var first: Int? {
    parcels.indices.min {
      (parcels[$0].arrives, parcels[$0].order) < (parcels[$1].arrives, parcels[$1].order)
    }
  }

  mutating func send(_ item: Item, of device: SimulatedDevice, at arrives: Instant) {
    count += 1
    parcels.append(
      Parcel(
        arrives: arrives, order: count, device: device.number, life: device.life, item: item))
  }

  mutating func takeNext() -> Parcel? { first.map { parcels.remove(at: $0) } }
}

/// What a network does to a message.
struct SimulatedFaults {
  var isOn = true

  /// When the copies of a message arrive: none if it is lost, two if it is doubled.
  func arrivals(after now: Instant, _ random: inout SeededRandom) -> [Instant] {
    func draw(_ bound: UInt32) -> Int64 { Int64(random.draw(below: bound)) }
    if !isOn { return [now + Milliseconds(20 + draw(80))] }
    let kind = draw(100)
    if kind < 14 { return [] }
    // Some arrive later than a device waits.
    let first = now + Milliseconds(kind < 20 ? 20_000 + draw(20_000) : 20 + draw(900))
    return kind > 92 ? [first, first + Milliseconds(draw(25_000))] : [first]
  }

  /// A body as it arrives: sometimes only its beginning.
  func body(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard isOn, random.draw(below: 25) == 0 else { return bytes }
    return Array(bytes.prefix(Int(random.draw(below: UInt32(bytes.count)))))
  }
}
