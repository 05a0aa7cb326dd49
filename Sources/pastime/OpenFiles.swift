#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many files and connections this process may have open.
enum OpenFiles {
  /// Raises the limit to this many, or as far as the system allows.
  /// - Returns: the new limit.
  static func allow(_ count: Int) -> Int {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return 1_024 }
    limit.rlim_cur = min(max(limit.rlim_cur, rlim_t(count)), limit.rlim_max)
    _ = setrlimit(files, &limit)
    guard getrlimit(files, &limit) == 0 else { return 1_024 }
    return Int(clamping: limit.rlim_cur)
  }
}
