import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingInsights
import WellbeingReports

@Suite struct `A page in a browser` {
  private static let browser: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].map {
        URL(filePath: String(folder)).appending(path: $0)
      }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Test(
    .enabled(if: browser != nil, "there is no Chromium on this machine"),
    arguments: [CivilPeriod.Kind.week, .quarter, .year],
    [390, 1280]
  )
  func `is no wider than its window`(kind: CivilPeriod.Kind, width: Int) throws {
    let browser = try #require(Self.browser)
    let folder = try TemporaryFolder()
    let page = HTMLReportRenderer().render(try HalfYear().reflection(kind))
    try Data(page.utf8).write(to: folder.file("page.html"))
    // The page runs no script, so another one measures it.
    let frame = """
      <!DOCTYPE html><iframe src="page.html" style="border:0;width:\(width)px;height:900px"
      onload="const page=this.contentDocument.documentElement;
      document.title='width '+page.scrollWidth+' tables '+page.querySelectorAll('table').length">
      </iframe>
      """
    try Data(frame.utf8).write(to: folder.file("frame.html"))
    let output = try run(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--allow-file-access-from-files",
        "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.file("profile").path)",
        "--window-size=1400,1000", "--virtual-time-budget=3000", "--dump-dom",
        folder.file("frame.html").absoluteString,
      ]
    )
    let found = try #require(output.firstMatch(of: /width (\d+) tables (\d+)/), "\(output)")
    #expect(Int(found.1) == width)
    #expect(try #require(Int(found.2)) > 2)
  }

  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
