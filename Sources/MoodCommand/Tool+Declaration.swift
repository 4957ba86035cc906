public import CommandLineKit
internal import WellbeingKit

extension Tool {
  /// The whole tool in one value: parsing and help are made from it.
  public static let declaration: ToolDeclaration = {
    ToolDeclaration(
      name: "mood",
      version: "0.1.0",
      summary: "a journal of how you feel",
      discussion: """
        Check in with how you feel, import your calendar, and read a weekly reflection that joins \
        the two. Everything stays in one file on your computer, readable by you alone.
        """,
      examples: [
        Example("mood demo", "See what it does, on an example week."),
        Example("mood log 😊 -a work", "Check in."),
        Example("mood report", "Reflect on the week."),
      ],
      globalOptions: [
        OptionDeclaration(
          "journal",
          value: "PATH",
          help: "Use this journal instead of your own.",
          values: .file
        ),
        OptionDeclaration("json", help: "Print data as JSON, for programs."),
        OptionDeclaration("zone", value: "ZONE", help: "Your time zone, as Europe/Berlin."),
        OptionDeclaration("no-color", help: "Print without colour."),
        OptionDeclaration("no-input", help: "Never ask; fail instead."),
        OptionDeclaration("quiet", help: "Print nothing but data and errors."),
      ],
      groups: [
        CommandGroup(
          "Check in",
          declaring: [
            "log": { LogCommand.declaration },
            "list": { ListCommand.declaration },
            "show": { ShowCommand.declaration },
            "edit": { EditCommand.declaration },
            "delete": { DeleteCommand.declaration },
          ]
        ),
        CommandGroup(
          "Reflect",
          declaring: [
            "report": { ReportCommand.declaration },
            "patterns": { PatternsCommand.declaration },
            "pixels": { PixelsCommand.declaration },
            "stats": { StatsCommand.declaration },
            "watch": { WatchCommand.declaration },
            "calendar": { CalendarCommand.declaration },
            "pending": { PendingCommand.declaration },
            "due": { DueCommand.declaration },
            "remind": { RemindCommand.declaration },
          ]
        ),
        CommandGroup(
          "Move",
          declaring: [
            "import": { ImportCommand.declaration },
            "export": { ExportCommand.declaration },
          ]
        ),
        CommandGroup(
          "Questionnaires",
          declaring: [
            "take": { TakeCommand.declaration },
            "score": { ScoreCommand.declaration },
            "assessments": { AssessmentsCommand.declaration },
            "questionnaires": { QuestionnairesCommand.declaration },
          ]
        ),
        CommandGroup(
          "Keep",
          declaring: [
            "backup": { BackupCommand.declaration },
            "restore": { RestoreCommand.declaration },
            "verify": { VerifyCommand.declaration },
            "undo": { UndoCommand.declaration },
            "redo": { RedoCommand.declaration },
            "history": { HistoryCommand.declaration },
            "config": { ConfigCommand.declaration },
            "completions": { CompletionsCommand.declaration },
            "complete": { CompleteCommand.declaration },
            "man": { ManCommand.declaration },
            "demo": { DemoCommand.declaration },
          ]
        ),
      ],
      topics: HelpTopics.all,
      environment: [
        EnvironmentVariable("MOOD_JOURNAL", help: "The journal, unless --journal names another."),
        EnvironmentVariable("MOOD_EDITOR", help: "The editor, before VISUAL and EDITOR."),
        EnvironmentVariable("TZ", help: "The time zone, after --zone and the setting 'zone'."),
        EnvironmentVariable("NO_COLOR", help: "Set to anything: no colour."),
      ],
      exitCodes: ExitStatus.meanings.map { ExitCode($0.status, $0.meaning) }
    )
  }()

  /// Every command that can be run, by its path; one look-up a run is not worth a hash table.
  static let commands: KeyValuePairs<[String], any Command.Type> = [
    ["log"]: LogCommand.self,
    ["list"]: ListCommand.self,
    ["show"]: ShowCommand.self,
    ["edit"]: EditCommand.self,
    ["delete"]: DeleteCommand.self,
    ["undo"]: UndoCommand.self,
    ["redo"]: RedoCommand.self,
    ["history"]: HistoryCommand.self,
    ["calendar", "import"]: CalendarImportCommand.self,
    ["calendar", "list"]: CalendarListCommand.self,
    ["calendar", "events"]: CalendarEventsCommand.self,
    ["calendar", "export"]: CalendarExportCommand.self,
    ["calendar", "remove"]: CalendarRemoveCommand.self,
    ["pending"]: PendingCommand.self,
    ["due"]: DueCommand.self,
    ["remind", "install"]: RemindInstallCommand.self,
    ["remind", "remove"]: RemindRemoveCommand.self,
    ["completions"]: CompletionsCommand.self,
    ["complete"]: CompleteCommand.self,
    ["man"]: ManCommand.self,
    ["report"]: ReportCommand.self,
    ["patterns"]: PatternsCommand.self,
    ["pixels"]: PixelsCommand.self,
    ["stats"]: StatsCommand.self,
    ["take"]: TakeCommand.self,
    ["score"]: ScoreCommand.self,
    ["assessments"]: AssessmentsCommand.self,
    ["questionnaires"]: QuestionnairesCommand.self,
    ["watch"]: WatchCommand.self,
    ["import"]: ImportCommand.self,
    ["export"]: ExportCommand.self,
    ["backup"]: BackupCommand.self,
    ["restore"]: RestoreCommand.self,
    ["verify"]: VerifyCommand.self,
    ["demo"]: DemoCommand.self,
    ["config", "get"]: ConfigGetCommand.self,
    ["config", "set"]: ConfigSetCommand.self,
    ["config", "unset"]: ConfigUnsetCommand.self,
    ["config", "list"]: ConfigListCommand.self,
    ["config", "edit"]: ConfigEditCommand.self,
    ["config", "path"]: ConfigPathCommand.self,
  ]
}
