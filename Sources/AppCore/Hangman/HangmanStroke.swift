import Games

/// A line of a drawing, in a box of 200 by 200 points.
package enum HangmanStroke: Equatable, Sendable {
  /// A line through these points.
  case line([Point])
  case circle(center: Point, radius: Double)

  /// A point in the box, measured from the top left.
  package struct Point: Equatable, Sendable {
    package let x: Double
    package let y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The side of the box.
  package static let side = 200.0

  /// The drawing of a game.
  /// - Parameter tellsEnd: whether the drawing may reveal the end, if the game is over.
  static func drawing(of game: Hangman, _ look: HangmanLook, tellsEnd: Bool) -> [HangmanStroke] {
    // A player who has won is back on the ground.
    let misses = look.isBuilt && tellsEnd && game.outcome == .won ? 0 : game.missCount
    let count = HangmanLook.parts(after: misses, of: game.options.misses)
    let all = parts(of: look)
    return scene(of: look) + (look.isBuilt ? all.prefix(count) : all.dropFirst(count)).joined()
  }

  /// The complete drawing.
  static func whole(_ look: HangmanLook) -> [HangmanStroke] {
    scene(of: look) + parts(of: look).joined()
  }

  /// The part of the drawing that is always there.
  private static func scene(of look: HangmanLook) -> [HangmanStroke] {
    switch look {
    case .gallows: []
    case .balloons:
      [
        line(12, 194, 188, 194), circle(83, 138, 14),
        line(74, 155, 92, 155, 94, 176, 72, 176, 74, 155),
        line(92, 158, 105, 118), line(73, 158, 61, 175), line(78, 176, 78, 189),
        line(88, 176, 88, 189),
      ]
    case .snowman: [line(12, 188, 188, 188)]
    }
  }

  /// The parts, in the order in which they appear or disappear.
  static func parts(of look: HangmanLook) -> [[HangmanStroke]] {
    switch look {
    case .gallows:
      [
        [line(12, 188, 188, 188)],
        [
          line(44, 188, 44, 18, 138, 18), line(44, 56, 82, 18), line(28, 188, 44, 166, 60, 188),
          line(122, 18, 122, 44), line(105, 60, 122, 44, 139, 60), line(98, 60, 146, 60),
        ],
        [circle(122, 92, 16)], [line(122, 108, 122, 149)], [line(122, 116, 102, 60)],
        [line(122, 116, 142, 60)], [line(122, 149, 108, 172, 100, 172)],
        [line(122, 149, 136, 172, 144, 172)],
      ]
    case .balloons:
      [
        balloon(142, 106, 15), balloon(58, 99, 14), balloon(100, 74, 18), balloon(172, 81, 18),
        balloon(26, 79, 18), balloon(144, 33, 20), balloon(56, 36, 20), balloon(100, 26, 18),
      ]
    case .snowman:
      [
        [line(68, 43, 132, 43), line(80, 43, 82, 15, 118, 15, 120, 43)],
        [line(80, 82, 100, 87, 120, 82, 126, 112)], [line(101, 61, 119, 65, 101, 69)],
        [circle(98, 104, 3), circle(98, 118, 3), circle(99, 146, 3)],
        [line(73, 101, 45, 85), line(127, 101, 155, 85)],
        [circle(100, 62, 23), circle(92, 56, 2), circle(108, 56, 2)], [circle(100, 107, 29)],
        [circle(100, 152, 36)],
      ]
    }
  }

  private static func balloon(_ x: Double, _ y: Double, _ radius: Double) -> [HangmanStroke] {
    [circle(x, y, radius), line(x, y + radius, 105, 117)]
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> HangmanStroke {
    .circle(center: Point(x, y), radius: radius)
  }

  private static func line(_ numbers: Double...) -> HangmanStroke {
    .line(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
  }
}
