import HTTPTypes

/// The name of a device in the list of a player's devices, such as "iPhone, Safari". It is derived from the browser's
/// `User-Agent`, of which nothing else is stored.
struct DeviceName {
  let text: String

  /// - Parameter agent: the field `User-Agent`.
  init(agent: String?) {
    let agent = agent ?? ""
    let device = Self.devices.first { agent.contains($0.character) }
    let browser = Self.browsers.first { agent.contains($0.character) }
    text = [device?.name, browser?.name].compactMap { $0 }.joined(separator: ", ")
  }

  // Many browsers also include the names of others, so the first match counts.
  private static let devices: [(character: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "Chromebook"),
    ("Android", "Android"), ("Macintosh", "Mac"), ("Windows", "Windows"), ("Linux", "Linux"),
  ]
  private static let browsers: [(character: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]
}

extension BackendCall {
  /// The name of the device that sends the request.
  var deviceName: String {
    DeviceName(agent: head.headerFields[.userAgent]).text
  }
}
