/// Who listens to which topic, and how many may.
struct Subscribers<Topic: Hashable & Sendable, Listener> {
  private let mostOfTopic: Int
  private let most: Int
  private var listeners: [Int: (topic: Topic, listener: Listener)] = [:]
  private var numbersOfTopic: [Topic: Set<Int>] = [:]
  private var lastNumber = 0

  /// - Parameters:
  ///   - mostOfTopic: the most that listen to one topic.
  ///   - most: the most of all.
  init(mostOfTopic: Int, most: Int) {
    self.mostOfTopic = mostOfTopic
    self.most = most
  }

  /// How many listen.
  var count: Int { listeners.count }

  /// What is listened to.
  var topics: [Topic] { Array(numbersOfTopic.keys) }

  /// All that listen, by their numbers.
  var all: [Int: Listener] { listeners.mapValues(\.listener) }

  /// Whether all together are as many as may be.
  var isFull: Bool { count >= most }

  /// Whether as many listen to a topic as may.
  func isFull(_ topic: Topic) -> Bool { numbers(of: topic).count >= mostOfTopic }

  /// The numbers of those that listen to a topic.
  func numbers(of topic: Topic) -> Set<Int> { numbersOfTopic[topic] ?? [] }

  /// A listener; nil where it is gone.
  subscript(number: Int) -> Listener? {
    get { listeners[number]?.listener }
    set {
      guard let newValue else { return remove(number) }
      listeners[number]?.listener = newValue
    }
  }

  /// The number of the next one.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds one.
  mutating func add(_ listener: Listener, _ number: Int, to topic: Topic) {
    listeners[number] = (topic, listener)
    numbersOfTopic[topic, default: []].insert(number)
  }

  /// Removes one that is gone.
  mutating func remove(_ number: Int) {
    guard let topic = listeners.removeValue(forKey: number)?.topic else { return }
    numbersOfTopic[topic]?.remove(number)
    if numbers(of: topic).isEmpty { numbersOfTopic[topic] = nil }
  }
}
