import HTTPTypes

/// What a device is called in the list of a player's devices, from what its browser calls itself:
/// "iPhone, Safari". Nothing else of that is kept.
struct DeviceName {
  let text: String

  /// - Parameter agent: the field `User-Agent`.
  init(agent: String?) {
    let agent = agent ?? ""
    let device = Self.devices.first { agent.contains($0.sign) }
    let browser = Self.browsers.first { agent.contains($0.sign) }
    text = [device?.name, browser?.name].compactMap { $0 }.joined(separator: ", ")
  }

  // Many call themselves others too, so the first that is found counts.
  private static let devices: [(sign: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "Chromebook"),
    ("Android", "Android"), ("Macintosh", "Mac"), ("Windows", "Windows"), ("Linux", "Linux"),
  ]
  private static let browsers: [(sign: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]
}

extension BackendCall {
  /// What the device is called that asks.
  var deviceName: String {
    DeviceName(agent: head.headerFields[.userAgent]).text
  }
}
