/// A person's editor, run on a private file that is gone afterwards.
public struct TextEditor: Hashable, Sendable {
  /// The command line that starts the editor, as a shell reads it.
  public var command: String

  /// The directory in which the private directory is made.
  public var directory: String

  /// The name of the file inside the private directory; its ending tells the editor what it is.
  public var fileName: String

  /// The environment the editor runs in.
  public var environment: [String: String]

  /// The most bytes a text may have.
  public var limit: Int

  /// Chooses editor and directory from the environment.
  ///
  /// - Parameters:
  ///   - environment: The environment variables; the editor gets them all. `XDG_RUNTIME_DIR`,
  ///     which lives in memory, is preferred to `TMPDIR` and `/tmp`.
  ///   - variables: The names of the variables that may hold an editor, the first that is set
  ///     and not empty winning; `vi` when none is.
  ///   - fileName: The name of the file to edit.
  ///   - limit: The most bytes a text may have.
  public init(
    environment: [String: String],
    variables: [String] = ["VISUAL", "EDITOR"],
    fileName: String = "text.txt",
    limit: Int = 1 << 20
  ) {
    func firstSet(_ names: [String]) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    command = firstSet(variables) ?? "vi"
    directory = firstSet(["XDG_RUNTIME_DIR", "TMPDIR"]) ?? "/tmp"
    self.fileName = fileName
    self.environment = environment
    self.limit = limit
  }

  /// The script for `sh -c`; `$1` is the path of the file.
  ///
  /// Vim and its kin are told to keep no swap, backup, undo or history file. A plain `vi` may be
  /// another program that refuses these options, so it is asked for its name first.
  var script: String {
    let quiet =
      "\(command) -n -i NONE --cmd 'set noundofile nobackup nowritebackup' \"$1\""
    let plain = "\(command) \"$1\""
    let program = command.split(separator: " ").first ?? ""
    switch program.split(separator: "/").last ?? "" {
    case "vim", "nvim", "neovim", "gvim", "mvim":
      return quiet
    case let name where name.hasPrefix("vim."):
      return quiet
    case "vi":
      return "case $(\(program) --version </dev/null 2>/dev/null) in"
        + " *VIM*|*Vim*|*NVIM*) \(quiet) ;; *) \(plain) ;; esac"
    default:
      return plain
    }
  }

  /// Lets the person edit a text and returns it as it was saved.
  ///
  /// The file has mode 0600 in a directory of its own with mode 0700; both are removed with
  /// everything the editor left beside the file, also when something fails. Bytes that are no
  /// UTF-8 come back as U+FFFD.
  ///
  /// - Throws: `InteractionError` when the file cannot be used, the editor fails or the text is
  ///   too long.
  public func edit(_ initial: String) throws(InteractionError) -> String {
    let folder = try PrivateDirectory(in: directory)
    defer { folder.remove() }
    let path = try folder.createFile(fileName, holding: initial)
    let process = ShellProcess(
      script: script,
      arguments: [path],
      environment: environment
    )
    let status: Int32
    do throws(SystemError) {
      status = try process.run()
    } catch {
      throw .editorNotStarted(command, error)
    }
    guard status == 0 else { throw .editorFailed(command, status: status) }
    return String(decoding: try folder.readFile(fileName, limit: limit), as: UTF8.self)
  }
}
