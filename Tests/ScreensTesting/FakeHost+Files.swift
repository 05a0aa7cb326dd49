import ByteStrings
import Screens

/// The files of the page that are fetched later.
extension FakeHost {
  package func fetch(_ name: Literal, request: Int32) {
    switch name.description {
    case "words", "words-de", "words-fr":
      fetchedWords.append(name.description)
      wordsRequests.append(
        (request, name.description == "words" ? words : otherWords[name.description]))
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
    case "hangman", "hangman-de", "hangman-fr":
      fetchedBooks += 1
      bookRequest = (
        request, name.description == "hangman" ? hangman : otherWords[name.description]
      )
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
}
