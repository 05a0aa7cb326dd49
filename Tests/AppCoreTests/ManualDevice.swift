import Foundation
import Games
import GamesTesting
import Library
import Screens
import ScreensTesting

@testable import AppCore

/// A device whose time passes when a test says so, with an app on it that can be killed and come back.
@MainActor
final class ManualDevice {
  let folder: TemporaryFolder
  private(set) var app: NativeApp
  private let time: Time

  /// The time that the app reads. Nothing else may hold it while a test moves it on.
  private final class Time {
    var clock: Instant = 50_000
    var date: WallTime = 1_700_000_000_000
    var chance: UInt64 = 0
    var clipboard: String?
    var refusesCopying = false
  }

  /// The text on the clipboard.
  var clipboard: String? { time.clipboard }
  /// Whether the device refuses to copy.
  var refusesCopying: Bool {
    get { time.refusesCopying }
    set { time.refusesCopying = newValue }
  }

  /// - Parameters:
  ///   - rows: the rows that were stored before.
  ///   - place: where in the app the player is at first, as a link names it.
  init(rows: [Row] = [], reducesMotion: Bool = true, place: String = "") throws {
    folder = try TemporaryFolder()
    let store = try RowStore(folder: folder.url)
    for row in rows { _ = store.keep(RowChange(row, over: [])) }
    time = Time()
    app = NativeApp(device: Self.device(time), folder: folder.url, place: place)
    app.reduceMotion(reducesMotion)
  }

  private static func device(_ time: Time) -> Device {
    var device = Device(
      clock: { time.clock }, date: { time.date }, zone: { .zero },
      randomBits: {
        time.chance += 1
        return time.chance
      })
    device.copy = { text in
      if !time.refusesCopying { time.clipboard = text }
      return !time.refusesCopying
    }
    device.file = { name in
      let file = ["samples.txt": sampleFile, "meanings.txt": meaningsFile][name]
      return file.flatMap { try? Data(contentsOf: $0) }.map { Array($0) }
    }
    return device
  }

  /// Lets time pass, and wakes the app when an alarm is due.
  func wait(_ milliseconds: Int64) {
    let end = time.clock + Milliseconds(milliseconds)
    while let alarm = app.alarm, alarm <= end {
      advance(to: alarm)
      app.wake()
    }
    advance(to: end)
  }

  private func advance(to moment: Instant) {
    let distance = max(moment - time.clock, .zero)
    time.clock = time.clock + distance
    time.date = time.date + distance
  }

  /// The app ends without notice, and is opened again.
  func killAndReopen() {
    app = NativeApp(device: Self.device(time), folder: folder.url)
    app.reduceMotion(true)
  }

  func press(_ keys: String...) {
    for key in keys { _ = app.press(key) }
  }

  /// Types a word and tries it.
  func attempt(_ word: String) {
    for letter in word { _ = app.press(String(letter)) }
    _ = app.press("Enter")
  }
}

/// The meanings of words, as they come with the app.
private let meaningsFile = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data/meanings.txt")
