/// Commands that help lists together under one title.
public struct CommandGroup: Sendable {
  /// The title above the list.
  public var title: String

  private let members: [Member]

  /// A command by its name, declared when it is asked for.
  private struct Member: Sendable {
    let name: String
    let declare: @Sendable () -> CommandDeclaration
  }

  /// Declares a group.
  public init(_ title: String, _ commands: [CommandDeclaration]) {
    self.title = title
    members = commands.map { command in Member(name: command.name) { command } }
  }

  /// Declares a group of commands that are declared only when they are asked for, so that a start
  /// of a tool with many commands makes the one it runs.
  ///
  /// - Parameters:
  ///   - title: The title above the list.
  ///   - commands: The commands under their names, in the order in which they are listed.
  public init(
    _ title: String,
    declaring commands: KeyValuePairs<String, @Sendable () -> CommandDeclaration>
  ) {
    self.title = title
    members = commands.map { Member(name: $0.key, declare: $0.value) }
  }

  /// The commands, in the order in which they are listed.
  public var commands: [CommandDeclaration] { members.map { $0.declare() } }

  /// The names under which the commands are found, in the same order.
  public var names: [String] { members.map(\.name) }

  /// The command with a name, found without declaring the others.
  func command(named name: String) -> CommandDeclaration? {
    members.first { $0.name == name }?.declare()
  }
}
