import Glibc

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens `/dev/null` in the place of those that are closed, or the terminal would become one of them and the answer
  /// go to the screen.
  ///
  /// Standard output is opened for reading only, so that an answer that nobody can have is an error.
  static func fill() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
