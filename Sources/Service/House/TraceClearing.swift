import House

/// Clears what erased players left in the file, behind their answers: the whole file is written anew, which
/// takes a while. Several who ask at once have it done once.
actor TraceClearing {
  private var isAsked = false
  private var isRunning = false

  /// Returns when it is done, or somebody else is doing it. What fails is done when the house is opened again.
  func clear(_ keeper: HouseKeeper) async {
    isAsked = true
    if isRunning { return }
    isRunning = true
    while isAsked {
      isAsked = false
      try? await keeper.work { try $0.clearTraces() }
    }
    isRunning = false
  }
}
