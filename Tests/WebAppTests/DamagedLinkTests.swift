import Foundation
import Games
import Library
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Damaged links")
struct DamagedLinkTests {
  @Test("one page can open any number of damaged results, and keeps nothing of them")
  func results() throws {
    var links = try MutatedLinks(seed: 1)
    let visit = Visit()
    let kept = visit.host.rows
    var shown = 0
    for _ in 0..<1500 {
      open(links.result(), in: visit)
      step { visit.model.invitations.watch() }
      guard let review = visit.model.reviews.review else { continue }
      shown += 1
      if links.draw(below: 4) > 0 { continue }
      let count = links.draw(below: review.moveCount + 1)
      step {
        visit.model.reviews.show(count)
        visit.app.woke(.tick)
      }
      #expect(review.count == count)
    }
    #expect(shown > 150)
    #expect(visit.model.library.history.isEmpty)
    #expect(visit.host.rows == kept)
  }

  @Test("one page can open any number of damaged challenges, and begins only whole ones")
  func challenges() throws {
    var links = try MutatedLinks(seed: 2)
    let visit = Visit()
    var begun = 0
    for _ in 0..<1500 {
      let count = visit.model.library.history.count
      open(links.challenge(), in: visit)
      #expect(visit.model.library.history.count == count, "it only welcomes the player")
      step {
        visit.model.invitations.play()
        visit.app.woke(.tick)
      }
      let isOpen = visit.model.gameOnStage != nil
      #expect(visit.model.library.history.count == (isOpen ? count + 1 : count))
      guard isOpen, let id = visit.model.library.openGame else { continue }
      begun += 1
      // The list stays short: a long one would take the time that is measured.
      visit.model.library.delete(id, at: visit.host.now)
    }
    #expect(begun > 30)
  }

  private func open(_ link: String, in visit: Visit) {
    step {
      visit.app.navigated(to: Array(link.utf8))
      visit.deliver()
    }
  }

  /// Does something that may take the processor 300 milliseconds at most.
  private func step(_ action: () -> Void) {
    let start = processorTime()
    action()
    let took = processorTime() - start
    #expect(took < 300_000_000)
  }

  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
