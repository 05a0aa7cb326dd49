import ArgumentParser
import House
import Logging
import Service

/// `pastime serve`: serves the built page over HTTP.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the page.",
    discussion: """
      Prints the address once it listens, and ends at SIGINT (Control-C) or SIGTERM, when running \
      requests have ended. Requests are logged to standard error.
      """)

  @Option(help: "The address to listen on. The default can be reached from this machine only.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on. One of the next 20 is taken if it is in use.")
  var port = 8_080

  @Option(help: ArgumentHelp("The folder of the built page.", valueName: "dir"))
  var page = "dist"

  @Option(
    help: ArgumentHelp(
      """
      Keep the games of players in this folder, which is made if it is not there. Without it, games stay \
      in their browsers.
      """, valueName: "dir"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "Where players reach this house, such as https://games.example. Without it, as they ask.",
      valueName: "url"))
  var address: HouseAddress?

  @Option(help: "What players are told of this house: who runs it, and what it keeps.")
  var sentence: String?

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Flag(help: "Do not log requests.")
  var quiet = false

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("A port is a number from 0 to 65535.")
    }
    guard data != nil || address == nil && sentence == nil else {
      throw ValidationError(
        "Only a house has an address and a sentence: name its folder with --data.")
    }
    if let data, data.isEmpty || !RawText.isUTF8(data) {
      throw ValidationError("The path of a folder of data is UTF-8.")
    }
    if let sentence, sentence.isEmpty || sentence.contains(where: \.isNewline) {
      throw ValidationError("What players are told is one line.")
    }
  }

  func run() async throws {
    let level: Logger.Level = quiet ? .warning : .info
    let logger = Logger(label: "pastime") { LogfmtHandler(label: $0, level: level) }
    let site = try Site(directory: page)
    let folder = try data.map { path throws(CommandError) in try open(house: path) }
    let service = WebService(
      site: site, house: folder.map { HouseKeeper(of: $0.store, configuration: house) },
      configuration: ServiceConfiguration(host: host, port: port),
      logger: logger)
    try await service.run { address in
      if port != 0, address.port != port {
        Console.print("Port \(port) is in use, so \(address.port) is used instead.")
      }
      Console.print("Pastime is at \(address.url)")
      if open { Browser.open(address.url) }
    }
    try folder?.close()
  }

  private var house: HouseConfiguration {
    var configuration = HouseConfiguration()
    configuration.address = address
    configuration.sentence = sentence
    return configuration
  }

  private func open(house path: String) throws(CommandError) -> HouseFolder {
    do { return try HouseFolder(path: path) } catch {
      throw CommandError(message: "\(error)", code: CommandError.noFolder)
    }
  }
}

extension HouseAddress: ExpressibleByArgument {
  /// Reads `https://games.example`.
  public init?(argument: String) { self.init(argument) }
}
