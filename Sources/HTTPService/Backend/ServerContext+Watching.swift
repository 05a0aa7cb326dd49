extension ServerContext {
  /// From now on, notices what other processes store, as long as anybody listens.
  ///
  /// It queries the database twice a second. The database could send notifications (`NOTIFY`), but those cost each
  /// transaction a lock on the whole database server, and missed notifications would require queries all the same.
  func watch() async {
    guard isShared else { return }
    await notifier.watch { devices in
      try? await work { try $0.revisions(ofDevices: devices) }
    }
  }
}
