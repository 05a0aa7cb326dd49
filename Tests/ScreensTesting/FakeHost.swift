import ByteStrings
import Foundation
import Games
import Library
import OnlinePages
import Screens
import WordData
import Words

/// Who gets what a host tells: the model of the app, or the app in a page.
package protocol HostClient: AnyObject {
  func answered(request: Int32, status: AnswerStatus, text: [UInt8])
  func navigated(to fragment: [UInt8])
  func woke(_ timer: AppTimer)
  func shown(_ lines: [UInt8])
}

/// What runs the app, in memory: storage, clocks, timers, the address and the word lists.
///
/// Whatever takes time in a browser waits here until `deliver` is called.
package final class FakeHost: Screens.Host {
  package init() {}

  /// The monotonic clock and the calendar; `advance` moves both.
  package var now: Instant = 50_000
  package var today: WallTime = 1_700_000_000_000
  /// The day it is where the player is.
  package var localDay = Day(number: 20_778)
  /// By how much the clock on the wall is ahead of that of Greenwich.
  package var timeZone = Milliseconds.zero
  /// Whether what is shown moves.
  package var isMoving = false
  /// The random bits to come; after them, numbers that count up.
  package var bits: [UInt64] = []
  /// What is stored, and what the storage answers instead where it does not work.
  package var rows: [[UInt8]: [UInt8]] = [:]
  package var storageFailure: AnswerStatus?
  /// The bytes of the word lists; nil where they cannot be fetched.
  package var words: [UInt8]? = PackedWords.bytes(in: .english)
  package var germanWords: [UInt8]? = PackedWords.bytes(in: .german)
  /// The names of the files of word lists that were fetched.
  package private(set) var fetchedWords: [String] = []
  /// The words and phrases of Hangman; nil where they cannot be fetched.
  package var hangman: [UInt8]? = HangmanWords.bytes(in: .english)
  package var germanHangman: [UInt8]? = HangmanWords.bytes(in: .german)
  package private(set) var fetchedBooks = 0
  /// Whether they stay on their way until `answerBook` is called.
  package var holdsBook = false
  private var bookRequest: (Int32, [UInt8]?)?
  /// Whether the word lists stay on their way until `answerWords` is called.
  package var holdsWords = false
  /// The licences; nil where they cannot be fetched.
  package var notices: String? = "MIT\n"
  package private(set) var fetchedNotices = 0
  /// The games for trying; nil where they cannot be fetched.
  package var samples: [UInt8]? = try? Array(Data(contentsOf: sampleFile))
  /// What words mean; nil where that cannot be fetched.
  package var meanings: String? = "cod\ta fish\nconned\tcon: deceive\nswishy\twith a swish\n"
  package private(set) var fetchedMeanings = 0
  /// What the build is called; nil where the page does not know.
  package var build: String? = "9e2723b7"
  /// What was put on the clipboard, and whether the browser refuses that.
  package private(set) var clipboard: String?
  package var refusesCopying = false
  /// The file that was offered last, and the one that the player chooses; nil to cancel.
  package private(set) var saved: (name: String, text: [UInt8])?
  package var chosen: [UInt8]?
  package private(set) var activations = 0
  /// What was heard and felt.
  package private(set) var feedbacks: [Feedback] = []
  /// What was handed on, and how the device answers that.
  package private(set) var shared: String?
  package var canShare = true
  package var shareStatus = AnswerStatus.done
  /// What the coach was asked, and what it says; nil where it cannot be had.
  package private(set) var coached: [UInt8]?
  package var coachPage: String?
  /// What it says before that, page by page.
  package var earlierCoachPages: [String] = []
  /// What the styles were told, by name.
  package private(set) var preferences: [String: String] = [:]
  /// When each timer is due.
  package private(set) var timers: [AppTimer: Instant] = [:]
  /// The steps of the history, the one shown last.
  package private(set) var addresses: [String] = []
  package private(set) var titles: [String] = []
  package private(set) var keptKeys: [[UInt8]] = []

  /// What waits to be told.
  private var pending: [(any HostClient) -> Void] = []
  private var counter: UInt64 = 0
  private var wordsRequests: [(Int32, [UInt8]?)] = []

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

  package func fetch(_ name: Literal, request: Int32) {
    switch name.description {
    case "words", "words-de":
      fetchedWords.append(name.description)
      wordsRequests.append((request, name.description == "words" ? words : germanWords))
      if !holdsWords { answerWords() }
    case "notices":
      fetchedNotices += 1
      pending.append { [notices] app in
        app.answered(
          request: request, status: notices == nil ? .failed : .done,
          text: Array((notices ?? "").utf8))
      }
    case "samples":
      pending.append { [samples] app in
        app.answered(
          request: request, status: samples == nil ? .failed : .done, text: samples ?? [])
      }
    case "build":
      pending.append { [build] app in
        app.answered(
          request: request, status: build == nil ? .failed : .done, text: Array((build ?? "").utf8))
      }
    case "meanings":
      fetchedMeanings += 1
      pending.append { [meanings] app in
        app.answered(
          request: request, status: meanings == nil ? .failed : .done,
          text: Array((meanings ?? "").utf8))
      }
    case "hangman", "hangman-de":
      fetchedBooks += 1
      bookRequest = (request, name.description == "hangman" ? hangman : germanHangman)
      if !holdsBook { answerBook() }
    default: preconditionFailure("There is no file \(name)")
    }
  }

  /// Answers the request for the words and phrases of Hangman.
  package func answerBook() {
    guard let (request, book) = bookRequest else { return }
    pending.append { app in
      app.answered(request: request, status: book == nil ? .failed : .done, text: book ?? [])
    }
  }

  /// Answers the requests for word lists.
  package func answerWords() {
    for (request, words) in wordsRequests {
      pending.append { app in
        app.answered(request: request, status: words == nil ? .failed : .done, text: words ?? [])
      }
    }
    wordsRequests = []
  }

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

  /// What the server was asked, and what it answers, by method and path; nobody answers all else.
  package private(set) var questions: [(request: String, body: String)] = []
  package var server: [String: String] = [:]

  /// The online program of the server, which can be had or not, and what the page told it.
  package private(set) var onlineModel = OnlineModel()
  package var hasOnlineProgram = true
  package private(set) var told: [(message: String, call: OnlineCall)] = []
  private var onlineTime: Instant?

  package func online(_ message: String, _ call: OnlineCall) {
    told.append((message, call))
    if hasOnlineProgram {
      perform(onlineModel.handle(.message(Array(message.utf8))))
    } else if call != .ifOpen {
      pending.append { $0.shown(Array("e\n".utf8)) }
    }
  }

  /// Whether there is a judge, and what happens where he has been waited for: what the player did is done
  /// again, or given up.
  package var hasJudge = false
  package var goOn: (_ again: Bool) -> Void = { _ in }
  private var judgeTime: Instant?
  /// The call of the host in which the judge was asked, if it was one: a browser repeats it.
  package private(set) var judgedCall: ((any HostClient) -> Void)?
  private var currentCall: ((any HostClient) -> Void)?

  package func judge(_ question: [UInt8]) -> Bool {
    guard hasJudge else { return false }
    let (reply, effects) = onlineModel.judge(question)
    judgedCall = currentCall
    perform(effects)
    return reply != .proceed
  }

  /// The time comes at which the judge is asked again.
  package func loseTime() {
    guard judgeTime != nil else { return }
    judgeTime = nil
    perform(onlineModel.handle(.lostTime))
  }

  /// Does what the online program wants done.
  private func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, let method, let path, let body):
        let question = "\(method) \(path)"
        questions.append((question, body))
        let answer = Array((server[question] ?? "").utf8)
        pending.append { [unowned self] _ in
          perform(onlineModel.handle(.answered(request: request, text: answer)))
        }
      case .wake(let milliseconds):
        onlineTime = milliseconds.map { now + Milliseconds(Int64($0)) }
      case .show(let lines): pending.append { $0.shown(lines) }
      case .retry(let milliseconds):
        judgeTime = milliseconds.map { now + Milliseconds(Int64($0)) }
      // Nobody races here.
      case .tick, .follow: break
      case .goOn(_, let outcome):
        pending.append { [unowned self] _ in
          goOn(outcome != .givenUp)
          perform(onlineModel.handle(.repeated))
        }
      }
    }
  }

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

  /// A line that names a place becomes its whole address.
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

  /// Tells what waits to be told, and what comes of it.
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

  /// Takes the timer that is due first, until a moment. The online program's is none of the app's: what comes of it is
  /// told.
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

/// The games for trying, as the page has them.
package let sampleFile = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Web/samples.txt")
