import ByteStrings

/// The topic of an answer of Hangman, in alphabetical order. The raw value is never stored.
public enum HangmanCategory: UInt8, CaseIterable, Sendable {
  case animals, body, buildings, clothes, countries, feelings, food, household
  case jobs, music, nature, phrases, plants, science, sports, transport

  /// The keyword in a record and in the book.
  public var keyword: Literal {
    switch self {
    case .animals: "animals"
    case .body: "body"
    case .buildings: "buildings"
    case .clothes: "clothes"
    case .countries: "countries"
    case .feelings: "feelings"
    case .food: "food"
    case .household: "household"
    case .jobs: "jobs"
    case .music: "music"
    case .nature: "nature"
    case .phrases: "phrases"
    case .plants: "plants"
    case .science: "science"
    case .sports: "sports"
    case .transport: "transport"
    }
  }

  init?(keyword: ArraySlice<UInt8>) {
    guard let category = Self.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      return nil
    }
    self = category
  }
}
