#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The browser on this machine.
public enum Browser {
  /// Asks the system to show a page; does nothing if there is no browser.
  ///
  /// - Parameter url: the page's address.
  public static func open(_ url: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(url), nil]
    defer { for argument in arguments { free(argument) } }
    // The program prints which browsers it did not find, which helps nobody here.
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    posix_spawnp(&process, program, &actions, nil, &arguments, environ)
  }
}
