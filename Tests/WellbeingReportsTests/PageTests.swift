import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingInsights
import WellbeingModel
import WellbeingReports

@Suite struct `A page` {
  private static let elements: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "style", "body", "main", "header", "h1", "h2", "p",
    "section", "table", "thead", "tbody", "tr", "th", "td", "span", "dl", "div", "dt", "dd", "ul",
    "li", "i", "svg", "desc", "g", "rect", "circle", "path", "text", "footer",
  ]

  private static let attributes: Set<String> = [
    "lang", "charset", "name", "content", "http-equiv", "class", "aria-label", "scope",
    "aria-hidden", "viewbox", "width", "height", "role", "aria-labelledby", "id", "d", "x", "y",
    "rx", "cx", "cy", "r", "text-anchor",
  ]

  /// A week whose events, calendars and tags are all hostile.
  private func hostilePage() throws -> ReportPage {
    var example = try ReflectionExample.week()
    var number = 0
    example.renameEvents { _ in
      number += 1
      return HalfYearJournal.hostileTexts[number % HalfYearJournal.hostileTexts.count]
    }
    var page = ReportPage(try example.reflection())
    for text in HalfYearJournal.hostileTexts {
      page.lead.append(text)
      page.remarks.append(text)
      page.sections.append(
        ReportSection(
          .words,
          heading: text,
          blocks: [
            .sentence(text), .facts([ReportFact(text, text), ReportFact("", text)]),
            .table(ReportTable([.init(text, short: "x", .leading, [.init(text, short: "y")])])),
          ]
        )
      )
    }
    return page
  }

  @Test func `loads nothing, runs nothing, and has no markup but its own`() throws {
    for html in [
      HTMLReportRenderer().render(try hostilePage()),
      HTMLReportRenderer().render(try HalfYear().reflection(.quarter)),
    ] {
      let styled = html.components(separatedBy: "<style>")
      #expect(styled.count == 2)
      let rules = styled[1].components(separatedBy: "</style>")
      #expect(rules.count == 2)
      for word in ["url(", "@import", "expression", "javascript", "<"] {
        #expect(!rules[0].lowercased().contains(word))
      }
      let markup = styled[0] + rules[1]
      for tag in markup.matches(of: /<\/?([^\s>\/]+)([^>]*)>/) {
        #expect(Self.elements.contains(tag.1.lowercased()), "\(tag.0)")
        for attribute in tag.2.matches(of: /([^\s="]+)="[^"]*"/) {
          #expect(Self.attributes.contains(attribute.1.lowercased()), "\(tag.0)")
        }
        #expect(
          tag.2.replacing(/[^\s="]+="[^"]*"/, with: "").trimmingCharacters(in: .whitespaces) == ""
            || tag.1 == "!DOCTYPE"
        )
      }
      let controls = html.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      #expect(controls.isEmpty)
    }
  }

  @Test func `shows hostile text as text`() throws {
    let html = HTMLReportRenderer().render(try hostilePage())
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(html.contains("&amp;lt;b&amp;gt; &amp; ]]&gt;"))
    #expect(html.contains("&quot;&gt;&lt;img src=x onerror=alert(2)&gt;"))
  }

  @Test func `has no markup of others in Markdown`() throws {
    let text = MarkdownReportRenderer().render(try hostilePage())
    #expect(!text.contains("<script") && !text.contains("<img") && !text.contains("</style"))
    #expect(text.contains(#"\[a\](javascript:alert(3))"#))
    #expect(text.contains(#"\*\*bold\*\* \| \_cells\_ \| \`code\`"#))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    // Every row of a table has as many cells as its heading.
    for table in text.components(separatedBy: "\n\n") where table.hasPrefix("| ") {
      let counts = table.split(separator: "\n").map {
        $0.replacing(#"\|"#, with: "").count { $0 == "|" }
      }
      #expect(Set(counts).count == 1, "\(table)")
    }
  }

  @Test func `tells only the sections asked for, and where help is found whatever they are`() throws
  {
    var example = try ReflectionExample()
    for day in 0..<4 { try example.sample(day, (12, 0), -0.9, [.sad], [.work]) }
    let page = ReportPage(try example.reflection(), sections: [.words])
    #expect(page.sections.map(\.name) == [.words])
    #expect(page.remarks == [Catalogue.english.report.support])
  }

  @Test(arguments: [
    ("week.html", ReportFormat.html), ("a.b.HTM", .html), ("x.md", .markdown),
    ("x.markdown", .markdown), ("x.json", .json), ("x.txt", .text), ("x.pdf", nil), ("html", nil),
    ("x.", nil), ("", nil),
  ])
  func `is in the format of the file's ending`(name: String, format: ReportFormat?) {
    #expect(ReportFormat(fileName: name) == format)
  }
}

@Suite struct `The palette` {
  private func luminance(_ color: ValencePalette.Color) -> Double {
    let parts = [color.red, color.green, color.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: ValencePalette.Color, _ other: ValencePalette.Color) -> Double {
    let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: [ValencePalette.light, .dark])
  func `is readable as text on its ground`(palette: ValencePalette) {
    #expect(palette.classes.count == 7)
    for color in palette.classes + [palette.text, palette.quietText] {
      #expect(contrast(color, palette.ground) >= 4.5, "\(color.hexadecimal)")
    }
  }

  @Test func `is told from a dark and a light ground on a terminal`() {
    for color in ValencePalette.terminal.classes {
      for ground in [ValencePalette.Color(0x000000), ValencePalette.Color(0xFFFFFF)] {
        #expect(contrast(color, ground) >= 2.5, "\(color.hexadecimal)")
      }
    }
  }

  @Test(arguments: [ValencePalette.light, .dark, .terminal])
  func `tells pleasant from unpleasant without red and green`(palette: ValencePalette) {
    // People who do not see red and green apart see blue against yellow.
    for color in palette.classes[..<3] { #expect(Int(color.blue) > Int(color.green) + 30) }
    for color in palette.classes[4...] { #expect(Int(color.blue) + 30 < Int(color.green)) }
    let neutral = palette.classes[3]
    #expect(neutral.red == neutral.green && neutral.green == neutral.blue)
  }
}
