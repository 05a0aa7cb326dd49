import ArgumentParser
import Backend
import Games
import HTTPService
import WordData
import Words

/// The options for a server: where it stores its data, and who may become a player.
struct BackendOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Keep the games of players in this folder, which is made if it is not there. Without it, games stay \
      in their browsers.
      """, valueName: "dir"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      """
      Keep the games of players in this PostgreSQL database instead, such as postgres://user@host/name. \
      Several services may share it.
      """, valueName: "url"))
  var database: DatabaseArgument?

  @Option(
    help: ArgumentHelp(
      """
      Where players reach this server, such as https://games.example, or https://host.example/games where a \
      proxy has it in a folder and takes the path away. Without it, as they ask.
      """, valueName: "url"),
    transform: BackendAddress.read)
  var address: BackendAddress?

  @Option(help: "What players read about this server: who runs it, and what it keeps.")
  var sentence: String?

  @Flag(
    help: """
      Let only those begin who know an invitation word. They stand in the file words.txt of the folder, one a \
      line; a first one is made up.
      """)
  var inviteOnly = false

  @Option(
    help: ArgumentHelp(
      "The file of invitation words, where there is no folder: the same for all services.",
      valueName: "file"))
  var words: String?

  @Option(
    help: ArgumentHelp(
      """
      The file of the secret from which the games of each day are dealt, where there is no folder; \
      it is made if it is not there. Without it, a database has no judged games.
      """, valueName: "file"))
  var secret: String?

  @Option(
    help: ArgumentHelp(
      "The address of a proxy in front, such as 127.0.0.1: it is believed whom it asks for.",
      valueName: "ip"))
  var proxy: [String] = []

  @Option(
    help: ArgumentHelp(
      "The most that the database may take, such as 500M or 20G. Without it, as much as there is.",
      valueName: "size"))
  var space: ByteCount?

  func validate() throws {
    guard data != nil || database != nil else {
      if address == nil, sentence == nil, !inviteOnly, words == nil, secret == nil,
        proxy.isEmpty, space == nil
      {
        return
      }
      throw ValidationError(
        """
        This is about a server: name its folder with --data, or its database \
        with --database.
        """)
    }
    try database?.validate()
    if data != nil, database != nil {
      throw ValidationError("A server keeps everything in a folder or in a database, not in both.")
    }
    if inviteOnly, (words == nil) == (database != nil) {
      throw ValidationError(
        "Invitation words stand in the folder of --data, or in the file of --words.")
    }
    if words != nil, !inviteOnly {
      throw ValidationError(
        "Invitation words are for --invite-only; without it everybody may begin.")
    }
    if secret != nil, data != nil {
      throw ValidationError("A secret stands in the folder of --data, or in the file of --secret.")
    }
    for path in [data, words, secret].compactMap(\.self) {
      if path.isEmpty || RawText.bytes(of: path) != Array(path.utf8) {
        throw ValidationError(
          "The path of a folder of data, and of a file of words or a secret, is UTF-8.")
      }
    }
    if let sentence, sentence.isEmpty || sentence.contains(where: \.isNewline) {
      throw ValidationError("What players read is one line.")
    }
    if let proxy = proxy.first(where: { !BackendConfiguration.isProxy($0) }) {
      throw ValidationError("\(proxy) is not the address of a proxy, such as 127.0.0.1.")
    }
  }

  /// Opens the folder or the database; nil if no server is requested.
  /// - Parameter report: is called for each outage.
  func open(
    report: @escaping @Sendable (OutageEvent) -> Void
  ) throws(CommandError) -> OpenedBackend? {
    if let address = try database?.address() {
      return OpenedBackend(
        store: try .open(address, report: report), words: words ?? "",
        secret: secret.map(SecretFile.init(path:)))
    }
    guard let data else { return nil }
    do {
      let folder = try BackendFolder(path: data, report: report)
      if folder.wasOpenToOthers {
        Console.complain(
          "\(data): Others on this machine could look into it. From now on its user alone can.")
      }
      return OpenedBackend(
        store: folder.store, words: folder.words, secret: folder.secret, folder: folder)
    } catch {
      throw CommandError(message: "\(error)", code: CommandError.noFolder)
    }
  }

  /// Everything a server needs. If players need an invitation word, the first word is drawn here.
  /// - Parameter isSecure: whether this process itself encrypts connections.
  func server(of backend: OpenedBackend, isSecure: Bool) throws(CommandError) -> ServerContext {
    var configuration = BackendConfiguration()
    configuration.isSecure = isSecure
    configuration.address = address
    configuration.sentence = sentence
    configuration.proxies = proxy
    configuration.space = space?.bytes
    let books = try? BackendBooks(
      words: { .standard(in: $0) },
      hangman: { try HangmanBook(HangmanWords.bytes(in: $0), in: $0) })
    if let books {
      configuration.publicFive = PublicFive(books: books)
      configuration.dealer = try backend.secret.flatMap { file throws(CommandError) in
        try dealer(with: file, books)
      }
    }
    if inviteOnly { configuration.words = try invitation(from: backend.words) }
    return ServerContext(of: backend.store, configuration: configuration)
  }

  /// The dealer of the daily games; nil if the secret cannot be stored now, such as on a full disk.
  private func dealer(
    with file: SecretFile, _ books: BackendBooks
  ) throws(CommandError) -> Dealer? {
    do throws(SecretFileError) {
      return Dealer(secret: try file.secret(), books: books)
    } catch {
      guard case .unavailable = error else {
        throw CommandError(message: error.description, code: CommandError.noFolder)
      }
      Console.complain("\(error) Until it is started again, this server judges no games.")
      return nil
    }
  }

  private func invitation(from file: String) throws(CommandError) -> InvitationWords {
    let words = InvitationWords(path: file)
    do {
      let first = Self.draw()
      if try words.begin(with: first) {
        Console.print("New players need an invitation word: \(first)")
      }
    } catch {
      throw CommandError(
        message: "\(words.path): The file of invitation words cannot be written.",
        code: CommandError.noFolder)
    }
    return words
  }

  /// Three ordinary words, which are easy to say and hard to guess.
  private static func draw() -> String {
    let book = WordBook.standard
    return (0..<3).map { _ in
      let position = Int.random(in: 0..<book.answerCount(length: 5))
      return "\(book.answer(length: 5, at: position))".lowercased()
    }.joined(separator: "-")
  }
}

/// A server whose data is in a folder or in a database.
struct OpenedBackend {
  let store: any BackendStore
  /// The path of the file of invitation words.
  let words: String
  /// The file of the secret; nil if the server deals no games.
  let secret: SecretFile?
  /// Keeps the folder reserved for this process as long as this value exists.
  var folder: BackendFolder?
}

extension BackendAddress {
  /// Reads `https://games.example`.
  static func read(_ text: String) throws -> BackendAddress {
    guard let address = BackendAddress(text) else {
      throw ValidationError(
        """
        An address begins with http:// or https:// and has a host, if need be a port, and a path if the server \
        is in a folder. A path has letters without accents, digits, and the signs - . _ ~ % between its slashes.
        """)
    }
    return address
  }
}
