import Foundation

/// A sound as a file: 16-bit linear PCM with one channel, in RIFF (Microsoft and IBM, Multimedia Programming
/// Interface and Data Specifications 1.0).
struct WaveFile {
  let bytes: Data

  init(_ waveform: Waveform) {
    let (rate, count) = (UInt32(Waveform.rate), UInt32(waveform.samples.count * 2))
    var bytes = Data()
    func add(_ name: String) { bytes += Data(name.utf8) }
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes += Data($0) }
    }
    add("RIFF")
    add(36 + count)
    add("WAVEfmt ")
    add(UInt32(16))
    add(UInt16(1))  // PCM
    add(UInt16(1))  // channels
    add(rate)
    add(rate * 2)  // bytes a second
    add(UInt16(2))  // bytes a sample
    add(UInt16(16))  // bits a sample
    add("data")
    add(count)
    for sample in waveform.samples { add(Int16(max(-1, min(sample, 1)) * 32_767)) }
    self.bytes = bytes
  }
}
