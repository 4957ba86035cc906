public import Foundation

/// The `sqlite3` shell, for looking at a journal from outside.
public enum SQLiteShell {
  /// Runs a script on a database and returns what it printed.
  @discardableResult
  public static func run(_ script: String, on url: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
    process.arguments = ["-batch", url.path, script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  /// A shell that stays open between commands, to hold a lock.
  public final class Session {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a shell on a database.
    public init(on url: URL) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
      process.arguments = ["-batch", url.path]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    /// Sends commands and waits until the shell has printed a word.
    public func send(_ commands: String, until word: String) throws {
      input.fileHandleForWriting.write(Data((commands + "\n").utf8))
      var printed = ""
      while !printed.contains(word) {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
        printed += String(decoding: more, as: UTF8.self)
      }
    }

    /// Kills the shell where it stands, as a power cut would.
    public func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Ends the shell and waits for it.
    public func end() {
      input.fileHandleForWriting.closeFile()
      process.waitUntilExit()
    }
  }
}
