import ArgumentParser
import House
import Service
import WordData
import Words

/// What a host says of a house: where it keeps what, and who may begin.
struct HouseOptions: ParsableArguments {
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

  @Flag(
    help: """
      Let only those begin who know a house word. They stand in the file words.txt of the folder, one a \
      line; a first one is made up.
      """)
  var inviteOnly = false

  @Option(
    help: ArgumentHelp(
      "The address of a proxy in front, such as 127.0.0.1: it is believed whom it asks for.",
      valueName: "ip"))
  var proxy: [String] = []

  func validate() throws {
    guard let data else {
      if address == nil, sentence == nil, !inviteOnly, proxy.isEmpty { return }
      throw ValidationError("This is about a house: name its folder with --data.")
    }
    if data.isEmpty || RawText.bytes(of: data) != Array(data.utf8) {
      throw ValidationError("The path of a folder of data is UTF-8.")
    }
    if let sentence, sentence.isEmpty || sentence.contains(where: \.isNewline) {
      throw ValidationError("What players are told is one line.")
    }
    if let proxy = proxy.first(where: { !HouseConfiguration.isProxy($0) }) {
      throw ValidationError("\(proxy) is not the address of a proxy, such as 127.0.0.1.")
    }
  }

  /// Opens the folder; nil where there is no house.
  func open() throws(CommandError) -> HouseFolder? {
    guard let data else { return nil }
    do { return try HouseFolder(path: data) } catch {
      throw CommandError(message: "\(error)", code: CommandError.noFolder)
    }
  }

  /// All that a house needs, with a first word where one is needed to begin.
  /// - Parameter isSecure: whether this process itself encrypts connections.
  func keeper(of folder: HouseFolder, isSecure: Bool) throws(CommandError) -> HouseKeeper {
    var configuration = HouseConfiguration()
    configuration.isSecure = isSecure
    configuration.address = address
    configuration.sentence = sentence
    configuration.proxies = proxy
    if inviteOnly { configuration.words = try words(in: folder) }
    return HouseKeeper(of: folder.store, configuration: configuration)
  }

  private func words(in folder: HouseFolder) throws(CommandError) -> HouseWords {
    let words = HouseWords(path: folder.words)
    do {
      let first = Self.draw()
      if try words.begin(with: first) {
        Console.print("Whoever begins needs a house word: \(first)")
      }
    } catch {
      throw CommandError(
        message: "\(words.path): The file of house words cannot be written.",
        code: CommandError.noFolder)
    }
    return words
  }

  /// Three ordinary words, which are easily said and hardly guessed.
  private static func draw() -> String {
    let book = WordBook.standard
    return (0..<3).map { _ in
      let position = Int.random(in: 0..<book.answerCount(length: 5))
      return "\(book.answer(length: 5, at: position))".lowercased()
    }.joined(separator: "-")
  }
}

extension HouseAddress: ExpressibleByArgument {
  /// Reads `https://games.example`.
  public init?(argument: String) { self.init(argument) }
}
