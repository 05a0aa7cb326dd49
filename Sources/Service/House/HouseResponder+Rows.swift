import House
import Hummingbird
import Sync

extension HouseResponder {
  /// `POST /v1/rows`: keeps rows. The answer is sent when they are durable.
  func push(_ visit: HouseVisit) async throws -> Response {
    let push: Push
    do throws(MessageError) { push = try Push(text: visit.body) } catch { throw Refusal(error) }
    let member = try visit.member
    do throws(StoreError) {
      return .message(try await keeper.commit.keep(push, of: member.player).text)
    } catch { throw Refusal(error) }
  }

  /// `GET /v1/rows`: what changed after a revision.
  func pull(_ visit: HouseVisit) async throws -> Response {
    let pull: Pull
    do throws(MessageError) { pull = try Pull(query: visit.query) } catch { throw Refusal(error) }
    let member = try visit.member
    let answer = try await keeper.work { try $0.answer(pull, of: member.player) }
    return .message(answer.text)
  }
}

extension Refusal {
  /// What a device is told about a message that cannot be read.
  init(_ error: MessageError) {
    self = error == .tooLong ? .bodyTooLarge : .malformed
  }
}
