#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The browser of the person who sits at this machine.
public enum Browser {
  /// Asks the system to show a page, and does nothing where there is no browser.
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
    var process = pid_t()
    posix_spawnp(&process, program, nil, nil, &arguments, environ)
  }
}
