/// Reads the crisis lines.
enum SupportReader {
  static func directory(from bytes: [UInt8], file: String)
    throws(QuestionnaireError) -> SupportDirectory
  {
    let value: JSONValue
    do throws(JSONParser.Failure) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw .syntax(file: file, line: error.line, problem: error.problem)
    }
    let root = DefinitionNode(value: value, file: file, item: nil)
    guard let international = root.child("international") else {
      throw root.error("international is missing")
    }
    var countries: [SupportDirectory.Country] = []
    for element in try root.children("countries") {
      let code = try element.text("code")
      countries.append(
        try country(DefinitionNode(value: element.value, file: file, item: code), code: code)
      )
    }
    return SupportDirectory(
      countries: countries,
      international: try line(international, country: nil)
    )
  }

  private static func country(_ node: DefinitionNode, code: String)
    throws(QuestionnaireError) -> SupportDirectory.Country
  {
    let name = try node.text("name")
    guard let emergency = node.child("emergency") else { throw node.error("emergency is missing") }
    var lines: [SupportLine] = []
    for element in try node.children("lines") { lines.append(try line(element, country: name)) }
    return SupportDirectory.Country(
      code: code,
      name: name,
      otherNames: try texts(node, "otherNames"),
      zones: try texts(node, "zones"),
      emergency: SupportLine(
        country: name,
        name: Phrases.emergencyNumber,
        number: try emergency.text("number"),
        channels: [.call],
        hours: nil,
        languages: [],
        cost: nil,
        url: nil,
        source: try emergency.text("source"),
        verifiedOn: try present(emergency, "verifiedOn"),
        reviewBy: try emergency.text("reviewBy")
      ),
      lines: lines
    )
  }

  private static func line(_ node: DefinitionNode, country: String?)
    throws(QuestionnaireError) -> SupportLine
  {
    var channels: [SupportLine.Channel] = []
    for text in try texts(node, "channels") {
      guard let channel = SupportLine.Channel(rawValue: text) else {
        let known = SupportLine.Channel.allCases.map(\.rawValue)
        throw node.error("channels must be \(Phrases.list(known, "or")), not \(text)")
      }
      channels.append(channel)
    }
    return SupportLine(
      country: country,
      name: try present(node, "name"),
      number: try present(node, "number"),
      channels: channels,
      hours: try present(node, "hours"),
      languages: try texts(node, "languages"),
      cost: try present(node, "cost"),
      url: try present(node, "url"),
      source: try node.text("source"),
      verifiedOn: try present(node, "verifiedOn"),
      reviewBy: try node.text("reviewBy")
    )
  }

  /// A text that may be null.
  private static func present(_ node: DefinitionNode, _ name: String)
    throws(QuestionnaireError) -> String?
  {
    node.value[name] == .null ? nil : try node.optionalText(name)
  }

  private static func texts(_ node: DefinitionNode, _ name: String)
    throws(QuestionnaireError) -> [String]
  {
    var texts: [String] = []
    for element in try node.children(name) {
      guard let text = element.value.string else { throw node.error("\(name) must hold texts") }
      texts.append(text)
    }
    return texts
  }
}
