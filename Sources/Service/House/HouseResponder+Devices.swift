import House
import Hummingbird
import Library

extension HouseResponder {
  /// `GET /v1/devices`: the devices of the player.
  func devices(_ visit: HouseVisit) async throws -> Response {
    let member = try visit.member
    let devices = try await keeper.work { try $0.devices(of: member.player) }
    var lines = TextLines("pastime-devices", count: devices.count)
    for device in devices {
      let which = device.id == member.device ? "this" : "other"
      lines.add(
        "\(device.id) \(which) \(device.created.count) \(device.seen.count) \(device.label)")
    }
    return lines.response()
  }

  /// `DELETE /v1/devices/ID`: the device is nobody's from now on.
  func removeDevice(_ visit: HouseVisit) async throws -> Response {
    let member = try visit.member
    guard let device = Int64(visit.name) else { throw Refusal.notFound }
    let wasThere = try await keeper.write { try $0.remove(device, of: member.player) }
    guard wasThere else { throw Refusal.notFound }
    await keeper.pokes.removed(device: device)
    return device == member.device ? farewell(to: visit) : .done
  }

  /// `DELETE /v1/player`: everything of the player is erased. Nobody finds it from now on; within a day it is
  /// out of the file (`Upkeep`).
  func erase(_ visit: HouseVisit) async throws -> Response {
    let (member, now) = (try visit.member, keeper.now())
    let races = try await keeper.write { store in
      let races = try store.look { try $0.races(of: member.player) }
      try store.erase(member.player, at: now)
      return races
    }
    await keeper.pokes.erased(member.player)
    for race in races { await keeper.racePokes.changed(race) }
    return farewell(to: visit)
  }

  /// It is done, and the device that asked is nobody's any more.
  private func farewell(to visit: HouseVisit) -> Response {
    var response = Response.done
    response.headers += cookie(for: visit.head).end
    return response
  }
}
