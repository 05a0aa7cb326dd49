import Backend
import Hummingbird
import Library

extension BackendResponder {
  /// `GET /v1/devices`: the devices of the player.
  func devices(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    let devices = try await server.work { try $0.devices(of: member.player) }
    var lines = TextLines("pastime-devices", count: devices.count)
    for device in devices {
      let which = device.id == member.device ? "this" : "other"
      lines.add(
        "\(device.id) \(which) \(device.created.count) \(device.seen.count) \(device.label)")
    }
    return lines.response()
  }

  /// `DELETE /v1/devices/ID`: the device no longer belongs to the player.
  func removeDevice(_ call: BackendCall) async throws -> Response {
    let member = try call.member
    guard let device = Int64(call.name) else { throw Refusal.notFound }
    let wasThere = try await server.write { try $0.remove(device, of: member.player) }
    guard wasThere else { throw Refusal.notFound }
    await server.notifier.removed(device: device)
    return device == member.device ? farewell(to: call) : .done
  }

  /// `DELETE /v1/player`: erases all of the player's data. It can no longer be found; within a day it is removed from
  /// the file (`Upkeep`).
  func erase(_ call: BackendCall) async throws -> Response {
    let (member, now) = (try call.member, server.now())
    let races = try await server.write { store in
      let races = try store.look { try $0.races(of: member.player) }
      try store.erase(member.player, at: now)
      return races
    }
    await server.notifier.erased(member.player)
    for race in races { await server.raceNotifier.changed(race) }
    return farewell(to: call)
  }

  /// The answer for a device that no longer belongs to a player; it removes the cookies.
  private func farewell(to call: BackendCall) -> Response {
    var response = Response.done
    response.headers += cookie(for: call.head).end
    return response
  }
}
