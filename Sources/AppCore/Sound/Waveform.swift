import Foundation
import Games

/// A sound as a sequence of samples from −1 to 1.
struct Waveform {
  /// The number of samples per second.
  static let rate = 44_100.0

  /// The attack time of a sound in seconds, which prevents a click.
  private static let swell = 0.004
  /// The loudness of a sound at its end.
  private static let silence = 0.0001

  private(set) var samples: [Double] = []

  init(_ sound: Sound) {
    switch sound {
    case .notes(let notes, let bar, let step):
      for (number, note) in notes.enumerated() {
        for partial in bar.partials {
          let turns = note * partial.ratio / Self.rate
          add(partial.loudness, at: Double(number) * step, for: partial.length) { index in
            sin(2 * .pi * turns * Double(index))
          }
        }
      }
    case .page(let length): turnPage(length)
    }
  }

  /// Noise that becomes brighter while it fades: the sound of paper sliding over paper.
  private mutating func turnPage(_ length: Double) {
    var (noise, paper) = (SeededRandom(seed: 1), BandPass())
    add(0.05, at: 0, for: length) { index in
      let part = Double(index) / (length * Self.rate)
      let white = Double(noise.next()) / 0x1p31 - 1
      return paper.pass(white, around: 1400 * pow(3, part), rate: Self.rate)
    }
  }

  /// Adds a sound that begins at a time in seconds, swells, and fades.
  private mutating func add(
    _ loudness: Double, at start: Double, for length: Double, _ sample: (Int) -> Double
  ) {
    let (first, count) = (Int(start * Self.rate), Int(length * Self.rate))
    if samples.count < first + count {
      samples += Array(repeating: 0, count: first + count - samples.count)
    }
    for index in 0..<count {
      let time = Double(index) / Self.rate
      let faded = (time - Self.swell) / (length - Self.swell)
      let volume =
        time < Self.swell
        ? loudness * time / Self.swell : loudness * pow(Self.silence / loudness, faded)
      samples[first + index] += volume * sample(index)
    }
  }
}

/// A band-pass filter around a frequency (Bristow-Johnson, Cookbook formulae for audio EQ biquad filters; 0 dB at the
/// peak).
private struct BandPass {
  private static let quality = 0.9

  private var (before, earlier) = (0.0, 0.0)
  private var (passed, passedEarlier) = (0.0, 0.0)

  mutating func pass(_ sample: Double, around frequency: Double, rate: Double) -> Double {
    let angle = 2 * .pi * frequency / rate
    let alpha = sin(angle) / (2 * Self.quality)
    let output =
      (alpha * (sample - earlier) + 2 * cos(angle) * passed - (1 - alpha) * passedEarlier)
      / (1 + alpha)
    (earlier, before) = (before, sample)
    (passedEarlier, passed) = (passed, output)
    return output
  }
}
