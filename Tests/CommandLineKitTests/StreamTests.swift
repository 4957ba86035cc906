import CommandLineKit
import Foundation
import Testing

@Suite(.serialized)
struct StreamTests {
  /// Two connected descriptors, closed at the end.
  private func withPipe<Result>(
    _ body: (FileDescriptorReader, FileDescriptorWriter, Pipe) throws -> Result
  ) throws -> Result {
    let pipe = Pipe()
    return try body(
      FileDescriptorReader(descriptor: pipe.fileHandleForReading.fileDescriptor),
      FileDescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      pipe
    )
  }

  @Test
  func `what is written can be read line by line and then to the end`() throws {
    try withPipe { reader, writer, pipe in
      #expect(writer.write("first\nsecond\r\n\nrest é\nof it") == .complete)
      try pipe.fileHandleForWriting.close()
      #expect(try reader.readLine() == "first")
      #expect(try reader.readLine() == "second")
      #expect(try reader.readLine() == "")
      #expect(try reader.readAll(limit: 100) == Array("rest é\nof it".utf8))
      #expect(try reader.readLine() == nil)
      #expect(try reader.readAll(limit: 0) == [])
    }
  }

  @Test
  func `the last line needs no newline and bytes that are no text are repaired`() throws {
    try withPipe { reader, writer, pipe in
      #expect(writer.write([0x61, 0xFF, 0x62]) == .complete)
      try pipe.fileHandleForWriting.close()
      #expect(try reader.readLine() == "a\u{FFFD}b")
      #expect(try reader.readLine() == nil)
    }
  }

  @Test(arguments: [(0, 10), (10, 10), (11, 10), (200_000, 100_000), (70_000, 70_000)])
  func `input longer than the limit is refused`(_ count: Int, _ limit: Int) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 0x78, count: count).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forReadingFrom: url)
    let reader = FileDescriptorReader(descriptor: file.fileDescriptor)
    if count <= limit {
      #expect(try reader.readAll(limit: limit).count == count)
    } else {
      #expect(throws: InteractionError.inputTooLong(limit: limit)) {
        try reader.readAll(limit: limit)
      }
    }
    try file.seek(toOffset: 0)
    if count > limit {
      #expect(throws: InteractionError.inputTooLong(limit: limit)) {
        try reader.readLine(limit: limit)
      }
    }
  }

  @Test
  func `a megabyte passes through a pipe that holds less`() throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 16)
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: url) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cat")
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = try FileHandle(forWritingTo: url)
    try process.run()
    var buffer = OutputBuffer()
    buffer.write(text)
    let writer = FileDescriptorWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(buffer.flush(to: writer) == .complete)
    #expect(buffer.isEmpty)
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  @Test
  func `a closed pipe is an outcome`() throws {
    Signals.ignoreBrokenPipe()
    try withPipe { _, writer, pipe in
      try pipe.fileHandleForReading.close()
      #expect(writer.write("text") == .closedPipe)
    }
  }

  @Test
  func `a refusal carries the reason of the system`() {
    let writer = FileDescriptorWriter(descriptor: -1)
    #expect(writer.write("text") == .failed(SystemError(code: EBADF)))
    #expect(writer.write("") == .complete)
    let reader = FileDescriptorReader(descriptor: -1)
    let error = #expect(throws: InteractionError.self) { try reader.readLine() }
    #expect(error?.description == "the input cannot be read: Bad file descriptor")
  }

  @Test
  func `a buffer gathers text`() {
    var buffer = OutputBuffer()
    print("one", to: &buffer)
    buffer.writeLine("two")
    buffer.writeLine()
    buffer.write("three")
    #expect(buffer.text == "one\ntwo\n\nthree")
    #expect(buffer.take() == "one\ntwo\n\nthree")
    #expect(buffer.isEmpty)
  }

  @Test
  func `a prompt is shown before the line is read`() throws {
    let shown = Pipe()
    try withPipe { reader, writer, _ in
      #expect(writer.write("yes\nno\n") == .complete)
      var interaction: any Interaction = ProcessInteraction(
        editor: TextEditor(environment: [:]),
        reader: reader,
        promptWriter: FileDescriptorWriter(descriptor: shown.fileHandleForWriting.fileDescriptor)
      )
      let first = try interaction.readLine(prompt: "Sure? ")
      let second = try interaction.readLine(prompt: "Really? ")
      #expect([first, second] == ["yes", "no"])
    }
    try shown.fileHandleForWriting.close()
    #expect(try shown.fileHandleForReading.readToEnd() == Data("Sure? Really? ".utf8))
  }
}
