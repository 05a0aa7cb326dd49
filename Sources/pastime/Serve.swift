import ArgumentParser
import HTTPService
import Logging
import Sync

/// `pastime serve`: serves the built page over HTTP.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the page.",
    discussion: """
      Prints the address once it listens, and ends at SIGINT (Control-C) or SIGTERM, when running \
      requests have ended. Requests are logged to standard error. If the disk of a server fails, it ends \
      with exit code 74.
      """)

  @Option(help: "The address to listen on. The default can be reached from this machine only.")
  var host = "127.0.0.1"

  @Option(
    help: """
      The port to listen on. If it is in use, one of the next 20 is taken; not so with a server, whose players \
      come to this one.
      """)
  var port = 8_080

  @Option(help: ArgumentHelp("The folder of the built page.", valueName: "dir"))
  var page = "dist"

  @Option(
    help: ArgumentHelp(
      "Let this native app open links into the page, such as ABCDE12345.example.pastime.",
      valueName: "id"))
  var app: AppIdentifier?

  @OptionGroup(title: "TLS")
  var tls: CertificateOptions

  @OptionGroup(title: "A server")
  var backend: BackendOptions

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Tell figures of the service at http://127.0.0.1:PORT/metrics, for Prometheus.",
      valueName: "port"))
  var metrics: Int?

  @Flag(help: "Do not log requests.")
  var quiet = false

  /// Enough for the event streams of a server (`ChangeNotifier`) and the other requests.
  private static let mostConnections = 4_096
  /// The number of files that the process has open besides connections.
  private static let ownFiles = 128

  func validate() throws {
    guard (0...65_535).contains(port), (1...65_535).contains(metrics ?? 1) else {
      throw ValidationError("A port is a number from 0 to 65535.")
    }
    if tls.isGiven, backend.address?.isSecure == false {
      throw ValidationError("With a certificate, the address of a server begins with https.")
    }
  }

  func run() async throws {
    let level: Logger.Level = quiet ? .warning : .info
    let logger = Logger(label: "pastime") { LogfmtHandler(label: $0, level: level) }
    var site = try readPage()
    if let app { site.open(in: app) }
    let certificate = try tls.read()
    let opened = try backend.open { $0.log(to: logger) }
    let server = try opened.map { opened throws(CommandError) in
      try backend.server(of: opened, isSecure: tls.isGiven)
    }
    var configuration = ServiceConfiguration(host: host, port: port)
    configuration.figuresPort = metrics
    if server != nil {
      // Players, and the proxy in front, use only this port.
      configuration.furtherPorts = 0
      // Each device keeps a connection open, on which it hears about changes.
      let files = OpenFiles.allow(Self.mostConnections + Self.ownFiles)
      configuration.maximumConnections = min(Self.mostConnections, max(files - Self.ownFiles, 64))
      configuration.maximumConnectionsFromOne = configuration.maximumConnections / 4
    }
    let service = WebService(
      site: site, backend: server, certificate: certificate, configuration: configuration,
      logger: logger)
    try await run(service)
    if server?.hasFailed == true { throw CommandError.brokenDisk }
    do throws(StoreError) { try opened?.store.close() } catch {
      // The next process can repair everything else.
      if error == .brokenDisk { throw CommandError.brokenDisk }
    }
  }
}

extension Serve {
  /// Runs the service, and prints its address.
  private func run(_ service: WebService) async throws(CommandError) {
    do throws(ListeningError) {
      try await service.run { address in
        if port != 0, address.port != port {
          Console.print("Port \(port) is in use, so \(address.port) is used instead.")
        }
        Console.print("Pastime is at \(address.url)")
        if open { Browser.open(address.url) }
      }
    } catch {
      throw CommandError(message: error.description, code: CommandError.notListening)
    }
  }

  /// The complete page.
  private func readPage() throws(CommandError) -> Site {
    do throws(SiteLoadingError) { return try Site(directory: page) } catch {
      throw CommandError(message: error.description, code: CommandError.noInput)
    }
  }
}

extension CommandError {
  fileprivate static let brokenDisk = CommandError(
    message: "The disk did not take what was written. Look after it, then start again.",
    code: noOutput)
}

extension AppIdentifier: ExpressibleByArgument {
  /// Reads `ABCDE12345.example.pastime`.
  public init?(argument: String) { self.init(argument) }
}
