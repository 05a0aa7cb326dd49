extension ServerContext {
  /// Hears from now on what other processes store, for as long as anybody listens.
  ///
  /// The database is asked, twice a second. It could tell by itself (`NOTIFY`), but that costs each
  /// transaction a lock of the whole server, and what nobody heard would have to be asked for all the same.
  func watch() async {
    guard isShared else { return }
    await notifier.watch { devices in
      try? await work { try $0.revisions(ofDevices: devices) }
    }
  }
}
