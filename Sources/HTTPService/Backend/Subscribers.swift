/// The listeners of each topic, and how many are allowed.
struct Subscribers<Topic: Hashable & Sendable, Listener> {
  private let mostOfTopic: Int
  private let most: Int
  private var listeners: [Int: (topic: Topic, listener: Listener)] = [:]
  private var numbersOfTopic: [Topic: Set<Int>] = [:]
  private var lastNumber = 0

  /// - Parameters:
  ///   - mostOfTopic: the most listeners of one topic.
  ///   - most: the most listeners in total.
  init(mostOfTopic: Int, most: Int) {
    self.mostOfTopic = mostOfTopic
    self.most = most
  }

  /// The number of listeners.
  var count: Int { listeners.count }

  /// The topics that have listeners.
  var topics: [Topic] { Array(numbersOfTopic.keys) }

  /// All listeners, by their numbers.
  var all: [Int: Listener] { listeners.mapValues(\.listener) }

  /// Whether the number of listeners has reached its limit.
  var isFull: Bool { count >= most }

  /// Whether the number of listeners of a topic has reached its limit.
  func isFull(_ topic: Topic) -> Bool { numbers(of: topic).count >= mostOfTopic }

  /// The numbers of the listeners of a topic.
  func numbers(of topic: Topic) -> Set<Int> { numbersOfTopic[topic] ?? [] }

  /// A listener; nil if it is gone.
  subscript(number: Int) -> Listener? {
    get { listeners[number]?.listener }
    set {
      guard let newValue else { return remove(number) }
      listeners[number]?.listener = newValue
    }
  }

  /// The number for the next listener.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a listener.
  mutating func add(_ listener: Listener, _ number: Int, to topic: Topic) {
    listeners[number] = (topic, listener)
    numbersOfTopic[topic, default: []].insert(number)
  }

  /// Removes a listener that is gone.
  mutating func remove(_ number: Int) {
    guard let topic = listeners.removeValue(forKey: number)?.topic else { return }
    numbersOfTopic[topic]?.remove(number)
    if numbers(of: topic).isEmpty { numbersOfTopic[topic] = nil }
  }
}
