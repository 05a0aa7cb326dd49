import ByteStrings
import Games

/// The picture that represents a member in a circle. The set is fixed, so nobody can show anything else.
public enum Avatar: UInt8, CaseIterable, Sendable {
  case bear
  case bee
  case butterfly
  case cat
  case chick
  case dog
  case dolphin
  case fox
  case frog
  case hedgehog
  case horse
  case koala
  case lion
  case octopus
  case owl
  case panda
  case penguin
  case rabbit
  case snail
  case tiger
  case turtle
  case unicorn
  case whale
  case wolf

  /// The word that names the avatar in messages and in the database. It never changes, even if the picture does.
  public var keyword: Literal { spelling.keyword }

  /// The picture: one Unicode scalar, which is shown in color everywhere.
  public var emoji: Literal { spelling.emoji }

  /// The avatar with this keyword; nil for any other word.
  public init?(_ keyword: ArraySlice<UInt8>) {
    guard let avatar = Self.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      return nil
    }
    self = avatar
  }

  private var spelling: (keyword: Literal, emoji: Literal) {
    switch self {
    case .bear: ("bear", "🐻")
    case .bee: ("bee", "🐝")
    case .butterfly: ("butterfly", "🦋")
    case .cat: ("cat", "🐱")
    case .chick: ("chick", "🐤")
    case .dog: ("dog", "🐶")
    case .dolphin: ("dolphin", "🐬")
    case .fox: ("fox", "🦊")
    case .frog: ("frog", "🐸")
    case .hedgehog: ("hedgehog", "🦔")
    case .horse: ("horse", "🐴")
    case .koala: ("koala", "🐨")
    case .lion: ("lion", "🦁")
    case .octopus: ("octopus", "🐙")
    case .owl: ("owl", "🦉")
    case .panda: ("panda", "🐼")
    case .penguin: ("penguin", "🐧")
    case .rabbit: ("rabbit", "🐰")
    case .snail: ("snail", "🐌")
    case .tiger: ("tiger", "🐯")
    case .turtle: ("turtle", "🐢")
    case .unicorn: ("unicorn", "🦄")
    case .whale: ("whale", "🐳")
    case .wolf: ("wolf", "🐺")
    }
  }
}
