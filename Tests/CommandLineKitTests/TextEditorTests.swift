import CommandLineKit
import Foundation
import Testing

@Suite(.serialized)
final class TextEditorTests {
  /// Everything one test leaves behind.
  private let root: URL

  /// Stands in for the directory of the session.
  private let home: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID().uuidString)")
    home = root.appending(path: "session")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func editor(_ command: String, limit: Int = 1 << 20) -> TextEditor {
    TextEditor(
      environment: [
        "EDITOR": command, "XDG_RUNTIME_DIR": home.path, "PATH": "/usr/bin:/bin", "MARK": "seen",
      ],
      limit: limit
    )
  }

  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.path)
  }

  /// An editor that writes the options it was given into the file.
  private func program(_ name: String, version: String = "") throws -> String {
    let folder = root.appending(path: "bin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    let script = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo '\(version)'; exit 0; fi
      for last; do :; done
      for word; do [ "$word" = "$last" ] || printf '%s|' "$word"; done > "$last"
      """
    try Data(script.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    return url.path
  }

  @Test
  func `the text comes back as it was saved and nothing stays`() throws {
    let text = try editor(#"sh -c 'echo "$MARK" >> "$1"' --"#).edit("first\n")
    #expect(text == "first\nseen\n")
    #expect(try leftovers() == [])
  }

  @Test
  func `the file and its directory are private`() throws {
    let text = try editor(
      #"sh -c 'ls -ld "$1" "${1%/*}" | cut -c1-10 > "$1.new"; mv "$1.new" "$1"' --"#
    )
    .edit("x")
    #expect(text == "drwx------\n-rw-------\n")
  }

  @Test
  func `what the editor leaves beside the file goes too`() throws {
    let command =
      #"sh -c 'cp "$1" "$1~"; d="${1%/*}"; mkdir -p "$d/a/b"; echo y > "$d/a/b/.c"; ln -s / "$d/l"' --"#
    #expect(try editor(command).edit("x") == "x")
    #expect(try leftovers() == [])
    #expect(FileManager.default.fileExists(atPath: "/bin/sh"))
  }

  @Test
  func `a failing editor is named and its text is not used`() throws {
    let failing = editor(#"sh -c 'echo secret > "$1"; exit 3' --"#)
    let error = #expect(throws: InteractionError.self) { try failing.edit("x") }
    #expect(error == .editorFailed(failing.command, status: 3))
    #expect(error?.description.contains("ended with status 3") == true)
    #expect(try leftovers() == [])
  }

  @Test
  func `signals meant for the editor do not keep the file from being removed`() throws {
    let text = try editor("kill -INT $PPID; kill -HUP $PPID; kill -TERM $PPID; true").edit("x")
    #expect(text == "x")
    #expect(try leftovers() == [])
  }

  @Test
  func `an editor ended by a signal has failed`() throws {
    let error = #expect(throws: InteractionError.self) {
      try editor("sh -c 'kill -TERM $$' --").edit("x")
    }
    #expect(error == .editorFailed("sh -c 'kill -TERM $$' --", status: 143))
    #expect(try leftovers() == [])
  }

  @Test
  func `a missing editor is named with what to do`() throws {
    let error = #expect(throws: InteractionError.self) { try editor("no-such-editor").edit("x") }
    #expect(
      error?.description
        == "the editor 'no-such-editor' is not installed; set EDITOR to one that is"
    )
  }

  @Test
  func `a text over the limit and a removed file are errors`() throws {
    #expect(throws: InteractionError.inputTooLong(limit: 3)) {
      try editor("true", limit: 3).edit("four")
    }
    let error = #expect(throws: InteractionError.self) { try editor("rm").edit("x") }
    #expect(error?.description.contains("No such file or directory") == true)
    #expect(try leftovers() == [])
  }

  @Test
  func `a directory that does not exist is named`() {
    var lost = editor("true")
    lost.directory = "/no/such/place"
    let error = #expect(throws: InteractionError.self) { try lost.edit("x") }
    #expect(
      error?.description == "no private file can be used in '/no/such/place':"
        + " No such file or directory; set TMPDIR to a directory that can be written"
    )
  }

  @Test
  func `bytes that are no text are repaired`() throws {
    #expect(try editor(#"sh -c 'printf "a\377b" > "$1"' --"#).edit("") == "a\u{FFFD}b")
  }

  @Test(arguments: ["vim", "nvim", "neovim", "vim.basic"])
  func `vim keeps no copies of the text`(_ name: String) throws {
    let text = try editor(program(name) + " -u NONE").edit("")
    #expect(text == "-u|NONE|-n|-i|NONE|--cmd|set noundofile nobackup nowritebackup|")
  }

  @Test
  func `vi is told so only when it is vim`() throws {
    let vim = try editor(program("vi", version: "VIM - Vi IMproved 9.1")).edit("")
    #expect(vim == "-n|-i|NONE|--cmd|set noundofile nobackup nowritebackup|")
    #expect(try editor(program("vi", version: "nvi 1.8")).edit("") == "")
    #expect(try editor(program("nano")).edit("") == "")
  }

  @Test
  func `the first variable that is set names the editor`() {
    let names = ["POT_EDITOR", "VISUAL", "EDITOR"]
    func command(_ environment: [String: String]) -> String {
      TextEditor(environment: environment, variables: names).command
    }
    #expect(command(["EDITOR": "c", "VISUAL": "b", "POT_EDITOR": "a"]) == "a")
    #expect(command(["EDITOR": "c", "VISUAL": "", "POT_EDITOR": ""]) == "c")
    #expect(command([:]) == "vi")
  }

  @Test
  func `the directory of the session is preferred`() {
    #expect(TextEditor(environment: ["XDG_RUNTIME_DIR": "/r", "TMPDIR": "/t"]).directory == "/r")
    #expect(TextEditor(environment: ["TMPDIR": "/t"]).directory == "/t")
    #expect(TextEditor(environment: [:]).directory == "/tmp")
  }
}
