// swift-tools-version: 6.2
import PackageDescription

// The modules stand in levels, and an arrow only points down: docs/architecture.md shows them.
// What `PageProgram` depends on also compiles in Embedded Swift, for the browser.
//
// Every sentence that a player reads stands in English in its source file, and in the other languages in
// Sources/Localizable.xcstrings: docs/adding-a-language.md. A build in another language leaves these files out, and
// compiles what the plugin makes of them. Only the page and the native app, which holds all, speak another.
let language = Context.environment["PASTIME_LANGUAGE"] ?? "en"

/// Optimised in a debug build too: what tests run a million times, and takes minutes otherwise.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The folders of a target whose sentences are translated in this build.
func translated(_ folders: String...) -> [String] { language == "en" ? [] : folders }
let localization: [Target.PluginUsage] = language == "en" ? [] : [.plugin(name: "Localize")]

let package = Package(
  name: "pastime",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .executable(name: "pastime", targets: ["pastime"]),
    .executable(name: "PageProgram", targets: ["PageProgram"]),
    .executable(name: "SyncProgram", targets: ["SyncProgram"]),
    .executable(name: "OnlineProgram", targets: ["OnlineProgram"]),
    .executable(name: "CoachProgram", targets: ["CoachProgram"]),
    // For tests alone: replays records in a browser.
    .executable(name: "Replay", targets: ["Replay"]),
    // For tests alone: it stands before the C library of a program.
    .library(name: "DiskLog", type: .dynamic, targets: ["DiskLog"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    // Without its traits, which bring in packages for configuration files.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    // What builds use: it translates the sentences in source files.
    .executableTarget(name: "Localizer"),
    .plugin(name: "Localize", capability: .buildTool(), dependencies: ["Localizer"]),

    // Level 0: what the browser build has instead of `String` and of a C library.
    .target(name: "ByteStrings", swiftSettings: optimized),
    .target(name: "WasmLibc"),
    // The C libraries of OpenSSL and of PostgreSQL.
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),

    // Level 1: word lists; an HTML tree as values; a picture of a text for a camera.
    .target(name: "Words", dependencies: ["ByteStrings"], swiftSettings: optimized),
    .target(name: "Markup", dependencies: ["ByteStrings"]),
    .target(name: "QRCode"),

    // Level 2: the rules of every game; the word lists themselves.
    .target(
      name: "Games", dependencies: ["Words", "ByteStrings"],
      exclude: translated(
        "Anagrams/Texts", "Codeword/Texts", "Hangman/Texts", "Memorize/Texts", "Times/Texts"),
      swiftSettings: optimized, plugins: localization),
    .target(
      name: "WordData", dependencies: ["Words"],
      exclude: [
        "hangman-de.txt", "hangman-fr.txt", "hangman.txt", "words-de.txt", "words-fr.txt",
        "words.txt",
      ]),

    // Level 3: what a player owns; what was skill and what was luck; what is wrong with a word list.
    .target(
      name: "Library", dependencies: ["Games", "Words", "ByteStrings"],
      exclude: translated("Record/Texts"), swiftSettings: optimized, plugins: localization),
    .target(
      name: "Coach", dependencies: ["Games", "Words", "ByteStrings"], swiftSettings: optimized),
    .target(
      name: "WordListLint", dependencies: ["Games", "Words", "ByteStrings"],
      swiftSettings: optimized),

    // Level 4: a game whose puzzle stays with a judge; what friends see of a day; how several devices and a
    // server come to hold the same; what the coach says; what a player does and is told,
    // without a page.
    .target(
      name: "Judging", dependencies: ["Library", "Games", "Words", "ByteStrings"],
      swiftSettings: optimized),
    .target(name: "Circles", dependencies: ["Library", "Games", "Words", "ByteStrings"]),
    .target(
      name: "Sync", dependencies: ["Library", "Games", "ByteStrings"], swiftSettings: optimized),
    .target(
      name: "CoachPages", dependencies: ["Coach", "Library", "Games", "Words", "ByteStrings"],
      exclude: translated("Anagrams", "Codeword", "Hangman", "Memorize", "Sentences", "Times"),
      plugins: localization),
    .target(
      name: "Screens", dependencies: ["Library", "Games", "Words", "ByteStrings"],
      exclude: translated("Texts"), plugins: localization),

    // Level 5: what a server shows; what happens in a race; the page's views.
    .target(
      name: "OnlinePages", dependencies: ["Circles", "Library", "Games", "Words", "ByteStrings"],
      exclude: translated("OnlineTexts"), plugins: localization),
    .target(
      name: "Races",
      dependencies: ["Judging", "Circles", "Sync", "Library", "Games", "ByteStrings"]),
    .target(
      name: "WebApp",
      dependencies: ["Screens", "Library", "Games", "Words", "Markup", "ByteStrings"]),

    // Level 6: what keeps the games of players; the native app without its views; the page's entry; what keeps
    // games with a server; what `make bench` measures of the rules.
    .target(
      name: "Backend",
      dependencies: [
        .target(name: "COpenSSL", condition: .when(platforms: [.linux])),
        "CPostgres", "Races", "Judging", "Circles", "Sync", "Library", "Games", "Words",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(
      name: "AppCore",
      dependencies: [
        "CoachPages", "Screens", "Library", "Games", "WordData", "Words", "ByteStrings",
      ],
      exclude: translated("Texts"), plugins: localization),
    .executableTarget(
      name: "PageProgram",
      dependencies: [
        "WebApp", "Screens", "Library", "Games", "Words", "Markup", "ByteStrings", "WasmLibc",
      ],
      // For `@_extern(wasm)`: the functions that the page offers.
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .executableTarget(
      name: "SyncProgram", dependencies: ["Sync", "Library", "Games", "ByteStrings", "WasmLibc"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .executableTarget(
      name: "OnlineProgram", dependencies: ["OnlinePages", "ByteStrings", "WasmLibc"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .executableTarget(
      name: "CoachProgram", dependencies: ["CoachPages", "ByteStrings", "WasmLibc"]),
    .executableTarget(
      name: "Benchmark", dependencies: ["Coach", "Library", "Games", "WordData", "Words"]),

    // Level 7: the service.
    .target(
      name: "HTTPService",
      dependencies: [
        "QRCode",
        "Backend", "Races", "Circles", "Sync", "Library", "Games",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),

    // Level 8: the command.
    .executableTarget(
      name: "pastime",
      dependencies: [
        "CoachPages", "Games", "Backend", "Library", "HTTPService", "Sync", "WordData",
        "WordListLint", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),

    // What `make bench` measures of a server.
    .executableTarget(
      name: "BackendBenchmark",
      dependencies: [
        "Backend", "Library", "HTTPService", "Sync",
        .product(name: "Logging", package: "swift-log"),
      ]),

    // Times as plain numbers, for the tests of whatever reads a clock.
    .target(name: "GamesTesting", dependencies: ["Games"], path: "Tests/GamesTesting"),
    // A page without a browser, for the tests of whatever renders.
    .target(name: "MarkupTesting", dependencies: ["Markup"], path: "Tests/MarkupTesting"),
    // Devices, a server and a network without any of them, for the tests of what keeps games together.
    .target(
      name: "SyncTesting", dependencies: ["Sync", "Library", "Games"], path: "Tests/SyncTesting"),
    // Players who know the rules and what they see, for the tests of whatever judges.
    .target(
      name: "JudgingTesting",
      dependencies: ["Judging", "Library", "Games", "GamesTesting", "WordData", "Words"],
      path: "Tests/JudgingTesting"),
    .executableTarget(
      name: "Soak", dependencies: ["JudgingTesting", "SyncTesting", "Games"], path: "Tests/Soak"),
    // An app without a page, for the tests of whatever shows it.
    .target(
      name: "ScreensTesting",
      dependencies: [
        "OnlinePages", "Screens", "Library", "Games", "GamesTesting", "WordData", "Words",
        "ByteStrings",
      ],
      path: "Tests/ScreensTesting"),

    .testTarget(name: "LocalizerTests", dependencies: ["Localizer"]),
    .testTarget(name: "ByteStringsTests", dependencies: ["ByteStrings"]),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"]),
    .testTarget(
      name: "WordsTests", dependencies: ["Words", "WordData", "WordListLint", "Library", "Games"]),
    .testTarget(name: "GamesTests", dependencies: ["Games", "GamesTesting", "WordData", "Words"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Library", "Games", "GamesTesting", "WordData", "Words"]),
    .testTarget(
      name: "CoachTests", dependencies: ["Coach", "Games", "GamesTesting", "WordData", "Words"]),
    .testTarget(
      name: "CoachPagesTests", dependencies: ["CoachPages", "Library", "Games", "WordData"]),
    .testTarget(
      name: "JudgingTests",
      dependencies: [
        "Judging", "JudgingTesting", "Library", "Games", "GamesTesting", "WordData", "Words",
      ]),
    .testTarget(
      name: "CirclesTests",
      dependencies: ["Circles", "Library", "Games", "GamesTesting", "WordData", "Words"]),
    .testTarget(
      name: "RacesTests",
      dependencies: [
        "Races", "Judging", "Circles", "Library", "Games", "ByteStrings", "WordData", "Words",
      ]),
    .testTarget(
      name: "SyncTests", dependencies: ["Sync", "SyncTesting", "Library", "Games", "GamesTesting"]),
    .testTarget(
      name: "OnlinePagesTests", dependencies: ["OnlinePages", "Library", "Games", "GamesTesting"]),
    .testTarget(name: "SyncProgramTests", dependencies: ["SyncProgram", "Screens", "Sync"]),
    // What is stored under load, and what a power cut leaves of it.
    .target(
      name: "DiskLog", path: "Tests/DiskLog",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // A server of PostgreSQL that ends with the tests.
    .target(
      name: "BackendTesting", dependencies: ["CPostgres", "Backend"], path: "Tests/BackendTesting"),
    .executableTarget(
      name: "StoreLoad",
      dependencies: ["Backend", "Library", "Sync", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/StoreLoad"),
    .testTarget(
      name: "BackendTests",
      dependencies: [
        "Backend", "BackendTesting", "StoreLoad", "Races", "Judging", "JudgingTesting", "Circles",
        "Sync", "SyncTesting", "Library", "Games", "GamesTesting", "WordData", "Words",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "HTTPServiceTests",
      dependencies: [
        "HTTPService", "Backend", "BackendTesting", "Races", "Judging", "JudgingTesting", "Circles",
        "Sync",
        "Library", "Games", "GamesTesting", "WordData", "Words",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "MarkupTesting"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "OnlinePages", "Judging", "Screens", "ScreensTesting", "Library", "Games", "WordData",
        "Words",
        "ByteStrings",
      ]),
    .executableTarget(
      name: "Replay", dependencies: ["Library", "ByteStrings", "WasmLibc"], path: "Tests/Replay"),
    // Plays until it is killed, for the tests of what the native app keeps.
    .executableTarget(
      name: "EndlessPlayer",
      dependencies: ["AppCore", "Screens", "Library", "Games", "Words"],
      path: "Tests/EndlessPlayer"),
    .testTarget(
      name: "AppCoreTests",
      dependencies: [
        "AppCore", "EndlessPlayer", "WebApp", "Screens", "ScreensTesting", "Library", "Games",
        "GamesTesting", "Markup", "MarkupTesting", "WordData", "Words", "ByteStrings",
      ]),
    .testTarget(
      name: "WebAppTests",
      dependencies: [
        "WebApp", "OnlinePages", "Screens", "ScreensTesting", "Library", "Games", "Markup",
        "MarkupTesting", "WordData", "Words",
        "ByteStrings",
      ]),
    .testTarget(
      name: "PastimeTests",
      dependencies: [
        "pastime", "Backend", "BackendTesting", "Sync", "SyncTesting", "Library", "Games",
        "WordData",
        "Words",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The native app holds every language: what has sentences is compiled once more for each of these, under names of its
// own from the same files (a folder of Apple has links to them), and sees the others by their plain names.
if language == "en" {
  let speaking = ["AppCore", "Screens", "Library", "Games"]
  for (tag, name) in [("de", "German"), ("fr", "French")] {
    func speaks(_ modules: [String]) -> [SwiftSetting] {
      [.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=\($0)\(name)"] })]
    }
    func named(_ modules: [String]) -> [Target.Dependency] {
      modules.map { .byName(name: "\($0)\(name)") }
    }
    func translation(
      of module: String, sees modules: [String], _ folders: String..., besides: [String]
    ) -> Target {
      .target(
        name: "\(module)\(name)",
        dependencies: named(modules) + besides.map { .byName(name: $0) },
        path: "Apple/\(tag)/\(module)", exclude: folders,
        swiftSettings: speaks(modules + [module]), plugins: [.plugin(name: "Localize")])
    }
    package.targets += [
      translation(
        of: "Games", sees: [], "Anagrams/Texts", "Codeword/Texts", "Hangman/Texts",
        "Memorize/Texts", "Times/Texts", besides: ["Words", "ByteStrings"]),
      translation(
        of: "Library", sees: ["Games"], "Record/Texts", besides: ["Words", "ByteStrings"]),
      translation(of: "Coach", sees: ["Games"], besides: ["Words", "ByteStrings"]),
      translation(
        of: "CoachPages", sees: ["Coach", "Library", "Games"], "Anagrams", "Codeword", "Hangman",
        "Memorize", "Sentences", "Times", besides: ["Words", "ByteStrings"]),
      translation(
        of: "Screens", sees: ["Library", "Games"], "Texts", besides: ["Words", "ByteStrings"]),
      translation(
        of: "AppCore", sees: ["CoachPages", "Screens", "Library", "Games"], "Texts",
        besides: ["WordData", "Words", "ByteStrings"]),
      .testTarget(
        name: "AppCore\(name)Tests", dependencies: named(speaking), swiftSettings: speaks(speaking)),
    ]
    // The views, which need SwiftUI. Elsewhere Tools/check-apple looks at them.
    #if os(macOS)
      package.targets.append(
        .target(
          name: "AppleViews\(name)", dependencies: named(speaking), path: "Apple/\(tag)/Views",
          swiftSettings: speaks(speaking)))
    #endif
  }
  #if os(macOS)
    package.products += [
      .library(name: "AppleViews", targets: ["AppleViews"]),
      .library(name: "AppleViewsGerman", targets: ["AppleViewsGerman"]),
      .library(name: "AppleViewsFrench", targets: ["AppleViewsFrench"]),
    ]
    package.targets.append(
      .target(
        name: "AppleViews", dependencies: speaking.map { .byName(name: $0) }, path: "Apple/Views"))
  #endif
}

// A build in another language needs no packages, and so does not fetch them into its own folder.
if language != "en" {
  let native = [
    "COpenSSL", "CPostgres", "Backend", "BackendTesting", "BackendTests", "StoreLoad", "DiskLog",
    "HTTPService",
    "HTTPServiceTests", "pastime", "PastimeTests", "BackendBenchmark",
  ]
  package.dependencies = []
  package.products.removeAll { native.contains($0.name) }
  package.targets.removeAll { native.contains($0.name) }
}
