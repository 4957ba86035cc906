import Foundation

/// Several programs that do the same job, run in turn, so that whatever else the computer does
/// slows all of them alike.
struct Contest {
  /// One of the programs.
  struct Entrant {
    var name: String
    var command: [String]

    /// A file that the program makes and that must not be there before; nil for none.
    var newFile: URL?
  }

  /// The job.
  var title: String

  /// The programs; the first is the one that the others are compared to.
  var entrants: [Entrant]

  /// Runs everything in turn and prints a table of medians.
  ///
  /// A ratio is the median of the ratios in each round, which holds when the speed of the computer
  /// drifts.
  ///
  /// - Parameter rounds: How many rounds count; one more comes first and does not.
  /// - Throws: `BenchmarkError` when a program fails.
  func run(rounds: Int) throws {
    var runs = [[ProcessRun]](repeating: [], count: entrants.count)
    for round in 0...rounds {
      for (index, entrant) in entrants.enumerated() {
        if let file = entrant.newFile { try? FileManager.default.removeItem(at: file) }
        let run = try ProcessRun.measure(entrant.command)
        if round > 0 { runs[index].append(run) }
      }
    }
    print("\n\(title), \(rounds) rounds")
    var table = Table(["program", "wall ms", "ratio", "cpu ms", "cpu ratio"])
    for (index, entrant) in entrants.enumerated() {
      let own = runs[index]
      table.add([
        entrant.name,
        (own.map(\.wall).median * 1000).text(2),
        zip(own, runs[0]).map { $0.wall / $1.wall }.median.text(2),
        (own.map(\.processor).median * 1000).text(2),
        (own.map(\.processor).median / runs[0].map(\.processor).median).text(2),
      ])
    }
    table.print()
    // A benchmark takes minutes; whoever watches the file wants each table when it is there.
    fflush(nil)
  }
}

extension [Double] {
  /// The value in the middle; zero of nothing.
  var median: Double {
    isEmpty ? 0 : sorted()[count / 2]
  }
}
