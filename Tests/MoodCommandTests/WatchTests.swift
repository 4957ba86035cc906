import CommandLineKit
import Foundation
import MoodCommand
import Synchronization
import TestSupport
import Testing
import WellbeingKit

/// `mood watch` on a thread of its own, while the test writes into its journal.
@Suite struct WatchTests {
  /// What a watching tool writes, as it writes it.
  private final class Watching: Sendable {
    private let isClosed = Mutex(false)
    private let output = AsyncStream.makeStream(of: String.self)
    private let messages = AsyncStream.makeStream(of: String.self)
    private let outcome = AsyncStream.makeStream(of: Tool.Outcome.self)

    init(_ arguments: [String], variables: [String: String], now: Instant) {
      let thread = Thread { [self] in
        let environment = ToolEnvironment(
          terminal: TerminalEnvironment(variables: variables),
          interaction: ScriptedInteraction(input: ""),
          now: { now },
          streams: streams
        )
        outcome.continuation.yield(Tool(environment).run(["watch"] + arguments))
      }
      thread.start()
    }

    private var streams: ToolStreams {
      ToolStreams(
        output: { [self] text in
          guard !isClosed.withLock(\.self) else { return .closedPipe }
          if !text.isEmpty { output.continuation.yield(text) }
          return .complete
        },
        messages: { [self] text in
          if !text.isEmpty { messages.continuation.yield(text) }
          return .complete
        }
      )
    }

    func nextOutput() async -> String? { await output.stream.first { _ in true } }

    func nextMessage() async -> String? { await messages.stream.first { _ in true } }

    /// Lets the next write find nobody reading, and gives how the tool ended.
    func end(_ write: () -> Void) async -> Tool.Outcome? {
      isClosed.withLock { $0 = true }
      write()
      return await outcome.stream.first { _ in true }
    }
  }

  private func watch(_ arguments: String..., in tool: TestTool) -> Watching {
    Watching(arguments, variables: tool.variables, now: tool.now)
  }

  @Test func `entries are printed as they are made, edited and brought back`() async throws {
    let tool = try TestTool()
    tool.run("log", "sad", "unpleasant")
    let watching = watch(in: tool)
    #expect(await watching.nextMessage()?.hasPrefix("watching \(tool.journal.path)") == true)
    tool.run("log", "happy", "pleasant", "-a", "work")
    let line = try #require(await watching.nextOutput())
    #expect(line.contains("pleasant  happy · work\n"))
    tool.run("edit", String(line.prefix(8)), "--note", "again")
    #expect(await watching.nextOutput()?.contains("“again”\n") == true)
    tool.run("undo")
    #expect(await watching.nextOutput() == line)
    let outcome = await watching.end { tool.run("log", "calm", "pleasant") }
    #expect(outcome?.exitCode == 0)
    #expect(outcome?.output.isEmpty == true)
    #expect(outcome?.messages.isEmpty == true)
  }

  @Test func `a journal that does not exist yet is waited for`() async throws {
    let tool = try TestTool()
    let watching = watch(in: tool)
    _ = await watching.nextMessage()
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
    tool.run("log", "happy", "pleasant")
    #expect(await watching.nextOutput()?.hasSuffix("happy\n") == true)
    _ = await watching.end { tool.run("log", "calm", "pleasant") }
  }

  @Test func `JSON has an object a line, and deletions`() async throws {
    let tool = try TestTool()
    tool.run("log", "calm", "pleasant")
    let watching = watch("--json", "-a", "work", in: tool)
    _ = await watching.nextMessage()
    tool.run("log", "sad", "unpleasant", "-a", "family")
    tool.run("log", "happy", "pleasant", "-a", "work")
    let added = try #require(await watching.nextOutput())
    #expect(added.filter { $0 == "\n" }.count == 1 && added.hasSuffix("}\n"))
    let listed = try tool.array("list", "-a", "work")
    let object = try JSONSerialization.jsonObject(with: Data(added.utf8)) as? NSDictionary
    #expect(object == listed.first.map { $0 as NSDictionary })
    let id = try #require(listed.first?["id"] as? String)
    tool.run("delete", id)
    #expect(await watching.nextOutput() == "{\"id\":\"\(id)\",\"type\":\"deletedObject\"}\n")
    _ = await watching.end { tool.run("undo") }
  }

  @Test func `a selection that cannot be read is refused at once`() throws {
    let outcome = try TestTool().run("watch", "--label", "hapy")
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("happy"))
  }
}
