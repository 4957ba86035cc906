// swift-tools-version: 6.2
import PackageDescription

/// One list for every Swift target: the language rules this project holds itself to.
let languageRules: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A library target under the shared language rules.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: languageRules)
}

/// A test target under the shared language rules; every one may use the test support.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies + ["TestSupport"],
    swiftSettings: languageRules
  )
}

let package = Package(
  name: "Wellbeing",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WellbeingKit", targets: ["WellbeingKit"]),
    .executable(name: "mood", targets: ["mood"]),
  ],
  targets: [
    // The boundary to C.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(name: "CQuestionnaires"),

    // Values and pure functions.
    library("CivilTime"),
    library("WellbeingModel", ["CivilTime"]),
    library("WellbeingQuestionnaires", ["CQuestionnaires", "CivilTime", "WellbeingModel"]),
    library("ICalendar", ["CivilTime"]),
    library("WellbeingInsights", ["CivilTime", "WellbeingModel"]),
    library("WellbeingReports", ["CivilTime", "WellbeingInsights", "WellbeingModel"]),

    // Files that samples are exchanged in.
    library("WellbeingExchange", ["CivilTime", "WellbeingModel"]),
    library("FHIRRecords", ["CivilTime", "WellbeingModel", "WellbeingQuestionnaires"]),

    // The journal on disk.
    library("WellbeingStore", ["CSQLite", "CivilTime", "ICalendar", "WellbeingModel"]),

    // What people import.
    library(
      "WellbeingKit",
      [
        "CivilTime", "FHIRRecords", "ICalendar", "WellbeingExchange", "WellbeingInsights",
        "WellbeingModel", "WellbeingQuestionnaires", "WellbeingReports", "WellbeingStore",
      ]
    ),

    // The command.
    .target(name: "CDemo", exclude: ["office.ics", "home.ics", "check-ins.txt"]),
    library("CommandLineKit"),
    library("MoodCommand", ["CDemo", "CommandLineKit", "WellbeingKit"]),
    .executableTarget(
      name: "mood",
      dependencies: ["CommandLineKit", "MoodCommand"],
      swiftSettings: languageRules
    ),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["CivilTime", "WellbeingModel"],
      path: "Tests/TestSupport",
      swiftSettings: languageRules
    ),
    .executableTarget(
      name: "mood-benchmarks",
      dependencies: ["TestSupport", "WellbeingKit", "benchmark-comparison", "mood"],
      path: "Tests/Benchmarks",
      exclude: ["CComparison"],
      swiftSettings: languageRules
    ),
    .executableTarget(
      name: "benchmark-comparison",
      dependencies: ["CSQLite"],
      path: "Tests/Benchmarks/CComparison",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .executableTarget(
      name: "fuzz-calendar",
      dependencies: ["CivilTime", "ICalendar", "TestSupport"],
      path: "Tests/Fuzzing",
      swiftSettings: languageRules
    ),
    tests("CivilTimeTests", ["CivilTime"]),
    tests("WellbeingModelTests", ["CivilTime", "WellbeingModel"]),
    tests(
      "WellbeingQuestionnairesTests",
      ["CQuestionnaires", "CivilTime", "WellbeingModel", "WellbeingQuestionnaires"]
    ),
    tests("ICalendarTests", ["CivilTime", "ICalendar"]),
    tests("WellbeingStoreTests", ["CivilTime", "ICalendar", "WellbeingModel", "WellbeingStore"]),
    tests("WellbeingInsightsTests", ["CivilTime", "WellbeingInsights", "WellbeingModel"]),
    tests(
      "WellbeingReportsTests",
      ["CivilTime", "WellbeingInsights", "WellbeingModel", "WellbeingReports"]
    ),
    tests("WellbeingExchangeTests", ["CivilTime", "WellbeingExchange", "WellbeingModel"]),
    tests(
      "FHIRRecordsTests",
      ["CivilTime", "FHIRRecords", "WellbeingModel", "WellbeingQuestionnaires"]
    ),
    tests("WellbeingKitTests", ["WellbeingKit"]),
    tests("CommandLineKitTests", ["CommandLineKit"]),
    tests("MoodCommandTests", ["CommandLineKit", "MoodCommand", "WellbeingKit"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
