import ByteStrings
import Foundation
import Games
import Library
import OnlinePages
import Screens
import WordData
import Words

/// What a host calls: the model of the app, or the app in a page.
package protocol HostClient: AnyObject {
  func answered(request: Int32, status: AnswerStatus, text: [UInt8])
  func navigated(to fragment: [UInt8])
  func woke(_ timer: AppTimer)
  func shown(_ lines: [UInt8])
}

/// The host of the app, in memory: storage, clocks, timers, the address and the word lists.
///
/// Calls that take time in a browser wait here until `deliver` is called.
package final class FakeHost: Screens.Host {
  package init() {}

  /// The monotonic clock and the calendar; `advance` moves both.
  package var now: Instant = 50_000
  package var today: WallTime = 1_700_000_000_000
  /// The current day where the player is.
  package var localDay = Day(number: 20_778)
  /// How far local time is ahead of Greenwich.
  package var timeZone = Milliseconds.zero
  /// Whether the page shows motion.
  package var isMoving = false
  /// The random bits to come; after them, numbers that count up.
  package var bits: [UInt64] = []
  /// The stored rows, and what the storage answers if it does not work.
  package var rows: [[UInt8]: [UInt8]] = [:]
  package var storageFailure: AnswerStatus?
  /// The bytes of the word lists; nil if they cannot be fetched.
  package var words: [UInt8]? = PackedWords.bytes(in: .english)
  /// The files of words in other languages, by their names.
  package var otherWords: [String: [UInt8]] = [
    "words-de": PackedWords.bytes(in: .german), "hangman-de": HangmanWords.bytes(in: .german),
    "words-fr": PackedWords.bytes(in: .french), "hangman-fr": HangmanWords.bytes(in: .french),
  ]
  /// The names of the files of word lists that were fetched.
  package internal(set) var fetchedWords: [String] = []
  /// The words and phrases of Hangman; nil if they cannot be fetched.
  package var hangman: [UInt8]? = HangmanWords.bytes(in: .english)
  package internal(set) var fetchedBooks = 0
  /// Whether they wait until `answerBook` is called.
  package var holdsBook = false
  var bookRequest: (Int32, [UInt8]?)?
  /// Whether the word lists wait until `answerWords` is called.
  package var holdsWords = false
  /// The licences; nil if they cannot be fetched.
  package var notices: String? = "MIT\n"
  package internal(set) var fetchedNotices = 0
  /// The sample games; nil if they cannot be fetched.
  package var samples: [UInt8]? = try? Array(Data(contentsOf: sampleFile))
  /// The meanings of words; nil if they cannot be fetched.
  package var meanings: String? = "cod\ta fish\nconned\tcon: deceive\nswishy\twith a swish\n"
  package internal(set) var fetchedMeanings = 0
  /// The name of the build; nil if the page does not know it.
  package var build: String? = "9e2723b7"
  /// The text on the clipboard, and whether the browser refuses to copy.
  package private(set) var clipboard: String?
  package var refusesCopying = false
  /// The last file that was offered, and the one that the player chooses; nil to cancel.
  package private(set) var saved: (name: String, text: [UInt8])?
  package var chosen: [UInt8]?
  package private(set) var activations = 0
  /// The sounds and vibrations so far.
  package private(set) var feedbacks: [Feedback] = []
  /// The shared text, and how the device answers.
  package private(set) var shared: String?
  package var canShare = true
  package var shareStatus = AnswerStatus.done
  /// The question to the coach, and its page; nil if it cannot be fetched.
  package private(set) var coached: [UInt8]?
  package var coachPage: String?
  /// The pages that it shows before that one.
  package var earlierCoachPages: [String] = []
  /// The preferences of the styles, by name.
  package private(set) var preferences: [String: String] = [:]
  /// When each timer is due.
  package private(set) var timers: [AppTimer: Instant] = [:]
  /// The steps of the browser's history; the page shows the last one.
  package private(set) var addresses: [String] = []
  package private(set) var titles: [String] = []
  package private(set) var keptKeys: [[UInt8]] = []

  /// The calls that wait for `deliver`.
  var pending: [(any HostClient) -> Void] = []
  private var counter: UInt64 = 0
  var wordsRequests: [(Int32, [UInt8]?)] = []

  /// The languages that were asked for.
  package private(set) var languages: [String] = []
  package private(set) var languageRequest: Int32?

  package func speak(_ tag: Literal, request: Int32) {
    languages.append(tag.description)
    languageRequest = request
  }

  package func clock() -> Instant { now }

  package func date() -> WallTime { today }

  package func day() -> Day { localDay }
  package func zone() -> Milliseconds { timeZone }

  package func randomBits() -> UInt64 {
    if !bits.isEmpty { return bits.removeFirst() }
    counter += 1
    return counter
  }

  package func setTimer(_ timer: AppTimer, after delay: Milliseconds?) {
    if delay == .zero { return pending.append { $0.woke(timer) } }
    timers[timer] = delay.map { now + $0 }
  }

  package func moves() -> Bool { isMoving }

  package func keep(_ change: RowChange, request: Int32) {
    let (status, text) = storageFailure.map { ($0, []) } ?? store(change)
    pending.append { $0.answered(request: request, status: status, text: text) }
  }

  private func store(_ change: RowChange) -> (AnswerStatus, [UInt8]) {
    let held = rows[change.key] ?? []
    let isClock = if case .clock? = RowKey(change.key) { true } else { false }
    if isClock || held == change.expected {
      rows[change.key] = change.row.text.isEmpty ? nil : change.row.text
      keptKeys.append(change.key)
    }
    return held == change.expected ? (.done, []) : (.conflict, held)
  }

  package func navigate(to fragment: String, replacing: Bool) {
    if replacing, !addresses.isEmpty { addresses.removeLast() }
    addresses.append(fragment)
  }

  package func back(or fragment: String) {
    addresses.removeLast()
    if let before = addresses.last, before.isEmpty || before == fragment {
      // The step before is the place to go to.
    } else {
      addresses.append(fragment)
    }
    let address = addresses[addresses.count - 1]
    pending.append { $0.navigated(to: Array(address.utf8)) }
  }

  /// The requests to the server, and its answers by method and path. Other requests get no answer.
  package internal(set) var questions: [(request: String, body: String)] = []
  package var server: [String: String] = [:]

  /// The online program, whether it can be fetched, and the messages that the page sent it.
  package internal(set) var onlineModel = OnlineModel()
  package var hasOnlineProgram = true
  package internal(set) var onlineMessages: [(message: String, call: OnlineCall)] = []
  var onlineTime: Instant?

  /// Whether there is a judge, and what happens once it has answered: the player's move is repeated, or given up.
  package var hasJudge = false
  package var goOn: (_ again: Bool) -> Void = { _ in }
  var judgeTime: Instant?
  /// The call of the host in which the judge was asked, if there was one: a browser repeats it.
  package internal(set) var judgedCall: ((any HostClient) -> Void)?
  var currentCall: ((any HostClient) -> Void)?

  package func coach(
    _ question: [UInt8], about kind: GameKind, in words: WordLanguage, request: Int32
  ) {
    if question.isEmpty {
      coached = nil
      return
    }
    coached = question
    let coachPage = earlierCoachPages.isEmpty ? coachPage : earlierCoachPages.removeFirst()
    pending.append { app in
      app.answered(
        request: request, status: coachPage == nil ? .failed : .done,
        text: Array((coachPage ?? "").utf8))
    }
  }

  package func copy(_ text: String, request: Int32) {
    clipboard = linked(text)
    let status = refusesCopying ? AnswerStatus.refused : .done
    pending.append { $0.answered(request: request, status: status, text: []) }
  }

  /// The text with whole addresses in place of the page's own.
  private func linked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#/") ? "https://pastime.example/" + $0 : String($0) }
      .joined(separator: "\n")
  }

  package func shares() -> Bool { canShare }

  package func share(_ text: String, request: Int32) {
    shared = linked(text)
    pending.append { [shareStatus] app in
      app.answered(request: request, status: shareStatus, text: [])
    }
  }

  package func save(_ text: [UInt8], name: String) { saved = (name, text) }

  package func choose(request: Int32) {
    pending.append { [chosen] app in
      app.answered(request: request, status: chosen == nil ? .refused : .done, text: chosen ?? [])
    }
  }

  package func prefer(_ name: Literal, _ value: Literal) {
    preferences[name.description] = value.description
  }

  package func feedback(_ kind: Feedback) { feedbacks.append(kind) }

  package func activate() { activations += 1 }

  package func setTitle(_ title: String) { titles.append(title) }

  /// Follows a link of the page, which is a new step.
  package func follow(_ address: String) {
    let fragment = String(address.drop { $0 == "#" })
    addresses.append(fragment)
    pending.append { $0.navigated(to: Array(fragment.utf8)) }
  }

  /// Makes the calls that wait, and those that they lead to.
  package func deliver(to client: any HostClient) {
    while !pending.isEmpty {
      let call = pending.removeFirst()
      currentCall = call
      call(client)
      currentCall = nil
    }
  }

  package func advance(by time: Milliseconds) {
    now = now + time
    today = today + time
  }

  /// Takes the app's timer that is due first, until a moment. Timers of the online program that are due earlier fire.
  package func takeTimer(until moment: Instant, for client: any HostClient) -> AppTimer? {
    while true {
      let first = timers.min(by: { $0.value < $1.value })
      if let due = onlineTime, due <= moment, due < first?.value ?? moment + Milliseconds(1) {
        advance(by: max(due - now, .zero))
        onlineTime = nil
        perform(onlineModel.handle(.woke))
        deliver(to: client)
        continue
      }
      guard let first, first.value <= moment else { return nil }
      advance(by: max(first.value - now, .zero))
      timers[first.key] = nil
      return first.key
    }
  }
}

/// The sample games, as the page has them.
package let sampleFile = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Web/samples.txt")
