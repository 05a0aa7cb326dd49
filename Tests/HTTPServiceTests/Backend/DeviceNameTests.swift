import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Names of devices")
struct DeviceNameTests {
  @Test(
    "the name of a device is its kind and its browser",
    arguments: [
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
          + "Version/18.0 Mobile/15E148 Safari/604.1", "iPhone, Safari"
      ),
      (
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
          + "Mobile Safari/537.36", "Android, Chrome"
      ),
      (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
          + "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Windows, Edge"
      ),
      ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Linux, Firefox"),
      ("curl/8.0", ""),
    ])
  func name(agent: String, name: String) { #expect(DeviceName(agent: agent).text == name) }

  @Test("a browser that does not say what it is still has a name")
  func unnamed() async throws {
    let backend = try TestBackend()
    let made = try await backend.ask(
      .post, "/v1/players", "pastime-player 1\n", fields: [.userAgent: "curl/8.0"])
    let devices = try await backend.ask(.get, "/v1/devices", as: made.token)
    #expect(devices.body.hasSuffix(" Browser\n"))
  }
}
