import CommandLineKit
import Testing

struct HelpTests {
  private func page(_ line: String, width: Int = 60, styler: Styler = .plain) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    guard case .help(let request) = try ExampleTool.tool.parse(words) else {
      throw ExampleTool.NotACommand()
    }
    return HelpFormatter(tool: ExampleTool.tool, width: width, styler: styler).text(for: request)
  }

  @Test
  func `print pages`() throws {
    for line in [
      "help", "-h", "brew --help", "brew -h", "help shelf", "help units", "help help",
      "help completions",
    ] {
      print("=== \(line)")
      print(try page(line), terminator: "")
    }
    print("=== narrow")
    print(try page("brew --help", width: 30))
  }
}
