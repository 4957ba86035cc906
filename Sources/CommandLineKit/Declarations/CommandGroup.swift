/// Commands that help lists together under one title.
public struct CommandGroup: Hashable, Sendable {
  /// The title above the list.
  public var title: String

  /// The commands, in the order in which they are listed.
  public var commands: [CommandDeclaration]

  /// Declares a group.
  public init(_ title: String, _ commands: [CommandDeclaration]) {
    self.title = title
    self.commands = commands
  }
}
